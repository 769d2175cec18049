import { RATE_ONE, type Rate } from '../../../../rules/money';
import { returnOf, type RollerGuess, rollerRate } from '../../../../rules/roller/roller';

/** One choice: what it pays, how often it wins and what it returns, both 0 to 1. */
export interface RollerChoice extends RollerGuess {
  readonly rate: Rate;
  readonly chance: number;
  readonly rtp: number;
}

/** From nearly always to nearly never, to both ends of the scale. */
const GUESSES: readonly RollerGuess[] = [
  { choose: 98_019, isHigher: false },
  { choose: 50_000, isHigher: true },
  { choose: 50_000, isHigher: false },
  { choose: 90_000, isHigher: true },
  { choose: 99_000, isHigher: true },
  { choose: 1_000, isHigher: false },
  { choose: 99_990, isHigher: true },
  { choose: 10, isHigher: false },
];

/** Computed by counting the draws of each (rules/roller). */
export const ROLLER_CHOICES: readonly RollerChoice[] = GUESSES.flatMap((guess) => {
  const rate = rollerRate(guess);
  const rtp = returnOf(guess);
  return rate === null || rtp === null ? [] : [{ ...guess, rate, rtp, chance: (rtp * RATE_ONE) / rate }];
});
