import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_MS, frameAt, timeOf } from './clock';
import { wingoStory } from '../games/wingo/story';
import { wingoRecord } from './records.fixture';
import { createTransport } from './transport';

let due: ((now: number) => void)[] = [];
let now = 0;
beforeEach(() => {
  due = [];
  now = 1_000;
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => due.push(run));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('cancelAnimationFrame', () => void (due = []));
});
afterEach(() => vi.unstubAllGlobals());

/** One frame of the screen, so many ms after the last one. */
function frame(ms: number): void {
  now += ms;
  for (const run of due.splice(0)) run(now);
}

const story = wingoStory(wingoRecord);
function opened(at = story.from) {
  const heard: string[] = [];
  const deck = {
    step: (count = 1) => void heard.push(`step ${count}`),
    seek: (time: number) => void heard.push(`seek ${frameAt(time)}`),
  };
  return { heard, transport: createTransport(deck, story, { at, playing: false }) };
}

test('it plays in whole frames, however the screen paces', () => {
  const { heard, transport } = opened(0);
  transport.play();
  frame(1);
  for (const ms of [16.7, 8.4, 8.4, 33.4, 100]) frame(ms);
  expect(heard).toEqual(['seek 0', 'step 1', 'step 1', 'step 2', 'step 6']);
  expect(transport.get().frame).toBe(10);
});

test('four times the speed is four frames at a time, half is every other one', () => {
  const { heard, transport } = opened(0);
  transport.speed(4);
  transport.play();
  frame(1);
  frame(FRAME_MS);
  transport.speed(0.5);
  frame(FRAME_MS);
  frame(FRAME_MS);
  expect(heard).toEqual(['seek 0', 'step 4', 'step 1']);
});

test('winding shows the frame that is asked for; a tab that slept goes on where it was', () => {
  const { heard, transport } = opened(0);
  transport.seek(600);
  transport.seek(900);
  frame(16);
  expect(heard).toEqual(['seek 0', 'seek 900']);
  transport.play();
  frame(16);
  frame(60_000);
  expect(transport.get().frame).toBe(915);
});

test('it stops at the end, and plays anew from there', () => {
  const { transport } = opened(story.end - 50);
  transport.play();
  frame(1);
  frame(100);
  expect(transport.get()).toMatchObject({ frame: transport.get().last, playing: false });
  transport.play();
  expect(transport.get()).toMatchObject({ frame: frameAt(story.from), playing: true });
});

test('wound to the end it stands still', () => {
  const { transport } = opened(0);
  transport.play();
  transport.seek(1e6);
  expect(transport.get()).toMatchObject({ frame: frameAt(story.end), playing: false });
});

test('a frame’s time is reached in exactly so many steps of the deck', () => {
  for (const frames of [1, 59, 600, 1_234, 7_200]) {
    let count = 0;
    for (let at = 0; at < timeOf(frames); at += FRAME_MS) count += 1;
    expect(count).toBe(frames);
  }
});
