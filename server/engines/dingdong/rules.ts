import { DINGDONG_AGAIN_MS, DINGDONG_RUN_MS, DINGDONG_SHOWN_MS } from '../../../contract/constants';
import { DINGDONG_SELECTIONS } from '../../../contract/dingdong';
import { CODE } from '../../../contract/errors';
import { PAYOUTS, runRing } from '../../../rules/dingdong/ring';
import { RATE_ONE } from '../../../rules/money';
import { counted } from '../pool/counted';

/** AGAIN among the stops of an outcome: the number after the last pool's. */
export const AGAIN = DINGDONG_SELECTIONS.length;

const rateOf = (pool: number): number => {
  const selection = DINGDONG_SELECTIONS[pool];
  return selection === undefined ? 0 : PAYOUTS[selection];
};

/**
 * Dingdong: seven selections on a ring (READINGS, Dingdong). The outcome are the stops of all its runs, the last of which is paid: any
 * AGAIN before it only lets the ring run once more. A pool by itself takes no more than could win the most that a round may pay, a bet no more
 * than every pool takes.
 */
export const dingdongRules = counted({
  game: 'dingdong',
  pools: DINGDONG_SELECTIONS.length,
  startedCode: CODE.dingdongStarted,
  runMs: DINGDONG_RUN_MS,
  againMs: DINGDONG_AGAIN_MS,
  shownMs: DINGDONG_SHOWN_MS,
  draw: (draws) =>
    runRing(draws.floats()).map((stop) => (stop === 'AGAIN' ? AGAIN : DINGDONG_SELECTIONS.indexOf(stop))),
  runsOf: (outcome) => outcome.length,
  settle: (pool, outcome) => (outcome.at(-1) === pool ? rateOf(pool) : 0),
  limitsOf(pool, { limits, maxProfit }) {
    const winning = (maxProfit * BigInt(RATE_ONE)) / BigInt(rateOf(pool) - RATE_ONE);
    const most = winning < limits.min ? limits.min : winning;
    return { min: limits.min, max: most < limits.max ? most : limits.max };
  },
});
