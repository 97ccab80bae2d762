/** The most bytes that are put into one code; beyond it nothing could be read off a phone. */
export const mostQrBytes = 2900;

export interface Qr {
	/** In modules, with the quiet zone that readers need around it. */
	readonly size: number;
	/** The dark modules, row by row. */
	readonly path: string;
}

const quiet = 4;

/** A text as a QR code, or undefined if it is too long. The maker is loaded when it is needed. */
export async function qrOf(text: string): Promise<Qr | undefined> {
	if (new TextEncoder().encode(text).length > mostQrBytes) return undefined;
	const { generate } = await import('lean-qr');
	const code = generate(text);
	const rows = Array.from({ length: code.size }, (_, y) => rowOf(code, y));
	return { size: code.size + 2 * quiet, path: rows.join('') };
}

interface Modules {
	readonly size: number;
	get(x: number, y: number): boolean;
}

/** Neighbours in one stroke, so that no hairline shows between them. */
function rowOf(code: Modules, y: number): string {
	let row = '';
	for (let x = 0; x < code.size; x += 1) {
		const from = x;
		while (x < code.size && code.get(x, y)) x += 1;
		if (x > from) row += `M${from + quiet} ${y + quiet}h${x - from}v1h-${x - from}z`;
	}
	return row;
}
