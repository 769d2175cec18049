import { describe, expect, it } from 'vitest';
import type { BetRow } from '../../../machines/crash/types';
import { liveList, rowState, SHOWN_BETS } from './liveBets';

const bet = (userId: string, amount: number, more: Partial<BetRow> = {}): [string, BetRow] => [userId, { userId, name: userId, avatar: '', amount, rate: null, win: null, bot: false, ...more }];

describe('the list of everybody’s bets', () => {
  it('has the own bet first, then the largest', () => {
    const bets = new Map([bet('a', 10_000), bet('b', 90_000), bet('me', 1_000), bet('c', 50_000)]);
    expect(liveList(bets, 'me').rows.map(({ userId }) => userId)).toEqual(['me', 'b', 'c', 'a']);
    expect(liveList(bets, null).rows.map(({ userId }) => userId)).toEqual(['b', 'c', 'a', 'me']);
  });

  it('counts all, sums to the sen, and draws no more than fifty', () => {
    const bets = new Map(Array.from({ length: 742 }, (_, i) => bet(`p${i}`, 1_000.01, { bot: i < 12 })));
    const list = liveList(bets, null);
    expect(list).toMatchObject({ count: 742, bots: 12, total: 742n * 100_001n, hidden: 742 - SHOWN_BETS });
    expect(list.rows).toHaveLength(SHOWN_BETS);
  });

  it('a thousand bets are sorted within a frame', () => {
    const bets = new Map(Array.from({ length: 1_000 }, (_, i) => bet(`p${i}`, (i * 7_919) % 100_000)));
    const rows = liveList(bets, 'p500').rows;
    expect(rows[0]?.userId).toBe('p500');
    expect(rows.slice(1).every((row, i, all) => i === 0 || (all[i - 1]?.amount ?? 0) >= row.amount)).toBe(true);
  });
});

describe('a row', () => {
  it('says cashed whatever happens to the rocket, and lost only after the crash', () => {
    expect(rowState({ rate: 15_000 }, 'squib')).toBe('cashed');
    expect(['preparation', 'goingUp', 'squib'].map((phase) => rowState({ rate: null }, phase as 'preparation'))).toEqual(['waiting', 'flying', 'lost']);
  });
});
