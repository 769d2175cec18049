import { DICE_MULTIPLIERS } from '../../contract/constants';
import { capProfits, pay, type Rate, RATE_ONE, type Sen, toRate } from '../money';

export const DICE = 3;
export const FACES = 6;

/** The face that a die shows, 0 to 5 (READINGS, Dice): the index of its pool. It has one pip more. */
export function faceOf(float: number): number {
  return Math.floor(float * FACES);
}

/** The faces of a round, from its first three floats. */
export function rollDice(floats: Iterator<number, unknown>): number[] {
  const faces: number[] = [];
  for (let next = floats.next(); faces.length < DICE && !next.done; next = floats.next())
    faces.push(faceOf(next.value));
  return faces;
}

/** How many dice show a face. */
export function matches(face: number, faces: readonly number[]): number {
  return faces.filter((shown) => shown === face).length;
}

/** What a bet on a face returns, by how many dice show it, none included. */
export const MULTIPLIERS: readonly number[] = [0, ...DICE_MULTIPLIERS];

/** The rate that a bet on a face returns: 2x, 3x or 9x for one, two or three matches, else 0. */
export const settle = (face: number, faces: readonly number[]): Rate => toRate(MULTIPLIERS[matches(face, faces)] ?? 0);

/**
 * What the stake on each face comes to, sen: won (without the stake) or lost. The documented amount times the number of matches, or minus the
 * stake; for three matches it is the true net (READINGS, Dice). All of them together win no more than the round may pay.
 * @param stakes sen by face
 */
export function netsOf<Face extends number>(
  stakes: ReadonlyMap<Face, Sen>,
  faces: readonly number[],
  maxProfit: Sen,
): ReadonlyMap<Face, Sen> {
  const own = [...stakes].map(([face, stake]) => ({ face, stake }));
  const backs = own.map(({ face, stake }) => pay(stake, settle(face, faces)));
  const staked = own.reduce((sum, { stake }) => sum + stake, 0n);
  const paid = capProfits(staked, backs, maxProfit);
  return new Map(own.map(({ face, stake }, i) => [face, (paid[i] ?? 0n) - stake]));
}

const ROLLS = FACES ** DICE;

/** All rolls, one after the other. */
const rollAt = (roll: number): readonly number[] => [
  roll % FACES,
  Math.floor(roll / FACES) % FACES,
  Math.floor(roll / FACES ** 2),
];

/** How often so many dice show a face, 0 to 1, by enumeration. */
export function chanceOf(count: number): number {
  let rolls = 0;
  for (let roll = 0; roll < ROLLS; roll += 1) if (matches(0, rollAt(roll)) === count) rolls += 1;
  return rolls / ROLLS;
}

/** The game's RTP, the same for each face, by enumeration of the 216 rolls. */
export function rtp(): number {
  let rates = 0;
  for (let roll = 0; roll < ROLLS; roll += 1) rates += settle(0, rollAt(roll));
  return rates / (ROLLS * RATE_ONE);
}
