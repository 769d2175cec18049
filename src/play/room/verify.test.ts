import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../rules/fairness/hash';
import { roomDraws } from '../../../rules/fairness/room';
import type { RoundProof } from './proof';
import { verifyRound } from './verify';

const serverSeed = sha256Hex('a seed of a test');
const publicSeed = 'announced before';
const seeds = { serverSeed, publicSeed, roundId: '42' };
const proof: RoundProof = {
  ...seeds,
  seedHash: sha256Hex(serverSeed),
  publicSeedHash: sha256Hex(publicSeed),
  digest: roomDraws(seeds).digest,
  previousSeed: sha256Hex(serverSeed),
};
const prefix = ({ digest }: { readonly digest: string }) => digest.slice(0, 4);
const shown = proof.digest.slice(0, 4);
const failing = (broken: Partial<RoundProof>, displayed = shown) => verifyRound({ ...proof, ...broken }, prefix, displayed).filter(({ ok }) => !ok).map(({ step }) => step);

describe('the check of a round', () => {
  it('keeps every promise of an honest round', () => {
    expect(verifyRound(proof, prefix, shown).map(({ step, ok }) => [step, ok])).toEqual([['commit', true], ['public', true], ['chain', true], ['digest', true], ['result', true]]);
  });

  it('names the promise that was broken', () => {
    expect(failing({ seedHash: sha256Hex('another') })).toEqual(['commit']);
    expect(failing({ publicSeedHash: sha256Hex('another') })).toEqual(['public']);
    expect(failing({ previousSeed: sha256Hex('another') })).toEqual(['chain']);
    expect(failing({ digest: sha256Hex('another') })).toEqual(['digest']);
    expect(failing({}, 'ffff')).toEqual(['result']);
  });

  it('leaves out what was not published', () => {
    expect(verifyRound({ ...proof, publicSeedHash: undefined, previousSeed: undefined }, prefix, shown).map(({ step }) => step)).toEqual(['commit', 'digest', 'result']);
  });
});
