import { CODE } from '../../../contract/errors';
import { guessedRight, resultOf, type RollerGuess, rollerRate } from '../../../rules/roller/roller';
import type { SoloRules } from '../solo/types';

/** The guess and what was rolled. */
export interface RollerBoard extends RollerGuess {
  readonly result: number;
}

/** Roller (READINGS, Roller): over as soon as it began; there is nothing to do in a round. */
export const rollerRules: SoloRules<RollerGuess, RollerBoard, never> = {
  game: 'roller',
  refusal: (guess) => (rollerRate(guess) === null ? { code: CODE.parameter } : null),
  deal: ({ choose, isHigher }, { digest }) => ({ choose, isHigher, result: resultOf(digest) }),
  act: (board) => board,
  stand(board) {
    const rate = rollerRate(board);
    return rate !== null && guessedRight(board, board.result) ? { status: 'won', rate } : { status: 'lost' };
  },
  uncover: (board) => board,
};
