/** The roulette room's wire as its machine takes it. */
import { ROULETTE_RUN_MS } from '../../contract/constants';
import { ROULETTE_TEAMS, type RouletteEnd, type RouletteRound, type RouletteTeam } from '../../contract/roulette';
import { endOf, onlyRun, snapshotOf } from '../kit/pool/wire';
import type { PastDraw, PoolEnd, PoolSnapshot } from '../kit/pool/types';

/** The reply of `curRound`. The strip has numbers only: they are told apart by how long ago they were drawn before this round. */
export const snapshotFrom = (round: RouletteRound): PoolSnapshot<RouletteTeam, number> =>
  snapshotOf(round, {
    pools: ROULETTE_TEAMS,
    runs: onlyRun(round, round.resultNumber),
    history: round.historyNumbers.map((draw, i): PastDraw<number> => ({
      key: `${BigInt(round.roundId) - BigInt(i + 1)}-0`,
      draw,
    })),
    limits: ROULETTE_TEAMS.map(() => round.betAmountRange),
  });

export const endFrom = (end: RouletteEnd): PoolEnd<number> => endOf(end, end.resultNumber, ROULETTE_RUN_MS);
