import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../rules/fairness/hash';
import { roomDraws } from '../../rules/fairness/room';
import { soloDraws } from '../../rules/fairness/solo';
import { reveal, Sealed } from './reveal';
import { sha256 } from './seeds/hash';

const SEED = 'ab'.repeat(32);
const OVER = { roundId: '7', publicSeed: 'umum', endedAt: 1_000 };

describe('a sealed seed', () => {
  it('shows its commitment and nothing else, however it is looked at', () => {
    const sealed = new Sealed(SEED, sha256);
    expect(sealed.seedHash).toBe(sha256Hex(SEED));
    for (const look of [
      JSON.stringify(sealed),
      JSON.stringify({ round: { sealed } }),
      inspect(sealed, { depth: 9, showHidden: true }),
      String(sealed),
      Object.values(sealed).join(),
    ])
      expect(look).not.toContain(SEED);
  });

  it('is revealed after its round, and not a millisecond before', () => {
    const sealed = new Sealed(SEED, sha256);
    expect(() => reveal(sealed, OVER, 999)).toThrow('round 7 has not ended');
    expect(reveal(sealed, OVER, 1_000)).toEqual({
      serverSeed: SEED,
      digest: roomDraws({ serverSeed: SEED, ...OVER }).digest,
    });
  });

  it("of a player is revealed once it is rotated out, without any round's digest", () => {
    const sealed = new Sealed(SEED, sha256);
    const retired = { seedId: 's1', retiredAt: 1_000 };
    expect(() => reveal(sealed, retired, 999)).toThrow('seed s1 is in use');
    expect(reveal(sealed, retired, 1_000)).toEqual({ serverSeed: SEED });
    expect(sealed.soloDraws('benih', 3).digest).toBe(
      soloDraws({ serverSeed: SEED, clientSeed: 'benih', nonce: 3 }).digest,
    );
  });
});
