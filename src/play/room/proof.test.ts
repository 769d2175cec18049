import { describe, expect, it } from 'vitest';
import { earlierOf, verdictOf } from './proof';
import { findEarlier, placeOf } from './proofEarlier';
import { createSeenRounds, SEEN_KEPT } from './proofSeen';

describe('the verdict', () => {
  it('is proven only when every step was checked and kept', () => {
    const ok = { step: 'commit', state: 'ok' } as const;
    const skipped = { step: 'chain', state: 'unchecked', why: 'gap' } as const;
    const bad = { step: 'digest', state: 'bad' } as const;
    expect([verdictOf([ok]), verdictOf([ok, skipped]), verdictOf([ok, skipped, bad])]).toEqual([
      'proven',
      'partial',
      'broken',
    ]);
  });
});

describe('the link before a round', () => {
  const round = { publicSeed: 'one' };
  const row = { publicSeed: 'one', serverSeed: 'before' };

  it('is the seed of the row before, as many hashes away as their numbers', () => {
    expect(earlierOf(round, row, 1)).toEqual({ kind: 'seed', serverSeed: 'before', links: 1 });
    expect(earlierOf(round, row, 7)).toEqual({ kind: 'seed', serverSeed: 'before', links: 7 });
  });

  it('is said to be missing, and why', () => {
    expect(earlierOf(round, { ...row, publicSeed: 'two' }, 1)).toEqual({ kind: 'none', why: 'newChain' });
    expect(earlierOf(round, 'first', 0)).toEqual({ kind: 'none', why: 'first' });
    expect(earlierOf(round, 'unreachable', 0)).toEqual({ kind: 'none', why: 'unreachable' });
    for (const links of [0, -1, Number.NaN]) expect(earlierOf(round, row, links)).toEqual({ kind: 'none', why: 'gap' });
  });
});

describe('asking for the row before the last one of a page', () => {
  /** Rows `total` down to 1, newest first, as the server pages them; `grow` rounds end before each answer. */
  const list = (total: number, grow = 0) => {
    let now = total;
    return async (page: number, size: number) => {
      now += grow;
      const all = Array.from({ length: now }, (_, i) => now - i);
      return { total: now, list: all.slice((page - 1) * size, page * size) };
    };
  };
  const before = (mine: number) => (row: number) => row < mine;

  it('costs one row, or as few as the last page allows', () => {
    expect(placeOf(12)).toEqual({ page: 13, size: 1 });
    expect(placeOf(199)).toEqual({ page: 200, size: 1 });
    expect(placeOf(2_400)).toEqual({ page: 185, size: 13 });
    expect(placeOf(10_000)).toBeNull();
  });

  it('finds it in a list that stands still, and in one that moves', async () => {
    expect(await findEarlier(list(100), { offset: 12, total: 100 }, before(89))).toBe(88);
    expect(await findEarlier(async (page, size) => list(105)(page, size), { offset: 12, total: 100 }, before(89))).toBe(
      88,
    );
    expect(await findEarlier(list(3_000), { offset: 2_400, total: 3_000 }, before(601))).toBe(600);
  });

  it('says when there is none, no answer, or no end to the moving', async () => {
    expect(await findEarlier(list(12), { offset: 12, total: 12 }, before(1))).toBe('first');
    expect(await findEarlier(async () => null, { offset: 12, total: 100 }, before(89))).toBe('unreachable');
    expect(await findEarlier(() => Promise.reject(new Error('gone')), { offset: 12, total: 100 }, before(89))).toBe(
      'unreachable',
    );
    expect(await findEarlier(list(100, 50), { offset: 12, total: 100 }, before(89))).toBe('unreachable');
  });
});

describe('the rounds that a device saw', () => {
  const memory = (works = true) => {
    const kept = new Map<string, string>();
    return {
      get: (key: string) => (works ? (kept.get(key) ?? null) : null),
      set: (key: string, value: string | null) => void kept.set(key, value ?? ''),
    };
  };
  const witness = (digit: string, at: number) => ({ seedHash: digit.repeat(64), publicSeedHash: 'f'.repeat(64), at });

  it('keep what was heard first, over visits', () => {
    const storage = memory();
    const first = createSeenRounds(storage, 'seen');
    first.note('7@1', witness('a', 1));
    first.note('7@1', witness('b', 2));
    expect(createSeenRounds(storage, 'seen').find('7@1')).toEqual(witness('a', 1));
    expect(first.find('8@1')).toBeNull();
  });

  it('are shared by the tabs of a browser', () => {
    const storage = memory();
    const [one, two] = [createSeenRounds(storage, 'seen'), createSeenRounds(storage, 'seen')];
    one.note('1', witness('a', 1));
    two.note('2', witness('b', 2));
    one.note('3', witness('c', 3));
    expect([one.find('2')?.at, two.find('3')?.at, createSeenRounds(storage, 'seen').find('1')?.at]).toEqual([2, 3, 1]);
  });

  it('are the last ones, also where the browser keeps nothing', () => {
    const rounds = createSeenRounds(memory(false), 'seen');
    for (let i = 0; i <= SEEN_KEPT; i += 1) rounds.note(String(i), witness('a', i));
    expect([rounds.find('0'), rounds.find('1')?.at, rounds.find(String(SEEN_KEPT))?.at]).toEqual([null, 1, SEEN_KEPT]);
  });

  it('pass over what somebody else wrote there', () => {
    const storage = memory();
    storage.set('seen', 'rubbish\n7 short short 1');
    expect(createSeenRounds(storage, 'seen').find('7')).toBeNull();
  });
});
