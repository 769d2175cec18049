import { expect, test } from 'vitest';
import { DEVICES, fitScale, shellInset } from './devices';
import { GAMES } from './gallery';

const turned = DEVICES.flatMap(({ width, height }) => [
  { width, height },
  { width: height, height: width },
]);

test('in every device, upright and turned, the shell leaves a picture', () => {
  for (const game of GAMES) {
    for (const { width, height } of turned) {
      const [top, right, bottom, left] = shellInset(game, width, height);
      expect(Math.min(top, right, bottom, left), `${game} ${width}x${height}`).toBeGreaterThanOrEqual(0);
      expect(width - left - right, `${game} ${width}x${height}`).toBeGreaterThan(250);
      expect(height - top - bottom, `${game} ${width}x${height}`).toBeGreaterThan(200);
    }
  }
});

test('the shell covers what it covers in the rooms', () => {
  expect(shellInset('crash', 360, 640)).toEqual([96, 0, 327, 0]);
  expect(shellInset('wingo', 412, 915)).toEqual([114, 0, 269, 0]);
  expect(shellInset('crash', 915, 412)).toEqual([88, 348, 0, 0]);
  expect(shellInset('crash', 1440, 900)).toEqual([72, 368, 308, 88]);
  expect(shellInset('wingo', 1024, 768)).toEqual([72, 368, 180, 88]);
});

test('a frame is made smaller to fit and never larger', () => {
  expect(fitScale(400, 800, { width: 800, height: 400 })).toBe(0.5);
  expect(fitScale(400, 800, { width: 4000, height: 4000 })).toBe(1);
});
