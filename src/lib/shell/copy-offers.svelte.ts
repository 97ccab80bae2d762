import {
	addTerms,
	compareTerms,
	copyOf,
	termsOf,
	type Comparison,
	type Terms
} from '#lib/data/copies.ts';
import { readFragment, type LinkProblem } from '#lib/data/copy-link.ts';
import type { CellarerFile } from '#lib/data/file-format.ts';

/** Whose words stand where both copies say something. */
export type Preference = 'mine' | 'theirs';

/** Another's copy of the box, before anything of it is taken over. */
export interface Offer {
	readonly from: 'file' | 'link';
	readonly mine: Terms;
	readonly theirs: Terms;
	readonly comparison: Comparison;
}

export type LinkResult =
	| { readonly kind: LinkProblem | 'empty' | 'allHere' | 'declined' }
	| { readonly kind: 'taken'; readonly before: Terms };

/** Asks the owner about copies that come from elsewhere, one at a time. */
export class CopyOffers {
	readonly #game: string;
	#offer = $state.raw<Offer | undefined>();
	#answered: ((answer: Preference | undefined) => void) | undefined;

	constructor(game: string) {
		this.#game = game;
	}

	get current(): Offer | undefined {
		return this.#offer;
	}

	/** Without an answer, everything stays as it is. */
	answer(answer?: Preference): void {
		this.#offer = undefined;
		this.#answered?.(answer);
		this.#answered = undefined;
	}

	/** The file as the owner wants it merged; undefined if not at all. */
	async inFile(content: CellarerFile): Promise<CellarerFile | undefined> {
		const [own, others] = [
			content.copies.filter(({ game }) => game === this.#game),
			content.copies.filter(({ game }) => game !== this.#game)
		];
		const theirs = Object.fromEntries(own.flatMap(({ terms }) => Object.entries(terms)));
		const offer = await this.#compared('file', theirs);
		if (isAllHere(offer)) return content;
		const answer = await this.#ask(offer);
		if (answer === undefined) return undefined;
		const terms = answer === 'mine' ? { ...theirs, ...offer.mine } : theirs;
		// Merging prefers the later word, and this is the owner's last, whatever the clocks say.
		const before = (await copyOf(this.#game))?.updatedAt ?? 0;
		const updatedAt = Math.max(Date.now(), before + 1);
		return { ...content, copies: [...others, { game: this.#game, updatedAt, terms }] };
	}

	async inLink(fragment: string): Promise<LinkResult> {
		const theirs = await readFragment(fragment);
		if (typeof theirs === 'string') return { kind: theirs };
		if (Object.keys(theirs).length === 0) return { kind: 'empty' };
		const offer = await this.#compared('link', theirs);
		if (isAllHere(offer)) return { kind: 'allHere' };
		const answer = await this.#ask(offer);
		if (answer === undefined) return { kind: 'declined' };
		await addTerms(this.#game, theirs, answer);
		return { kind: 'taken', before: offer.mine };
	}

	async #compared(from: Offer['from'], theirs: Terms): Promise<Offer> {
		const mine = await termsOf(this.#game);
		return { from, mine, theirs, comparison: compareTerms(mine, theirs) };
	}

	#ask(offer: Offer): Promise<Preference | undefined> {
		// A second link while the first is still on the table: the first is left.
		this.answer();
		this.#offer = offer;
		return new Promise((answered) => (this.#answered = answered));
	}
}

function isAllHere({ comparison }: Offer): boolean {
	return comparison.added.length + comparison.different.length === 0;
}
