import { describe, expect, test } from 'vitest';
import { firstLevel, Governor } from './governor';

/** So many windows of frames that each take so long. */
const run = (governor: Governor, windows: number, ms: number): void => {
  for (let i = 0; i < windows; i += 1) for (let seen = 0; seen < 2000; seen += ms) governor.frame(ms);
};

describe('the quality governor', () => {
  test('keeps its level while frames are in time', () => {
    const governor = new Governor('high');
    run(governor, 40, 16.7);
    expect(governor.level).toBe('high');
  });

  test('goes down a level at a time while frames are late, then draws fewer pixels of the lowest, and no fewer than two thirds', () => {
    const governor = new Governor('high');
    const rungs = Array.from({ length: 8 }, () => {
      run(governor, 1, 40);
      return `${governor.level} ${governor.sharpness}`;
    });
    expect(rungs.slice(0, 4)).toEqual(['medium 1', 'low 1', 'low 0.8', 'low 0.66']);
    expect(new Set(rungs.slice(3))).toEqual(new Set(['low 0.66']));
  });

  test('begins where an earlier visit was, and becomes sharper again before it is richer', () => {
    const governor = new Governor('low', 0.66);
    const calm = (): string => {
      run(governor, 15, 16);
      return `${governor.level} ${governor.sharpness}`;
    };
    expect([calm(), calm(), calm()]).toEqual(['low 0.8', 'low 1', 'medium 1']);
    expect(new Governor('high', 0.66).sharpness).toBe(1);
  });

  test('a few late frames change nothing', () => {
    const governor = new Governor('high');
    for (let i = 0; i < 1000; i += 1) governor.frame(i % 10 === 0 ? 40 : 16);
    expect(governor.level).toBe('high');
  });

  test('rises after half a minute of calm, but not to a level that was too much', () => {
    const started = new Governor('medium');
    run(started, 15, 16);
    expect(started.level).toBe('high');
    run(started, 1, 40);
    expect(started.level).toBe('medium');
    run(started, 40, 16);
    expect(started.level).toBe('medium');
  });

  test('the later frames are, the fewer are waited for', () => {
    const governor = new Governor('high');
    for (let i = 0; i < 20; i += 1) governor.frame(100);
    expect(governor.level).toBe('medium');
  });

  test('strain lowers at once, for the visit', () => {
    const governor = new Governor('high');
    expect(governor.strain()).toBe(true);
    run(governor, 40, 16);
    expect(governor.level).toBe('medium');
    while (governor.strain());
    expect(governor.level).toBe('low');
    expect(governor.strain()).toBe(false);
  });

  test('a hidden tab is not a slow frame', () => {
    const governor = new Governor('high');
    for (let i = 0; i < 500; i += 1) governor.frame(60_000);
    expect(governor.level).toBe('high');
  });
});

test('small phones start lower', () => {
  expect(firstLevel({ memoryGb: 2, cores: 8 })).toBe('medium');
  expect(firstLevel({ memoryGb: 8, cores: 8 })).toBe('high');
  expect(firstLevel({ memoryGb: undefined, cores: undefined })).toBe('high');
});
