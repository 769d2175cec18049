import { describe, expect, it } from 'vitest';
import { earlierOf, verdictOf } from './proof';
import type { PageAsk } from '../../../contract/common';
import { findEarlier } from './proofEarlier';
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
  /** Rows `total` down to 1, newest first, each its own cursor; `grow` rounds end before each answer. */
  const list = (total: number, { grow = 0, cursors = true } = {}) => {
    let now = total;
    return async ({ page, size, after }: PageAsk) => {
      now += grow;
      const all = Array.from({ length: now }, (_, i) => now - i);
      const from = after === undefined ? (page - 1) * size : all.indexOf(Number(after)) + 1;
      const rows = all.slice(from, from + size);
      return { total: now, list: rows, ...(cursors ? { next: from + size < now ? String(rows.at(-1)) : null } : {}) };
    };
  };
  const before = (mine: number) => (row: number) => row < mine;

  it('goes on where the page ended, however deep and however the list moves', async () => {
    expect(await findEarlier(list(100), { next: '89', offset: 12, total: 100 }, before(89))).toBe(88);
    expect(
      await findEarlier(list(3_000, { grow: 50 }), { next: '601', offset: 2_400, total: 3_000 }, before(601)),
    ).toBe(600);
  });

  it('says when there is none, or no answer', async () => {
    expect(await findEarlier(list(12), { next: null, offset: 12, total: 12 }, before(1))).toBe('first');
    expect(await findEarlier(async () => null, { next: '89', offset: 12, total: 100 }, before(89))).toBe('unreachable');
  });

  describe('in a list that is known by numbers only', () => {
    const at = (offset: number, total: number) => ({ next: undefined, offset, total });
    const numbered = (total: number, grow = 0) => list(total, { grow, cursors: false });

    it('finds it where the list stands still, and where it moves', async () => {
      expect(await findEarlier(numbered(100), at(12, 100), before(89))).toBe(88);
      expect(await findEarlier(async (ask) => numbered(105)(ask), at(12, 100), before(89))).toBe(88);
    });

    it('says when there is none, no answer, no end to the moving, or no number so deep', async () => {
      expect(await findEarlier(numbered(12), at(12, 12), before(1))).toBe('first');
      expect(await findEarlier(async () => null, at(12, 100), before(89))).toBe('unreachable');
      expect(await findEarlier(() => Promise.reject(new Error('gone')), at(12, 100), before(89))).toBe('unreachable');
      expect(await findEarlier(numbered(100, 50), at(12, 100), before(89))).toBe('unreachable');
      expect(await findEarlier(numbered(3_000), at(2_400, 3_000), before(601))).toBe('unreachable');
    });
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
