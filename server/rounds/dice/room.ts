import { DICE_HISTORY_SIZE } from '../../../contract/constants';
import { DICE_FACES, diceCalls, type DiceFace, type DiceRoll, diceStreams } from '../../../contract/dice';
import type { CallReply } from '../../../contract/wire';
import { diceRules } from '../../engines/dice/rules';
import type { Outcome } from '../../engines/pool/types';
import { fromSen } from '../../../rules/money';
import { bind } from '../../ports';
import type { HouseRoom, RoomDeps } from '../deps';
import type { Leadership } from '../leader';
import { createPoolRoom } from '../pool/room';
import type { PoolTable } from '../pool/table';
import { before, begunOf } from '../pool/view';

const faceOf = (face: number | undefined): DiceFace => DICE_FACES[face ?? 0] ?? 0;
const rollOf = ([a, b, c]: Outcome): DiceRoll => [faceOf(a), faceOf(b), faceOf(c)];

/** Dice on the wire: pools are faces, the result is what the three dice show. */
export const dice: PoolTable<DiceFace, DiceRoll> = {
  rules: diceRules,
  pools: DICE_FACES,
  streams: diceStreams,
  favourites: [1, 1, 1, 1, 1, 1],
  historySize: DICE_HISTORY_SIZE + 1,
  resultOf: rollOf,
  resultFields: (outcome) => ({ result: rollOf(outcome) }),
  endOf: ({ roundId, outcome, course: { stopTime, endTime }, revealed, publicSeed, curTime }) => ({
    roundId,
    result: rollOf(outcome),
    salt: revealed.serverSeed,
    rand: revealed.digest,
    publicSeed,
    stopTime,
    endTime,
    curTime,
  }),
};

/** The dice room (first document, sections 4 and 7, Dice). */
export function createDiceRoom(deps: RoomDeps, leadership: Leadership): HouseRoom {
  const { curRound, bet, pastRound, myHistory } = diceCalls;
  return createPoolRoom(deps, leadership, dice, {
    calls: (desk) => [
      bind(curRound, async (_, caller) => {
        const live = desk.live();
        const { limits } = live.writer.state.settings;
        const begun = begunOf(live, deps.clock.now());
        return {
          ...desk.round(caller),
          ...(begun ? { result: rollOf(begun.outcome) } : {}),
          history: before(live)
            .slice(0, DICE_HISTORY_SIZE)
            .map(({ roundId, outcome }) => ({ uuid: roundId, result: rollOf(outcome) })),
          betAmountRange: { min: fromSen(limits.min), max: fromSen(limits.max) },
        };
      }),
      bind(bet, (req, caller) => desk.bet<CallReply<typeof bet>>(bet.route, req, caller)),
      bind(pastRound, (page) => desk.past(page)),
      bind(myHistory, (page, caller) => desk.mine(page, caller)),
    ],
    lobby: (part, history) => ({ game: 'dice', ...part, history: history.slice(0, DICE_HISTORY_SIZE) }),
  });
}
