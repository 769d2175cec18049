import { describe, expect, test } from 'vitest';
import { firstLevel, Governor } from './governor';

const run = (governor: Governor, frames: number, ms: number): void => {
  for (let i = 0; i < frames; i += 1) governor.frame(ms);
};

describe('the quality governor', () => {
  test('keeps its level while frames are in time', () => {
    const governor = new Governor('high');
    run(governor, 2000, 16.7);
    expect(governor.level).toBe('high');
  });

  test('goes down a level at a time while frames are late, and no further than low', () => {
    const governor = new Governor('high');
    run(governor, 120, 40);
    expect(governor.level).toBe('medium');
    run(governor, 120, 40);
    expect(governor.level).toBe('low');
    run(governor, 500, 40);
    expect(governor.level).toBe('low');
  });

  test('a few late frames change nothing', () => {
    const governor = new Governor('high');
    for (let i = 0; i < 1000; i += 1) governor.frame(i % 10 === 0 ? 40 : 16);
    expect(governor.level).toBe('high');
  });

  test('rises after half a minute of calm, but not to a level that was too much', () => {
    const started = new Governor('medium');
    run(started, 120 * 15, 16);
    expect(started.level).toBe('high');
    run(started, 120, 40);
    expect(started.level).toBe('medium');
    run(started, 120 * 40, 16);
    expect(started.level).toBe('medium');
  });

  test('strain lowers at once, for the visit', () => {
    const governor = new Governor('high');
    expect(governor.strain()).toBe(true);
    run(governor, 120 * 40, 16);
    expect(governor.level).toBe('medium');
    governor.strain();
    expect(governor.strain()).toBe(false);
    expect(governor.level).toBe('low');
  });

  test('a hidden tab is not a slow frame', () => {
    const governor = new Governor('high');
    run(governor, 500, 60_000);
    expect(governor.level).toBe('high');
  });
});

test('small phones start lower', () => {
  expect(firstLevel({ memoryGb: 2, cores: 8 })).toBe('medium');
  expect(firstLevel({ memoryGb: 8, cores: 8 })).toBe('high');
  expect(firstLevel({ memoryGb: undefined, cores: undefined })).toBe('high');
});
