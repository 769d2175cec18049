import { DINGDONG_SELECTIONS } from '../../contract/constants';
import type { DingdongSelection, DingdongStop } from '../../contract/dingdong';
import { type Rate, RATE_ONE } from '../money';

export type { DingdongSelection, DingdongStop };

/** The seven selections, in the order in which the ring's weights are laid out. */
export const SELECTIONS = DINGDONG_SELECTIONS;

/** What each selection returns (READINGS, Dingdong). */
export const PAYOUTS: Readonly<Record<DingdongSelection, Rate>> = {
  CHERRY: 3 * RATE_ONE,
  APPLE: 5 * RATE_ONE,
  MANGO: 6 * RATE_ONE,
  BAMBOO: 8 * RATE_ONE,
  GRAPE: 10 * RATE_ONE,
  STAR: 12 * RATE_ONE,
  DING: 20 * RATE_ONE,
};

/** The ring stops on AGAIN once in so many runs. */
const AGAIN_ONE_IN = 25;

/** 120 divides by every multiplier, so 120 / multiplier is a whole weight proportional to 1 / multiplier. */
const weightOf = (selection: DingdongSelection): number => (120 * RATE_ONE) / PAYOUTS[selection];

const FRUIT_WEIGHT = SELECTIONS.reduce((sum, selection) => sum + weightOf(selection), 0);

/**
 * The weights of the stops, whole numbers in a fixed order: the selections share 24 parts of 25, AGAIN has the last one. READINGS leaves the
 * layout open; a verifier needs one, and this is it.
 */
export const WEIGHTS: readonly (readonly [DingdongStop, number])[] = [
  ...SELECTIONS.map((selection) => [selection, weightOf(selection) * (AGAIN_ONE_IN - 1)] as const),
  ['AGAIN', FRUIT_WEIGHT],
];

/** The sum of the weights: 3175. */
export const WEIGHT_SUM = FRUIT_WEIGHT * AGAIN_ONE_IN;

/** Where one run of the ring stops: the stop whose weights cover floor(float * 3175). */
export function stopOf(float: number): DingdongStop {
  let rest = Math.floor(float * WEIGHT_SUM);
  for (const [stop, weight] of WEIGHTS) {
    if (rest < weight) return stop;
    rest -= weight;
  }
  throw new RangeError(`not a float of a draw: ${float}`);
}

/** All stops of a round, a float each: any number of AGAIN, and last the selection that is paid. */
export function runRing(floats: Iterator<number, unknown>): DingdongStop[] {
  const stops: DingdongStop[] = [];
  for (let next = floats.next(); !next.done; next = floats.next()) {
    const stop = stopOf(next.value);
    stops.push(stop);
    if (stop !== 'AGAIN') break;
  }
  return stops;
}

/** The share of the stakes on a selection that comes back; AGAIN only delays it. */
export function returnOf(selection: DingdongSelection): number {
  return ((weightOf(selection) / FRUIT_WEIGHT) * PAYOUTS[selection]) / RATE_ONE;
}

/** The game's RTP: the least that any selection returns. */
export function rtp(): number {
  return Math.min(...SELECTIONS.map(returnOf));
}
