import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildChain, growChain, readChain, verifyLink } from './chain';
import { commitment } from './commit';
import { type HashText, sha256Hex } from './hash';

const HEAD = 'c0ffee'.padEnd(64, '0');

/** A cheap stand-in, so that long chains test the bookkeeping and not the hash. */
const count: HashText = (text) => String(Number(text) + 1);

/** Every link of a chain by the definition: index 0 is the published one. */
function links(head: string, length: number): string[] {
  const seeds = [head];
  for (let i = 0; i < length; i += 1)
    seeds.unshift(
      createHash('sha256')
        .update(seeds[0] ?? '')
        .digest('hex'),
    );
  return seeds;
}

describe('a hash chain', () => {
  it('hashes each link from the one above it, as text', () => {
    const seeds = links(HEAD, 10);
    const chain = buildChain(HEAD, 10, { every: 4 });
    expect(chain.published).toBe(seeds[0]);
    expect(chain.checkpoints).toEqual([seeds[4], seeds[8], seeds[10]]);
    const reader = readChain(chain);
    for (let i = 1; i <= 10; i += 1) expect(reader.seed(i)).toBe(seeds[i]);
  });

  it('commits to a round by the link revealed before it', () => {
    const reader = readChain(buildChain(HEAD, 5));
    expect(commitment(reader.seed(1))).toBe(buildChain(HEAD, 5).published);
    expect(commitment(reader.seed(4))).toBe(reader.seed(3));
    expect(verifyLink(reader.seed(4), reader.seed(3))).toBe(true);
    expect(verifyLink(reader.seed(4), reader.seed(2), 2)).toBe(true);
    expect(verifyLink(reader.seed(5), buildChain(HEAD, 5).published, 5)).toBe(true);
    expect(verifyLink(reader.seed(4), reader.seed(2))).toBe(false);
    expect(verifyLink(reader.seed(3), reader.seed(4))).toBe(false);
  });

  it('reads any link in any order, whatever its length and spacing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (length, every, picks) => {
          const chain = buildChain('0', length, { every, hash: count });
          expect(chain.published).toBe(String(length));
          expect(chain.checkpoints).toHaveLength(Math.ceil(length / every));
          const reader = readChain(chain, count);
          for (const pick of [1, length, ...picks.map((n) => (n % length) + 1)])
            expect(reader.seed(pick)).toBe(String(length - pick));
        },
      ),
    );
  });

  it('can be made in portions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 60 }), (length, portion) => {
        const growth = growChain('0', length, { every: 16, hash: count });
        let calls = 1;
        let chain = growth.advance(portion);
        while (chain === null) {
          calls += 1;
          chain = growth.advance(portion);
        }
        expect(calls).toBe(Math.ceil(length / portion));
        expect(chain).toEqual(buildChain('0', length, { every: 16, hash: count }));
      }),
    );
  });

  it('hashes a block once for all its links', () => {
    const chain = buildChain('0', 10_000, { every: 100, hash: count });
    let hashes = 0;
    const reader = readChain(chain, (text) => {
      hashes += 1;
      return count(text);
    });
    for (let i = 1; i <= 200; i += 1) reader.seed(i);
    expect(hashes).toBe(2 * 99);
  });

  it('keeps a year of rounds in a small record', () => {
    const chain = buildChain('0', 1_600_000, { hash: count });
    expect(chain.checkpoints).toHaveLength(1_563);
    expect(chain.checkpoints.every((checkpoint) => checkpoint !== undefined)).toBe(true);
  });

  it('has no link outside of it', () => {
    const reader = readChain(buildChain(HEAD, 5, { hash: sha256Hex }));
    for (const index of [0, 6, -1, 1.5, Number.NaN]) expect(() => reader.seed(index)).toThrow(RangeError);
    expect(() => buildChain(HEAD, 0)).toThrow(RangeError);
  });
});
