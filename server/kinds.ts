import { ACCOUNT_KINDS } from './accounts/kinds';
import { INBOX_KINDS } from './inbox/kinds';
import { ROUND_KINDS } from './rounds/kinds';

/** Everything that the house books, by kind. */
export const KINDS = { ...ACCOUNT_KINDS, ...INBOX_KINDS, ...ROUND_KINDS } as const;
