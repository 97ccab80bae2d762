import { beforeEach } from 'vitest';
import { language } from '#lib/i18n/language.svelte.ts';
import { tableWords } from '#lib/i18n/page-words.ts';

// jsdom draws nothing, and so has neither modal dialogs nor media.
Object.assign(HTMLDialogElement.prototype, {
	showModal(this: HTMLDialogElement) {
		this.open = true;
	},
	close(this: HTMLDialogElement) {
		this.open = false;
	}
});
Object.assign(window, {
	matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false })
});

beforeEach(async () => {
	await language.use('en');
	await tableWords.load();
});
