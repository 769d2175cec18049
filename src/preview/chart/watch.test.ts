import { expect, test } from 'vitest';
import { betOf, endOf, gameOf, LEAVES, openRoom, startOf } from '../../../machines/crash/room.fixture';
import { LOG_LENGTH } from './log';
import { watch } from './watch';

function watched() {
  const room = openRoom();
  const tells: (() => void)[] = [];
  const watching = watch(room.actor, { now: () => room.clock.now(), later: (tell) => void tells.push(tell) });
  const frame = () => {
    for (const tell of tells.splice(0)) tell();
  };
  return { ...room, watching, frame, waiting: () => tells.length };
}

test('the picture follows a whole round', () => {
  const { send, clock, watching, frame } = watched();
  const lit = () => watching.get().lit.find((path) => path.startsWith('round.'));
  expect(lit()).toBe('round.connecting');
  send({ type: 'wire.snapshot', game: gameOf() });
  expect(lit()).toBe('round.preparation');
  clock.increment(LEAVES);
  expect(lit()).toBe('round.goingUp');
  send({ type: 'wire.end', end: endOf('100', 1.35) });
  expect(lit()).toBe('round.squib');
  frame();
  send({ type: 'wire.start', start: startOf('101', clock.now() + 8000) });
  expect(watching.get().hot.map((id) => id.split('#')[0])).toEqual(['round']);
  expect(watching.get().log.map(({ event, entered }) => [event, ...entered])).toEqual([
    ['wire.start', 'round.preparation'],
    ['wire.end', 'round.squib'],
    ['after launch', 'round.goingUp'],
    ['wire.snapshot', 'round.preparation', 'sync.fresh'],
  ]);
});

test('a crowd is told once a frame, and is one line of the log', () => {
  const { send, watching, waiting, frame } = watched();
  let told = 0;
  watching.subscribe(() => (told += 1));
  send({ type: 'wire.snapshot', game: gameOf() });
  for (let i = 0; i < 100; i += 1)
    send({ type: 'wire.betInfo', info: { roundId: '100', list: [betOf(`p${i}`, 5_000)], players: i } });
  expect(waiting()).toBe(1);
  frame();
  expect(told).toBe(1);
  expect(watching.get().log).toMatchObject([
    { event: 'wire.betInfo', times: 100, entered: [] },
    { event: 'wire.snapshot' },
  ]);
});

test('the log keeps the last twenty, and nothing of what the events carried', async () => {
  const { send, board, watching } = watched();
  send({ type: 'wire.snapshot', game: gameOf({ bet: [betOf('secret-player', 123_456)] }) });
  await board(54_321);
  for (let i = 0; i < 2 * LOG_LENGTH; i += 1) send({ type: i % 2 === 0 ? 'link.offline' : 'link.online' });
  expect(watching.get().log).toHaveLength(LOG_LENGTH);
  const shown = JSON.stringify({ ...watching.get(), chart: watching.chart });
  for (const word of ['secret-player', '123456', '54321', '500000', 'uuid']) expect(shown).not.toContain(word);
});

test('after it was stopped it hears nothing', () => {
  const { send, watching } = watched();
  watching.stop();
  send({ type: 'wire.snapshot', game: gameOf() });
  expect(watching.get().step).toBe(0);
});
