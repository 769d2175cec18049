import { ROULETTE_HISTORY_SIZE } from '../../../contract/constants';
import { ROULETTE_TEAMS, rouletteCalls, rouletteStreams, type RouletteTeam } from '../../../contract/roulette';
import type { CallReply } from '../../../contract/wire';
import { rouletteRules } from '../../engines/roulette/rules';
import type { Outcome } from '../../engines/pool/types';
import { fromSen } from '../../../rules/money';
import { bind } from '../../ports';
import type { HouseRoom, RoomDeps } from '../deps';
import type { Leadership } from '../leader';
import { createPoolRoom } from '../pool/room';
import type { PoolTable } from '../pool/table';
import { before, begunOf } from '../pool/view';

const pocketOf = ([pocket = 0]: Outcome): number => pocket;

/** Roulette on the wire: teams by name, the result is the pocket. */
export const roulette: PoolTable<RouletteTeam, number> = {
  rules: rouletteRules,
  pools: ROULETTE_TEAMS,
  streams: rouletteStreams,
  favourites: [9, 2, 9],
  historySize: ROULETTE_HISTORY_SIZE,
  resultOf: pocketOf,
  resultFields: (outcome) => ({ resultNumber: pocketOf(outcome) }),
  endOf: ({ roundId, outcome, course: { stopTime, endTime }, revealed, publicSeed, curTime }) => ({
    roundId,
    resultNumber: pocketOf(outcome),
    salt: revealed.serverSeed,
    rand: revealed.digest,
    publicSeed,
    stopTime,
    endTime,
    curTime,
  }),
};

/** The roulette room (first document, sections 4 and 7, Roulette). */
export function createRouletteRoom(deps: RoomDeps, leadership: Leadership): HouseRoom {
  const { curRound, bet, pastRound, myHistory } = rouletteCalls;
  return createPoolRoom(deps, leadership, roulette, {
    calls: (desk) => [
      bind(curRound, async (_, caller) => {
        const live = desk.live();
        const { limits } = live.writer.state.settings;
        const begun = begunOf(live, deps.clock.now());
        return {
          ...desk.round(caller),
          ...(begun ? { resultNumber: pocketOf(begun.outcome) } : {}),
          historyNumbers: before(live).map(({ outcome }) => pocketOf(outcome)),
          betAmountRange: { min: fromSen(limits.min), max: fromSen(limits.max) },
        };
      }),
      bind(bet, (req, caller) => desk.bet<CallReply<typeof bet>>(bet.route, req, caller)),
      bind(pastRound, (page) => desk.past(page)),
      bind(myHistory, (page, caller) => desk.mine(page, caller)),
    ],
    lobby: (part, history) => ({ game: 'roulette', ...part, history: [...history] }),
  });
}
