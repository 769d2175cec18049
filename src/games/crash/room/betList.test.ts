import { describe, expect, it } from 'vitest';
import type { BetRow } from '../../../../machines/crash/types';
import { liveRows, liveTotals, rowState, SHOWN_BETS } from './betList';
import { rp } from '../../../../rules/money.fixture';

const bet = (userId: string, amount: number, more: Partial<BetRow> = {}): [string, BetRow] => [
  userId,
  { userId, name: userId, avatar: '', amount: rp(amount), rate: null, win: null, bot: false, ...more },
];

describe('the list of everybody’s bets', () => {
  it('has the own bet first, then the largest', () => {
    const bets = new Map([bet('a', 10_000), bet('b', 90_000), bet('me', 1_000), bet('c', 50_000)]);
    expect(liveRows(bets, 'me').map(({ userId }) => userId)).toEqual(['me', 'b', 'c', 'a']);
    expect(liveRows(bets, null).map(({ userId }) => userId)).toEqual(['b', 'c', 'a', 'me']);
  });

  it('counts players and bots apart, sums to the sen, and draws no more than fifty', () => {
    const bets = new Map(Array.from({ length: 742 }, (_, i) => bet(`p${i}`, 1_000.01, { bot: i < 12 })));
    expect(liveTotals(bets)).toEqual({
      players: { bets: 730, staked: 730n * 100_001n },
      bots: { bets: 12, staked: 12n * 100_001n },
    });
    expect(liveRows(bets, null)).toHaveLength(SHOWN_BETS);
  });
});

describe('a row', () => {
  it('says cashed whatever happens to the rocket, and lost only after the crash', () => {
    expect(rowState({ rate: 15_000 }, 'squib')).toBe('cashed');
    expect(
      ['preparation', 'goingUp', 'squib'].map((phase) => rowState({ rate: null }, phase as 'preparation')),
    ).toEqual(['waiting', 'flying', 'lost']);
  });
});
