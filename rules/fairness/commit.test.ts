import { describe, expect, it } from 'vitest';
import { checkRoom, commitment, type RoomRecord } from './commit';
import { roomDraws } from './room';

const seeds = { serverSeed: 'a1'.repeat(32), publicSeed: 'ladang bintang', roundId: '42' };
const honest: RoomRecord = {
  ...seeds,
  seedHash: commitment(seeds.serverSeed),
  digest: roomDraws(seeds).digest,
  publicSeedHash: commitment(seeds.publicSeed),
};

describe('the check of a published round', () => {
  it('passes an honest one, with or without a hash of the public seed', () => {
    expect(checkRoom(honest)).toEqual({ seed: true, publicSeed: true, digest: true });
    const { publicSeedHash: _, ...rest } = honest;
    expect(checkRoom(rest)).toEqual({ seed: true, publicSeed: true, digest: true });
  });

  it('tells which promise was broken', () => {
    expect(checkRoom({ ...honest, serverSeed: 'b2'.repeat(32) })).toEqual({
      seed: false,
      publicSeed: true,
      digest: false,
    });
    expect(checkRoom({ ...honest, publicSeed: 'lain' })).toEqual({ seed: true, publicSeed: false, digest: false });
    expect(checkRoom({ ...honest, roundId: '43' })).toEqual({ seed: true, publicSeed: true, digest: false });
  });
});
