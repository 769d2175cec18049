import { describe, expect, it } from 'vitest';
import { type CrashRoom, heroState, roomOf, tileSaying } from './feed';

const room: CrashRoom = {
  game: 'crash',
  status: 'preparation',
  roundId: '7',
  startTime: 10_000,
  historyRate: [],
  players: 3,
  bots: 2,
};

describe('the hero of the lobby', () => {
  it('waits until the feed has said something', () => {
    expect(heroState(null, 0)).toEqual({ kind: 'waiting' });
    expect(roomOf([], 'crash')).toBeNull();
    expect(roomOf([room], 'crash')).toBe(room);
  });

  it('counts down to the take-off and flies from then on without a further message', () => {
    expect(heroState(room, 9_999)).toEqual({ kind: 'countdown', startTime: 10_000 });
    expect(heroState(room, 10_000)).toEqual({ kind: 'flight', startTime: 10_000 });
  });

  it('shows where it crashed', () => {
    expect(heroState({ ...room, status: 'squib', target: 3.42 }, 12_000)).toEqual({ kind: 'crashed', target: 3.42 });
  });

  it('does not run a flight on for ever when the feed is silent', () => {
    expect(heroState({ ...room, status: 'goingUp' }, 10_000 + 155_000)).toEqual({ kind: 'waiting' });
  });
});

describe('a tile', () => {
  const dice: Parameters<typeof tileSaying>[0] = {
    game: 'dice',
    status: 0,
    roundId: '3',
    startTime: 1_000,
    closeTime: 16_000,
    players: 0,
    bots: 4,
    history: [],
  };
  const mines = { game: 'mines', players: 0, latest: [] } as unknown as Parameters<typeof tileSaying>[0];

  it('of a timed room says its time, and that it is being drawn until the next one: never a headcount in between', () => {
    expect(tileSaying(dice, 15_999)).toEqual({ kind: 'countdown', from: 1_000, to: 16_000 });
    expect(tileSaying(dice, 16_000)).toEqual({ kind: 'drawing' });
    expect(tileSaying({ ...dice, players: 9 }, 20_000)).toEqual({ kind: 'drawing' });
  });

  it('of another room says who is there, and nothing where nobody is', () => {
    expect(tileSaying({ ...mines, players: 2 }, 0)).toEqual({ kind: 'people', n: 2 });
    expect(tileSaying(mines, 0)).toBeNull();
  });
});
