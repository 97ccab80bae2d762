import type { Play } from '#lib/play/play.svelte.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

export type MonasteriumPlay = Play<Event, State>;
