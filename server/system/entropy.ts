import { randomBytes } from 'node:crypto';
import type { Clock, Entropy } from '../ports';

/** Crockford's digits: they sort like their values, and no two look alike. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
/** Chance is 80 bits in two halves: plain numbers, because every bet takes an id. */
const HALF_BYTES = 5;
const HALF_DIGITS = 8;
const HALF = 2 ** (8 * HALF_BYTES);

const encode = (value: number, length: number): string => {
  let text = '';
  for (let rest = value, i = 0; i < length; i++, rest = Math.floor(rest / 32)) text = DIGITS.charAt(rest % 32) + text;
  return text;
};

/**
 * The operating system's randomness. `id()` is 26 characters: 10 of time, 16 of chance; ids of one process ascend, also within one
 * millisecond or when the clock is set back. `draw` is where chance comes from.
 */
export function systemEntropy(clock: Clock, draw: (bytes: number) => Buffer = (bytes) => randomBytes(bytes)): Entropy {
  let lastTime = 0;
  let high = 0;
  let low = 0;
  /** Time and the upper half of chance, which ids of one millisecond share. */
  let head = '';
  return {
    hex: (bytes) => draw(bytes).toString('hex'),
    id() {
      const now = clock.now();
      if (now > lastTime) {
        lastTime = now;
        const chance = draw(2 * HALF_BYTES);
        high = chance.readUIntBE(0, HALF_BYTES);
        low = chance.readUIntBE(HALF_BYTES, HALF_BYTES);
        head = encode(lastTime, TIME_DIGITS) + encode(high, HALF_DIGITS);
      } else if (++low === HALF) {
        low = 0;
        high += 1;
        head = encode(lastTime, TIME_DIGITS) + encode(high, HALF_DIGITS);
      }
      return head + encode(low, HALF_DIGITS);
    },
  };
}
