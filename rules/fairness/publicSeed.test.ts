import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicSeedOf } from './publicSeed';

const hexOf = (digits: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits }).map((all) => all.join(''));
const link = hexOf(64);
const shares = fc.uniqueArray(fc.oneof(hexOf(32), hexOf(64)), { maxLength: 20 });

describe('the public seed of a chain', () => {
  it('is SHA-256 over the link and the sorted shares, as an outsider computes it', () => {
    fc.assert(
      fc.property(link, shares, (published, came) => {
        const text = [published, ...[...came].sort()].join(':');
        expect(publicSeedOf(published, came)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });

  it('does not depend on the order in which shares came, nor on one that came twice', () => {
    fc.assert(
      fc.property(
        link,
        shares.chain((came) => fc.tuple(fc.constant(came), fc.shuffledSubarray(came, { minLength: came.length }))),
        (published, [came, other]) => {
          expect(publicSeedOf(published, [...other, ...other.slice(0, 1)])).toBe(publicSeedOf(published, came));
        },
      ),
    );
  });

  it('changes with every share that joins or is left out, and with the link', () => {
    fc.assert(
      fc.property(link, link, shares, hexOf(32), (published, other, came, late) => {
        fc.pre(published !== other && !came.includes(late));
        const seed = publicSeedOf(published, came);
        expect(publicSeedOf(published, [...came, late])).not.toBe(seed);
        expect(publicSeedOf(other, came)).not.toBe(seed);
      }),
    );
  });
});
