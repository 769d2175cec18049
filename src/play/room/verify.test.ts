import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../../rules/fairness/hash';
import { roomDraws } from '../../../rules/fairness/room';
import { type Evidence, MAX_LINKS, type RoundProof, verdictOf } from './proof';
import { verifyRound } from './verify';

const serverSeed = sha256Hex('a seed of a test');
const publicSeed = 'announced before';
const seeds = { serverSeed, publicSeed, roundId: '42' };
const proof: RoundProof = { ...seeds, seedHash: sha256Hex(serverSeed), digest: roomDraws(seeds).digest };
const seen = { seedHash: sha256Hex(serverSeed), publicSeedHash: sha256Hex(publicSeed), at: 1_000 };
const evidence: Evidence = { seen, earlier: { kind: 'seed', serverSeed: sha256Hex(serverSeed), links: 1 } };
const prefix = ({ digest }: { readonly digest: string }) => digest.slice(0, 4);
const shown = proof.digest.slice(0, 4);
const check = (changed: Partial<RoundProof & Evidence> = {}, displayed = shown) =>
  verifyRound({ ...proof, ...changed }, { ...evidence, ...changed }, prefix, displayed);
const steps = (state: string, lines: ReturnType<typeof check>) =>
  lines.filter((line) => line.state === state).map(({ step }) => step);
const other = sha256Hex('another');

describe('the check of a round', () => {
  it('proves an honest round that this device saw begin', () => {
    expect(steps('ok', check())).toEqual(['seen', 'commit', 'public', 'chain', 'digest', 'result']);
    expect(verdictOf(check())).toBe('proven');
  });

  it('names the promise that was broken', () => {
    expect(steps('bad', check({ seen: { ...seen, seedHash: other } }))).toEqual(['seen']);
    expect(steps('bad', check({ seen: { ...seen, publicSeedHash: other } }))).toEqual(['public']);
    expect(steps('bad', check({ seedHash: other }))).toEqual(['commit']);
    expect(steps('bad', check({ earlier: { kind: 'seed', serverSeed: other, links: 3 } }))).toEqual(['chain']);
    expect(steps('bad', check({ digest: other }))).toEqual(['digest']);
    expect(steps('bad', check({}, 'ffff'))).toEqual(['result']);
    expect(verdictOf(check({ seen: null, digest: other }))).toBe('broken');
  });

  it('catches a seed that was swapped after bets together with everything in its row', () => {
    const swapped = { ...seeds, serverSeed: other };
    const digest = roomDraws(swapped).digest;
    const lines = check({ ...swapped, seedHash: sha256Hex(other), digest }, digest.slice(0, 4));
    expect(steps('bad', lines)).toEqual(['seen', 'chain']);
  });

  it('leaves nothing out in silence: a device that was not there proves a part', () => {
    const lines = check({ seen: null });
    expect(steps('unchecked', lines)).toEqual(['seen', 'public']);
    expect(verdictOf(lines)).toBe('partial');
    expect(verdictOf(check({ earlier: { kind: 'none', why: 'newChain' } }))).toBe('partial');
  });

  it('reaches over numbers that no round used up, and no further', () => {
    const grandparent = sha256Hex(sha256Hex(serverSeed));
    expect(steps('bad', check({ earlier: { kind: 'seed', serverSeed: grandparent, links: 1 } }))).toEqual(['chain']);
    expect(verdictOf(check({ earlier: { kind: 'seed', serverSeed: grandparent, links: 2 } }))).toBe('proven');
    expect(verdictOf(check({ earlier: { kind: 'seed', serverSeed: sha256Hex(serverSeed), links: 9 } }))).toBe('proven');
  });

  it('gives up on a gap that is too long to hash over, but not on neighbours across it', () => {
    const links = MAX_LINKS + 1;
    expect(check({ earlier: { kind: 'seed', serverSeed: other, links } })).toContainEqual({
      step: 'chain',
      state: 'unchecked',
      why: 'gap',
    });
    expect(verdictOf(check({ earlier: { kind: 'seed', serverSeed: sha256Hex(serverSeed), links } }))).toBe('proven');
  });

  it('accuses a room that changed the public seed it had announced', () => {
    expect(steps('bad', check({ seen: { ...seen, publicSeedHash: other } }))).toEqual(['public']);
  });
});
