import { ACCOUNT_KINDS } from './accounts/kinds';
import { ROUND_KINDS } from './rounds/kinds';

/** Everything that the house books, by kind. */
export const KINDS = { ...ACCOUNT_KINDS, ...ROUND_KINDS } as const;
