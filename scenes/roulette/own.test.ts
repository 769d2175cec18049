// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { netOf } from './own';
import type { RouletteColumn } from './view';

const column = (team: RouletteColumn['team'], placed: number): RouletteColumn => ({
  team,
  placed,
  total: placed,
  players: 1,
  bots: 0,
  bets: [],
  pending: 0,
});
const bets = (red: number, black: number, blue: number) => [
  column('red', red),
  column('black', black),
  column('blue', blue),
];

test.each([
  ['both colours for the same come to nothing', bets(50_000, 0, 50_000), 13, 0],
  ['one of three wins twofold', bets(10_000, 10_000, 10_000), 3, -10_000],
  ['black wins fourteenfold', bets(10_000, 5_000, 0), 0, 55_000],
  ['all is lost', bets(50_000, 10_000, 0), 9, -60_000],
])('%s', (_name, columns, result, net) => {
  expect(netOf({ columns, result })).toBe(net);
});

test('there is none without a bet or before the draw', () => {
  expect(netOf({ columns: bets(0, 0, 0), result: 4 })).toBeNull();
  expect(netOf({ columns: bets(1_000, 0, 0), result: null })).toBeNull();
});
