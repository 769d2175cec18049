import { randomBytes } from 'node:crypto';
import type { Clock, Entropy } from '../ports';

/** Crockford's digits: they sort like their values, and no two look alike. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
const CHANCE_BYTES = 10;

const encode = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value, i = 0; i < length; i++, rest >>= 5n) text = DIGITS[Number(rest & 31n)] + text;
  return text;
};

/**
 * The operating system's randomness. `id()` is 26 characters: 10 of time, 16 of chance; ids of one process ascend, also within one
 * millisecond or when the clock is set back.
 */
export function systemEntropy(clock: Clock): Entropy {
  let lastTime = 0;
  let chance = 0n;
  return {
    hex: (bytes) => randomBytes(bytes).toString('hex'),
    id() {
      const now = clock.now();
      if (now > lastTime) {
        lastTime = now;
        chance = BigInt(`0x${randomBytes(CHANCE_BYTES).toString('hex')}`);
      } else {
        chance += 1n;
      }
      return encode(BigInt(lastTime), TIME_DIGITS) + encode(chance, (CHANCE_BYTES * 8) / 5);
    },
  };
}
