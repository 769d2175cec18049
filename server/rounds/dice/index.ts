import { DICE_HISTORY_SIZE } from '../../../contract/constants';
import { DICE_FACES, diceCalls, type DiceFace, type DiceRoll, diceStreams } from '../../../contract/dice';
import { diceRules } from '../../engines/dice/rules';
import type { Outcome } from '../../engines/pool/types';
import { poolServerGame } from '../pool/manifest';
import { type PoolTable, wholeEnd } from '../pool/table';

const faceOf = (face: number | undefined): DiceFace => DICE_FACES[face ?? 0] ?? 0;
const rollOf = ([a, b, c]: Outcome): DiceRoll => [faceOf(a), faceOf(b), faceOf(c)];

/** Dice on the wire: pools are faces, the result is what the three dice show. */
const table: PoolTable<DiceFace, DiceRoll> = {
  rules: diceRules,
  chain: 'dice',
  pools: DICE_FACES,
  streams: diceStreams,
  favourites: [1, 1, 1, 1, 1, 1],
  historySize: DICE_HISTORY_SIZE + 1,
  resultOf: rollOf,
  resultFields: (outcome) => ({ result: rollOf(outcome) }),
  endOf: (start) => wholeEnd(start, { result: rollOf(start.outcome) }),
};

/** Dice (first document, sections 4 and 7). */
export const dice = poolServerGame('dice', table, {
  calls: diceCalls,
  round: ({ begun, earlier, range }) => ({
    ...(begun ? { result: rollOf(begun.outcome) } : {}),
    history: earlier
      .slice(0, DICE_HISTORY_SIZE)
      .map(({ roundId, outcome }) => ({ uuid: roundId, result: rollOf(outcome) })),
    betAmountRange: range,
  }),
  lobby: (part, history) => ({ game: 'dice', ...part, history: history.slice(0, DICE_HISTORY_SIZE) }),
  record: ({ outcome, before }) => ({
    result: rollOf(outcome),
    history: before.slice(0, DICE_HISTORY_SIZE).map((drawn) => rollOf(drawn.outcome)),
  }),
});
