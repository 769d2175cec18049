import { describe, expect, it } from 'vitest';
import { first, HEX, openRoom, roundOf } from '../../../../machines/wingo/room.fixture';
import { watchWingo, wingoSeen } from './seen';

const visit = () => {
  const kept = new Map<string, string>();
  const room = openRoom({ round: null });
  const house = {
    clock: room.clock,
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string | null) => void kept.set(key, value ?? ''),
    },
  };
  watchWingo(room.actor, house);
  return { room, house };
};

describe('what this device saw of phases of Wingo', () => {
  it('is the fingerprint of a phase that takes bets, of every model', () => {
    const { room, house } = visit();
    for (const model of [1, 3] as const) room.send({ type: 'wire.snapshot', round: roundOf(first(model)) });
    for (const model of [1, 3] as const)
      expect(wingoSeen(house, model).find(first(model).phaseNum)).toEqual({
        seedHash: HEX,
        publicSeedHash: HEX,
        at: first().startTime,
      });
    expect(wingoSeen(house, 2).find(first(2).phaseNum)).toBeNull();
  });

  it('is nothing once bets are closed', () => {
    const { room, house } = visit();
    room.clock.set(first().closeTime);
    room.send({ type: 'wire.snapshot', round: roundOf(first()) });
    expect(wingoSeen(house, 1).find(first().phaseNum)).toBeNull();
  });
});
