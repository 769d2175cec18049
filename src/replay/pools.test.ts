import { describe, expect, it } from 'vitest';
import { poolsThen } from './pools';

const POOLS = ['a', 'b', 'c'] as const;
const seat = (
  select: (typeof POOLS)[number],
  name: string,
  amount: number,
  over: { readonly bot?: true; readonly at?: number; readonly hue?: number } = {},
) => ({ name, hue: 30, at: 1_000, amount, select, ...over });
const hot = (seats: readonly ReturnType<typeof seat>[], at = 5_000) =>
  poolsThen(POOLS, seats, at).find((pool) => pool.hot)?.pool ?? null;

describe('the pools of a round that is played back', () => {
  it('hold what had been bet by then', () => {
    const seats = [
      seat('a', 'Bu***o', 1_000.1),
      seat('a', 'Sa***a', 2_000.2),
      seat('b', 'Bu***o', 5_000, { at: 4_000 }),
    ];
    expect(poolsThen(POOLS, seats, 2_000).map(({ total, seats: own }) => [total, own.length])).toEqual([
      [3_000.3, 2],
      [0, 0],
      [0, 0],
    ]);
  });

  it('count people, each once, and two of the same masked name as two; bots apart', () => {
    const seats = [
      seat('a', 'Bu***o', 1_000),
      seat('a', 'Bu***o', 1_000),
      seat('a', 'Bu***o', 1_000, { hue: 200 }),
      seat('a', 'ra***n', 1_000, { bot: true }),
    ];
    expect(poolsThen(POOLS, seats, 5_000)[0]).toMatchObject({ users: 2, bots: 1 });
  });

  it('are hot by the number of bets, those of bots among them, then by money', () => {
    expect(hot([seat('a', 'x', 900_000), seat('b', 'y', 1_000), seat('b', 'z', 1_000, { bot: true })])).toBe('b');
    expect(hot([seat('a', 'x', 1_000), seat('c', 'y', 2_000)])).toBe('c');
    expect(hot([seat('a', 'x', 1_000)], 0)).toBeNull();
  });
});
