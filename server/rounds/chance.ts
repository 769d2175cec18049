import type { Entropy } from '../ports';
import type { Random } from './deps';

const BYTES = 6;

/** Numbers for the house bots from the system's entropy. No draw of a game ever comes from here. */
export const randomFrom = (entropy: Entropy): Random => () => Number.parseInt(entropy.hex(BYTES), 16) / 2 ** (8 * BYTES);
