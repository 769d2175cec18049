import { describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/wire';
import { diceGame } from '../../games/dice/room/game';
import { dingdongWire } from '../../games/dingdong/room/wire';
import { rouletteWire } from '../../games/roulette/room/wire';
import type { PoolWire } from './game';

type Talk = Parameters<PoolWire<never, never, never>['follow']>[0];

/** A channel that only takes notes. */
function noted() {
  const asked: { readonly route: string; readonly quiet: boolean }[] = [];
  const talk = {
    follow: () => ({ refresh: () => undefined, stop: () => undefined }),
    request: async ({ route }: Call, _payload: unknown, { quiet = false } = {}) => (
      asked.push({ route, quiet }),
      { list: [] }
    ),
    subscribe: () => () => undefined,
  } as unknown as Talk;
  return { talk, asked };
}

describe.each([
  ['roulette', rouletteWire],
  ['dice', diceGame.wire],
  ['dingdong', dingdongWire],
] as const)('the wire of %s', (_game, wire) => {
  it('has no toast for a list that could not be had: the list says so itself', async () => {
    const { talk, asked } = noted();
    await Promise.all([wire.past(talk, { page: 1, size: 10 }, 0), wire.mine?.(talk, { page: 1, size: 10 })]);
    expect(asked.map(({ quiet }) => quiet)).toEqual([true, true]);
  });
});
