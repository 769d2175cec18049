import { NUMBERS } from './options';

/**
 * The number of a round.
 * @param float the first float of the round digest, from 0 up to but not including 1
 */
export function numberOf(float: number): number {
  return Math.floor(float * NUMBERS);
}
