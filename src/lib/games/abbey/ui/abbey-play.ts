import type { Play } from '#lib/play/play.svelte.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

/** A table of this game on screen. */
export type AbbeyPlay = Play<Event, State>;
