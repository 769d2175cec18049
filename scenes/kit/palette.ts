/** The tokens that scenes draw with, read once: a frame parses no colours. */
import { rgb } from '../../assets/tokens';

export const INK = rgb('ink');
export const FIELD = rgb('field');
export const LINE = rgb('line');
export const TEXT_2 = rgb('text2');
export const GOLD_HI = rgb('goldHi');
export const GOLD = rgb('gold');
export const GOLD_LO = rgb('goldLo');
export const VIOLET = rgb('violet');
export const VIOLET_HI = rgb('violetHi');
export const MAGENTA = rgb('magenta');
export const CYAN = rgb('cyan');
export const WIN = rgb('win');
/** What is left of a ring that has drained. */
export const RING_TRACK = 0x4a38b0;
/** Labels that only name things. */
export const QUIET = 0xa79dde;
