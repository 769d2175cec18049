import { describe, expect, it } from 'vitest';
import { endOf, gameOf, HEX, LEAVES, openRoom, startOf } from '../../../../machines/crash/room.fixture';
import { crashSeen, seenId, watchCrash } from './seen';

const visit = () => {
  const kept = new Map<string, string>();
  const room = openRoom();
  const house = {
    clock: room.clock,
    storage: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string | null) => void kept.set(key, value ?? ''),
    },
  };
  return {
    room,
    stop: watchCrash(room.actor, house),
    find: (roundId: string, startTime: number) => crashSeen(house).find(seenId(roundId, startTime)),
  };
};

describe('what this device saw of rounds of crash', () => {
  it('is the fingerprint of a round that prepares, from the snapshot or the start', () => {
    const { room, find } = visit();
    room.send({ type: 'wire.snapshot', game: gameOf() });
    expect(find('100', LEAVES)).toEqual({ seedHash: HEX, publicSeedHash: HEX, at: 0 });
    room.clock.set(30_000);
    room.send({ type: 'wire.end', end: endOf('100', 2) });
    room.send({ type: 'wire.start', start: startOf('101', 38_000, { seedHashHash: 'cd'.repeat(32) }) });
    expect(find('101', 38_000)).toEqual({ seedHash: 'cd'.repeat(32), publicSeedHash: HEX, at: 30_000 });
  });

  it('is nothing of a round that had left already', () => {
    const { room, find } = visit();
    room.clock.set(LEAVES + 500);
    room.send({ type: 'wire.snapshot', game: gameOf({ status: 'goingUp', serverTime: LEAVES + 500 }) });
    expect(find('100', LEAVES)).toBeNull();
  });

  it('is not the round of another house with the same number, and ends with the visit', () => {
    const { room, stop, find } = visit();
    room.send({ type: 'wire.snapshot', game: gameOf() });
    expect(find('100', LEAVES + 1)).toBeNull();
    stop();
    room.send({ type: 'wire.start', start: startOf('101', 38_000) });
    expect(find('101', 38_000)).toBeNull();
  });
});
