import { expect, test } from 'vitest';
import { createReading } from '../../../rules/crash/flight';
import { endOf, gameOf, LEAVES, openRoom, startOf } from '../../../machines/crash/room.fixture';
import { createCrashFeed } from './feed';

function followed() {
  const room = openRoom();
  const feed = createCrashFeed(room.actor, room.clock);
  const stop = feed.follow();
  return { ...room, feed, stop, read: () => feed.flight.read(room.clock.now(), createReading()) };
}

test('the flight waits for the start that the room was told', () => {
  const { send, clock, feed, read } = followed();
  expect(feed.view().phase).toBe('connecting');
  send({ type: 'wire.snapshot', game: gameOf() });
  clock.increment(3000);
  expect(feed.view()).toMatchObject({
    phase: 'preparation',
    roundId: '100',
    startTime: LEAVES,
    own: { state: 'none' },
  });
  expect(read()).toMatchObject({ phase: 'waiting', waitMs: LEAVES - 3000 });
});

test('ticks move it, and what is no tick does not', () => {
  const { send, clock, feed, read } = followed();
  send({ type: 'wire.snapshot', game: gameOf() });
  clock.increment(LEAVES + 200);
  feed.tick('1.01|200');
  feed.tick('nonsense');
  expect(read()).toMatchObject({ phase: 'flying', elapsedMs: 200 });
});

test('who joins in mid-flight is in the air at once', () => {
  const { send, clock, read } = followed();
  clock.increment(LEAVES + 10_000);
  send({ type: 'wire.snapshot', game: gameOf({ status: 'goingUp' }) });
  expect(read()).toMatchObject({ phase: 'flying', elapsedMs: 10_000 });
});

test('the end is shown with its target, and the next start takes the clock back', () => {
  const { send, clock, feed, read } = followed();
  send({ type: 'wire.snapshot', game: gameOf() });
  clock.increment(LEAVES + 5000);
  feed.tick('1.34|5000');
  send({ type: 'wire.end', end: endOf('100', 1.35) });
  expect(feed.view()).toMatchObject({ phase: 'squib', target: 13_500 });
  expect(read()).toMatchObject({ phase: 'crashed', rate: 13_500 });
  send({ type: 'wire.start', start: startOf('101', clock.now() + 8000) });
  expect(read()).toMatchObject({ phase: 'waiting', waitMs: 8000 });
});

test('cues pass through, and nothing is heard after the room was left', () => {
  const { send, clock, feed, stop, read } = followed();
  const heard: string[] = [];
  const silence = feed.onCue((cue) => heard.push(cue.type));
  send({ type: 'wire.snapshot', game: gameOf() });
  clock.increment(LEAVES + 100);
  expect(heard).toContain('launch');
  silence();
  stop();
  send({ type: 'wire.end', end: endOf('100', 1.35) });
  expect(heard).not.toContain('crashed');
  expect(read().phase).not.toBe('crashed');
});
