/** How a toss moves: one choreography on the scene's clock, from the press until the coin lies and its side may be told. */
import { bezier } from '../kit/ease';
import { during, type Timeline } from '../kit/tweens';
import type { CoinFlipTuning } from './tuning';
import type { CoinSide } from './view';

/** Frames of one turn about the x axis, from heads up (assets/src/blend/coin_flip.py). */
export const SPIN_FRAMES = 24;
const HALF = SPIN_FRAMES / 2;
/** The velvet lets go of the coin in this share of its rise. */
const RELEASE = 0.2;

/** What the timeline moves. Heights are shares of the layout's rise. */
export interface TossState {
  /** How far the coin is pressed into the velvet, 0 to 1. */
  press: number;
  lift: number;
  /** How much of all turns is done, 0 to 1. */
  turned: number;
  drift: number;
}

/** The frame in which a side lies up. */
export const frameOfSide = (side: CoinSide): number => (side === 'heads' ? 0 : HALF);

/** Frames from one side to another: whole half turns, at least `turns`, with the right side up at the end. */
export function framesBetween(from: CoinSide, to: CoinSide, turns: number): number {
  const least = Math.round(turns);
  const fits = (least % 2 === 1) === (from !== to);
  return (fits ? least : least + 1) * HALF;
}

/** Until the side may be told, ms. */
export const tossMs = ({ pressMs, upMs, downMs, bounceMs }: CoinFlipTuning['toss']): number =>
  pressMs + upMs + downMs + bounceMs;

/** @param landed runs as the coin touches the velvet for the first time */
export function toss(
  t: Timeline,
  at: TossState,
  { pressMs, upMs, up, downMs, down, bounceMs, bounce }: CoinFlipTuning['toss'],
  landed: () => void,
): void {
  const [rise, fall] = [bezier(up), bezier(down)];
  const top = pressMs + upMs;
  const land = top + downMs;
  Object.assign(at, { press: 0, lift: 0, turned: 0, drift: 0 });
  t.addLabel('press', 0)
    .addLabel('toss', pressMs / 1000)
    .addLabel('fall', top / 1000)
    .addLabel('land', land / 1000);
  during(t, at, 0, pressMs, { press: 1 });
  during(t, at, pressMs, upMs * RELEASE, { press: 0 });
  during(t, at, pressMs, upMs, { lift: 1 }, rise);
  during(t, at, pressMs, upMs, { drift: 1 });
  during(t, at, pressMs, upMs + downMs, { turned: 1 });
  during(t, at, top, downMs, { lift: 0 }, fall);
  during(t, at, top, downMs, { drift: 0 });
  t.call(landed, [], land / 1000);
  during(t, at, land, bounceMs / 2, { lift: bounce }, rise);
  during(t, at, land + bounceMs / 2, bounceMs / 2, { lift: 0 }, fall);
}
