import type { Translation } from '#lib/core/message.ts';
import type { screens as en } from './screens-en.ts';

export const screens = {} satisfies Translation<typeof en>;
