import { settings } from '#lib/data/settings.svelte.ts';
import { beep, chime, tick } from '#lib/device/feedback.ts';

/** What a hand feels and an ear hears, if the player wants it. */
export const signals = {
	/** Something was recorded. */
	felt: () => {
		if (settings.values.haptics) tick();
	},
	/** A result. */
	rung: () => {
		if (settings.values.sound) chime();
	},
	/** Another of the last seconds. */
	counted: () => {
		if (settings.values.sound) beep();
		if (settings.values.haptics) tick();
	}
};
