import type { Kinds } from '../ports';

/** What a mail brings, once it is read. */
export const INBOX_KINDS = { gift: { house: 'gift', group: 'bonus', gives: 'main' } } as const satisfies Kinds;
