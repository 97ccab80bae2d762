import type { Value } from '../rules/data.ts';

/** The arched frame that every portrait stands in. */
export const niche = 'M4 97V46C4 20 24 3 50 3s46 17 46 43v51Z';

/** What a build does to a face and to shoulders, from the middle of a 100 × 100 square. */
interface Build {
	/** Half the width of the face at the cheeks, and how round the jaw is. */
	readonly cheek: number;
	readonly jaw: number;
	readonly chin: number;
	readonly neck: number;
	readonly shoulder: number;
	/** Where the shoulders begin to fall, and how steeply. */
	readonly slope: number;
	readonly eye: number;
	/** The hood's width beyond the cheeks, and its point. */
	readonly hood: number;
	readonly point: number;
	readonly beard: number;
}

const builds: Readonly<Record<Value<'build'> | 'unset', Build>> = {
	fat: {
		cheek: 22,
		jaw: 21,
		chin: 58,
		neck: 15,
		shoulder: 50,
		slope: 66,
		eye: 8,
		hood: 9,
		point: 7,
		beard: 10
	},
	unset: {
		cheek: 17,
		jaw: 12,
		chin: 58,
		neck: 8,
		shoulder: 38,
		slope: 74,
		eye: 6.5,
		hood: 9,
		point: 5,
		beard: 11
	},
	thin: {
		cheek: 13,
		jaw: 6,
		chin: 60,
		neck: 5.5,
		shoulder: 27,
		slope: 80,
		eye: 5.2,
		hood: 8,
		point: 2,
		beard: 13
	}
};

/** Draws both halves: each point of the left one is mirrored for the right one. */
function half(build: Build) {
	return { ...build, left: (by: number) => 50 - by, right: (by: number) => 50 + by };
}

export interface Shapes {
	readonly face: string;
	/** The forehead is under the hood. */
	readonly hoodedFace: string;
	readonly doubleChin: string;
	readonly neck: string;
	readonly ears: string;
	readonly habit: string;
	readonly folds: string;
	readonly collar: string;
	readonly hood: string;
	readonly opening: string;
	/** What the hood throws on the forehead. */
	readonly shadow: string;
	readonly hair: string;
	readonly crown: string;
	readonly beard: string;
	readonly strands: string;
	readonly cheeks: string;
	readonly nose: string;
	readonly eye: number;
}

export function shapesOf(build: Value<'build'> | undefined): Shapes {
	const b = half(builds[build ?? 'unset']);
	const { left: l, right: r, cheek: w, jaw: j, chin, neck: n, shoulder: s, slope } = b;
	const o = w + 2.5;
	const h = w + b.hood;
	const tip = chin + b.beard;
	return {
		face: `M50 16C${l(w * 0.75)} 16 ${l(w)} 25 ${l(w)} 38C${l(w)} ${chin - 8} ${l(j)} ${chin} 50 ${chin}C${r(j)} ${chin} ${r(w)} ${chin - 8} ${r(w)} 38C${r(w)} 25 ${r(w * 0.75)} 16 50 16Z`,
		doubleChin: `M${l(w * 0.72)} 50C${l(w * 0.72)} 58 ${l(j * 0.5)} ${chin + 6.5} 50 ${chin + 6.5}C${r(j * 0.5)} ${chin + 6.5} ${r(w * 0.72)} 58 ${r(w * 0.72)} 50Z`,
		neck: `M${l(n)} 50V68H${r(n)}V50Z`,
		ears: `M${l(w - 1)} 36q-5-2-4.5 3 .5 5.5 4.5 6ZM${r(w - 1)} 36q5-2 4.5 3-.5 5.5-4.5 6Z`,
		habit: `M${l(s)} 104C${l(s)} ${slope + 6} ${l(s * 0.7)} ${slope - 4} ${l(n + 2)} 64H${r(n + 2)}C${r(s * 0.7)} ${slope - 4} ${r(s)} ${slope + 6} ${r(s)} 104Z`,
		folds: `M${l(s * 0.62)} 100q-1-8 2-14M${r(s * 0.62)} 100q1-8-2-14`,
		collar: `M${l(n + 9)} 63C${l(n + 8)} 57 ${l(n + 3)} 56 ${l(n)} 57C${l(n * 0.8)} 64 ${l(n * 0.4)} 66 50 67C${r(n * 0.4)} 66 ${r(n * 0.8)} 64 ${r(n)} 57C${r(n + 3)} 56 ${r(n + 8)} 57 ${r(n + 9)} 63C${r(n + 5)} 71 ${r(n * 0.6)} 74 50 75C${l(n * 0.6)} 74 ${l(n + 5)} 71 ${l(n + 9)} 63Z`,
		hood: `M50 ${b.point}C${l(h * 0.55)} ${b.point + 4} ${l(h)} 20 ${l(h)} 42C${l(h)} 56 ${l(h * 0.9)} 66 ${l(h * 0.5)} 74Q50 80 ${r(h * 0.5)} 74C${r(h * 0.9)} 66 ${r(h)} 56 ${r(h)} 42C${r(h)} 20 ${r(h * 0.55)} ${b.point + 4} 50 ${b.point}Z`,
		opening: `M50 12C${l(o * 0.75)} 12 ${l(o)} 24 ${l(o)} 38C${l(o)} 46 ${l(w)} ${chin - 8} ${l(j)} ${chin - 5}H${r(j)}C${r(w)} ${chin - 8} ${r(o)} 46 ${r(o)} 38C${r(o)} 24 ${r(o * 0.75)} 12 50 12Z`,
		hoodedFace: `M50 20C${l(w * 0.6)} 20 ${l(w)} 25 ${l(w)} 38C${l(w)} ${chin - 8} ${l(j)} ${chin} 50 ${chin}C${r(j)} ${chin} ${r(w)} ${chin - 8} ${r(w)} 38C${r(w)} 25 ${r(w * 0.6)} 20 50 20Z`,
		shadow: `M${l(w)} 38C${l(w)} 25 ${l(w * 0.6)} 20 50 20C${r(w * 0.6)} 20 ${r(w)} 25 ${r(w)} 38C${r(w - 1)} 30 ${r(w * 0.6)} 25 50 25C${l(w * 0.6)} 25 ${l(w - 1)} 30 ${l(w)} 38Z`,
		hair: `M${l(w + 2)} 41C${l(w + 4)} 22 ${l(w * 0.8)} 10 50 10C${r(w * 0.8)} 10 ${r(w + 4)} 22 ${r(w + 2)} 41Q${r(w - 1)} 39 ${r(w - 2.5)} 32Q${r(w * 0.55)} 26.5 ${r(w * 0.3)} 29Q50 26 ${l(w * 0.3)} 29Q${l(w * 0.55)} 26.5 ${l(w - 2.5)} 32Q${l(w - 1)} 39 ${l(w + 2)} 41Z`,
		crown: `M${l(w * 0.66)} 18a${w * 0.66} 6 0 0 1 ${w * 1.32} 0a${w * 0.66} 4 0 0 1-${w * 1.32} 0Z`,
		beard: `M${l(w + 0.5)} 37C${l(w + 2)} ${chin - 4} ${l(j)} ${tip} 50 ${tip}C${r(j)} ${tip} ${r(w + 2)} ${chin - 4} ${r(w + 0.5)} 37C${r(w - 1)} 44 ${r(w * 0.8)} 51 ${r(w * 0.6)} 51.5C${r(w * 0.5)} 49 ${r(w * 0.3)} 45.5 50 46.5C${l(w * 0.3)} 45.5 ${l(w * 0.5)} 49 ${l(w * 0.6)} 51.5C${l(w * 0.8)} 51 ${l(w - 1)} 44 ${l(w + 0.5)} 37Z`,
		strands: `M50 ${tip - 2.5}V${chin}M${l(j * 0.36)} ${tip - 4.5}q-1.5-3-1.5-6M${r(j * 0.36)} ${tip - 4.5}q1.5-3 1.5-6`,
		cheeks:
			build === 'fat'
				? `M${l(w - 3.5)} 43q.5 4.5 4.5 5.500M${r(w - 3.5)} 43q-.5 4.5-4.5 5.5`
				: build === 'thin'
					? `M${l(w - 1.5)} 42q3.5 3 3.5 8.500M${r(w - 1.5)} 42q-3.5 3-3.5 8.5`
					: '',
		nose:
			build === 'fat'
				? 'M48.5 36q-3.5 6-1.5 7.5 3 1.5 6 0 1.5-1.5.500-3'
				: 'M50.5 35l-3.2 8q.5 1.5 4.2.8',
		eye: b.eye
	};
}
