import { expect, test } from 'vitest';
import type { BigWin } from '../../contract/site';
import { createTopWins, TOP_WINS_KEPT_MS } from './top-wins';

const win = (name: string, profit: number): BigWin => ({
  name,
  avatar: 'a1',
  game: 'crash',
  multiplier: 2,
  amount: profit,
  profit,
  time: 1,
});

test('joins the rooms, biggest first, ten of the last 24 hours, and asks again after 15 s', async () => {
  let now = 1_763_700_000_000;
  const asked: number[] = [];
  const crash = {
    topWins: async (since: number) => (asked.push(since), Array.from({ length: 10 }, (_, i) => win(`c${i}`, 100 - i))),
  };
  const wingo = { topWins: async () => [win('w', 95.5)] };
  const topWins = createTopWins([crash, wingo], { now: () => now, at: () => () => {} });

  const list = await topWins();
  expect(list.map((w) => w.name)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'w', 'c5', 'c6', 'c7', 'c8']);
  now += TOP_WINS_KEPT_MS - 1;
  await topWins();
  now += 1;
  await topWins();
  expect(asked).toEqual([now - 15_000 - 86_400_000, now - 86_400_000]);
});

test('a failed read is not kept', async () => {
  let fails = true;
  const room = { topWins: async () => (fails ? Promise.reject(new Error('down')) : [win('a', 1)]) };
  const topWins = createTopWins([room], { now: () => 0, at: () => () => {} });
  await expect(topWins()).rejects.toThrow('down');
  fails = false;
  expect(await topWins()).toHaveLength(1);
});
