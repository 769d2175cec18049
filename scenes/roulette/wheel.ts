/** The wheel as it was rendered (assets/src/blend/wheel.py): the order of its pockets and its measures. */
import { POCKETS } from '../../rules/roulette/wheel';

/** Clockwise, from the one that is on top when the rotor is not turned. */
export const ORDER: readonly number[] = [0, 1, 8, 2, 9, 3, 10, 4, 11, 5, 12, 6, 13, 7, 14];

export const TURN = Math.PI * 2;
/** One pocket, radians. */
export const POCKET = TURN / POCKETS;

/** Where a number is on the rotor: radians clockwise from its top. */
export const placeOf = (number: number): number => ORDER.indexOf(number) * POCKET;

/** The rotor's angle at which a number is under the pointer, 0 to a turn. */
export const restOf = (number: number): number => (TURN - placeOf(number)) % TURN;

/** The number under the pointer at an angle of the rotor. */
export function underPointer(rotor: number): number {
  const pocket = Math.round(-rotor / POCKET) % POCKETS;
  return ORDER[(pocket + POCKETS) % POCKETS] as number;
}

/** Radii over the half width of the rendering, which is 3.2 units. */
const unit = 1 / 3.2;
export const RADII = {
  /** Number band, inner and outer edge, and where the numbers are. */
  number: 1.95 * unit,
  band: 1.62 * unit,
  rim: 2.27 * unit,
  /** Ball pockets: inner edge, and where the ball lies. */
  pockets: 1.03 * unit,
  pocket: 1.3 * unit,
  /** The ball's track on the inner slope of the rim. */
  track: 2.5 * unit,
  bulbs: 2.72 * unit,
  hub: 0.97 * unit,
  ball: 0.185 * unit,
} as const;

/** Bulbs of the rim; the first is half a step clockwise from three o'clock. */
export const BULBS = 30;
