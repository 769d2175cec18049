import { expect, test } from 'vitest';
import {
  endOf,
  first,
  openRoom,
  resultOf,
  roundOf,
  second,
  settle,
  startOf,
} from '../../../machines/wingo/room.fixture';
import { wingoLayout } from '../../../scenes/wingo/layout';
import { createWingoFeed, wingoCells } from './feed';

const opened = (options: Parameters<typeof openRoom>[0] = {}) => {
  const room = openRoom(options);
  return { ...room, feed: createWingoFeed(room.actor, room.clock) };
};

test('until the first snapshot the scene is connecting, then it has the phase and its history', () => {
  const { hear, feed } = opened({ round: null });
  expect(feed.view()).toMatchObject({ phase: 'connecting', last: null });
  hear.snapshot(roundOf(first()));
  expect(feed.view()).toMatchObject({
    phase: 'betting',
    model: 1,
    phaseNum: first().phaseNum,
    endTime: first().endTime,
    last: { number: 3 },
    fullOpen: false,
  });
  expect(feed.view().cells).toHaveLength(13);
});

test('a pick is told as a moment and shown with its amount', () => {
  const { pick, feed } = opened();
  const heard: unknown[] = [];
  feed.onCue((cue) => heard.push(cue));
  pick('seven');
  expect(heard).toEqual([{ type: 'pick', option: 'seven', on: true }]);
  expect(feed.view().cells.find(({ option }) => option === 'seven')).toMatchObject({
    picked: true,
    pending: 10_000,
    placed: 0,
  });
});

test('the draw is told before the view has it in the history, and the win three seconds later', async () => {
  const { hear, clock, feed } = opened();
  const heard: { type: string; drawn: number | undefined }[] = [];
  feed.onCue((cue) => heard.push({ type: cue.type, drawn: feed.view().history[0]?.number }));
  clock.increment(first().endTime - first().startTime);
  hear.end(endOf(first(), 5));
  expect(feed.view()).toMatchObject({ phase: 'result', last: { number: 5 } });
  hear.start(startOf(second()));
  hear.result(resultOf(first(), 30_000, 10_000, 5));
  clock.increment(3000);
  await settle();
  expect(heard.map(({ type }) => type)).toEqual(['draw', 'win']);
});

test('the full view and changes of it reach the scene', () => {
  const { actor, feed } = opened();
  let changes = 0;
  const stop = feed.onView(() => (changes += 1));
  actor.send({ type: 'view.full', on: true });
  expect(feed.view().fullOpen).toBe(true);
  expect(changes).toBe(1);
  stop();
  actor.send({ type: 'view.full', on: false });
  expect(changes).toBe(1);
});

test('the buttons lie where the scene draws its cells', () => {
  const box = { width: 412, height: 915, inset: { top: 118, right: 0, bottom: 241, left: 0 } };
  expect(wingoCells(box)).toEqual(wingoLayout(box).cells);
  expect(wingoCells(box, true)).toEqual(wingoLayout(box, true).cells);
});
