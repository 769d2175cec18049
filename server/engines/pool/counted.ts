import { POOL_BETTING_MS, POOL_MAX_BETS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import type { Refusal } from '../kit/effects';
import type { PoolRules } from './types';

const UNKNOWN_POOL: Refusal = { code: CODE.parameter, params: { field: 'pool' } };

type Shared = 'feed' | 'maxBets' | 'notYet' | 'winsAlone' | 'calendar' | 'bettingMs' | 'closedMs' | 'faultOf';

/** The rules of a room like roulette, dice and dingdong: one feed of counted rounds, a bet on one pool, a draw at the close. */
export const counted = (own: Omit<PoolRules, Shared>): PoolRules => ({
  ...own,
  feed: 0,
  maxBets: POOL_MAX_BETS,
  notYet: { code: CODE.parameter, params: { field: 'roundId' } },
  winsAlone: false,
  calendar: null,
  bettingMs: POOL_BETTING_MS,
  closedMs: 0,
  faultOf: ([pool = -1, ...more]) =>
    more.length === 0 && Number.isInteger(pool) && pool >= 0 && pool < own.pools ? null : UNKNOWN_POOL,
});
