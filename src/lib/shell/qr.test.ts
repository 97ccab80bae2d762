import { describe, expect, it } from 'vitest';
import { mostQrBytes, qrOf } from './qr.ts';

describe('a text as a QR code', () => {
	it('has a quiet zone of four modules and square corners', async () => {
		const code = await qrOf('https://example.org/copy/abbey#v1.abc');
		if (code === undefined) throw new Error('too long');
		expect((code.size - 8 - 17) % 4).toBe(0);
		const starts = [...code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...each]) =>
			each.map(Number)
		);
		for (const [x = 0, y = 0, width = 0] of starts) {
			expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
			expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(code.size - 4);
		}
		// The top edge of a finder pattern: seven dark modules.
		expect(code.path.startsWith('M4 4h7v1h-7z')).toBe(true);
	});

	it('is made as long as it fits, counted in bytes', async () => {
		expect(await qrOf('a'.repeat(mostQrBytes))).toBeDefined();
		expect(await qrOf('a'.repeat(mostQrBytes + 1))).toBeUndefined();
		expect(await qrOf('я'.repeat(mostQrBytes / 2 + 1))).toBeUndefined();
	});
});
