import { speaker, type Message } from '#lib/core/message.ts';
import type { en } from '../messages/en.ts';

export type Say = Message<typeof en>;
export const say = speaker<typeof en>();
