import type { Kinds } from '../ports';

/** Play credit: what an account starts with, and its refills. */
export const ACCOUNT_KINDS = {
  grant: { house: 'grant', group: 'refill', gives: 'main' },
  refill: { house: 'refill', group: 'refill', gives: 'main' },
} as const satisfies Kinds;
