import { expect, test } from 'vitest';
import { logFrames } from './frame-log';

test('the frames of the last second are counted, older ones are forgotten', () => {
  const log = logFrames();
  for (let at = 0; at < 2000; at += 20) log.add(at, at < 1500 ? 2 : 4);
  expect(log.read(1999)).toEqual({ fps: 50, mainMs: 3 });
});

test('a scene that stands still has no frames', () => {
  const log = logFrames();
  log.add(0, 5);
  expect(log.read(5000)).toEqual({ fps: 0, mainMs: 0 });
});
