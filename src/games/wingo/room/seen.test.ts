import { describe, expect, it } from 'vitest';
import { first, HEX, openRoom, roundOf } from '../../../../machines/wingo/room.fixture';
import { poolSeen, seenId, watchPool } from '../../../play/pool/seen';
import { wingoGame } from './game';

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
  watchPool({ actor: room.actor, game: wingoGame }, house);
  const seen = (model: 1 | 2 | 3) => poolSeen(house, 'wingo', model).find(seenId(first(model).phaseNum, HEX));
  return { room, seen };
};

describe('what this device saw of phases of Wingo', () => {
  it('is the fingerprint of a phase that takes bets, of every model', () => {
    const { room, seen } = visit();
    for (const model of [1, 3] as const) room.hear.snapshot(roundOf(first(model)));
    for (const model of [1, 3] as const)
      expect(seen(model)).toEqual({ seedHash: HEX, publicSeedHash: HEX, at: first().startTime });
    expect(seen(2)).toBeNull();
  });

  it('is nothing once bets are closed', () => {
    const { room, seen } = visit();
    room.clock.set(first().closeTime);
    room.hear.snapshot(roundOf(first()));
    expect(seen(1)).toBeNull();
  });
});
