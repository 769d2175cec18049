import { MAX_RATE } from '../../rules/coinFlip/coin';
import { endedByStep } from '../kit/solo/ladder';
import { soloMachine } from '../kit/solo/machine';
import type { SoloGame } from '../kit/solo/types';
import type { CoinFlipCue, CoinFlipKinds, CoinFlipRound } from './types';

/**
 * How long the coin is in the air, ms: which side it falls on is not told before it lies. Equal to what scenes/coinFlip/tuning.json says; a test holds
 * them together.
 */
export const TOSS_MS = 1_160;

/** How long a result stands before the next round may begin, ms. */
const REST_MS = 900;

/** Whether a flip hit the side that was named. */
export const isRight = ({ select, side }: CoinFlipRound['flips'][number]): boolean => select === side;

/** The flips that were right, in their order. */
export const rightFlips = ({ flips }: Pick<CoinFlipRound, 'flips'>): CoinFlipRound['flips'] => flips.filter(isRight);

/** What happened on the table between two pictures of a round. */
export function coinFlipCues(
  before: Pick<CoinFlipRound, 'flips'> | null,
  after: Pick<CoinFlipRound, 'flips' | 'status'>,
): readonly CoinFlipCue[] {
  const cues: CoinFlipCue[] = before === null && after.flips.length === 0 ? [{ type: 'stake' }] : [];
  // More than one flip is a round that went on elsewhere: only the last one is told.
  const index = after.flips.length - 1;
  const flip = after.flips[index];
  if (before !== null && index >= before.flips.length && flip !== undefined)
    cues.push({ type: 'flip', index, side: flip.side, right: isRight(flip) });
  if (after.status === 'won') cues.push({ type: 'cash' });
  return cues;
}

export const coinFlipGame: SoloGame<CoinFlipKinds> = {
  id: 'coinFlip',
  steps: ({ flips }) => flips.length,
  // A cash-out tosses no coin.
  revealMs: (round) => (endedByStep(round, MAX_RATE) ? TOSS_MS : 0),
  restMs: () => REST_MS,
  cues: coinFlipCues,
};

/** The coin flip room: Ready, then Process until a wrong flip or the cash-out. */
export const coinFlipMachine = soloMachine(coinFlipGame);
