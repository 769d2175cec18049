import { ROULETTE_HISTORY_SIZE } from '../../../contract/constants';
import { ROULETTE_TEAMS, rouletteCalls, rouletteStreams, type RouletteTeam } from '../../../contract/roulette';
import { rouletteRules } from '../../engines/roulette/rules';
import type { Outcome } from '../../engines/pool/types';
import { poolServerGame } from '../pool/manifest';
import { type PoolTable, wholeEnd } from '../pool/table';

const pocketOf = ([pocket = 0]: Outcome): number => pocket;

/** Roulette on the wire: teams by name, the result is the pocket. */
const table: PoolTable<RouletteTeam, number> = {
  rules: rouletteRules,
  chain: 'roulette',
  pools: ROULETTE_TEAMS,
  streams: rouletteStreams,
  favourites: [9, 2, 9],
  historySize: ROULETTE_HISTORY_SIZE,
  resultOf: pocketOf,
  resultFields: (outcome) => ({ resultNumber: pocketOf(outcome) }),
  endOf: (start) => wholeEnd(start, { resultNumber: pocketOf(start.outcome) }),
};

/** Roulette (first document, sections 4 and 7). */
export const roulette = poolServerGame('roulette', table, {
  calls: rouletteCalls,
  round: ({ begun, earlier, range }) => ({
    ...(begun ? { resultNumber: pocketOf(begun.outcome) } : {}),
    historyNumbers: earlier.map(({ outcome }) => pocketOf(outcome)),
    betAmountRange: range,
  }),
  lobby: (part, history) => ({ game: 'roulette', ...part, history: [...history] }),
  record: ({ outcome, before }) => ({
    result: pocketOf(outcome),
    history: before.map((drawn) => pocketOf(drawn.outcome)),
  }),
});
