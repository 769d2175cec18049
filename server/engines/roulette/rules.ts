import { ROULETTE_RUN_MS, ROULETTE_SHOWN_MS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { ROULETTE_TEAMS } from '../../../contract/roulette';
import { pocketOf, settle } from '../../../rules/roulette/wheel';
import { counted } from '../pool/counted';

/** Roulette: three teams, one pocket of fifteen (READINGS, Roulette). The outcome is the pocket. */
export const rouletteRules = counted({
  game: 'roulette',
  pools: ROULETTE_TEAMS.length,
  startedCode: CODE.rouletteStarted,
  runMs: ROULETTE_RUN_MS,
  againMs: 0,
  shownMs: ROULETTE_SHOWN_MS,
  draw: (draws) => [pocketOf(draws.floats().next().value)],
  runsOf: () => 1,
  settle(pool, [pocket = -1]) {
    const team = ROULETTE_TEAMS[pool];
    return team === undefined ? 0 : settle(team, pocket);
  },
  limitsOf: (_, { limits }) => limits,
});
