import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollerRate } from '../../../../rules/roller/roller';
import { choiceFault, dragged, nearestPlayable, playable, readChoose, stepChoose } from './choice';

describe('what is refused', () => {
  it('is told by its cause', () => {
    expect(choiceFault({ choose: 65_000, isHigher: true })).toBeNull();
    expect(choiceFault({ choose: 3, isHigher: true })).toBe('too-likely');
    expect(choiceFault({ choose: 99_995, isHigher: true })).toBe('too-rare');
    expect(choiceFault({ choose: 100_000, isHigher: true })).toBe('never');
    expect(choiceFault({ choose: 0, isHigher: false })).toBe('never');
  });

  it('is exactly what lies outside the playable part of the scale', () => {
    for (const isHigher of [true, false]) {
      const { min, max } = playable(isHigher);
      const plays = (choose: number) => rollerRate({ choose, isHigher }) !== null;
      expect([plays(min - 1), plays(min), plays(max), plays(max + 1)]).toEqual([false, true, true, false]);
    }
    expect(playable(false)).toEqual({ min: 10, max: 98_019 });
    expect(nearestPlayable(100_000, true)).toBe(99_990);
  });
});

it('numbers are typed with or without dots', () => {
  expect([
    readChoose('65.000'),
    readChoose(' 7 '),
    readChoose('100000'),
    readChoose('100001'),
    readChoose('1,5'),
    readChoose(''),
  ]).toEqual([65_000, 7, 100_000, null, null, null]);
});

it('the keys step in round numbers, finer towards the ends, and stay on the scale', () => {
  expect([stepChoose(65_400, 1), stepChoose(65_400, -1), stepChoose(65_000, 1)]).toEqual([66_000, 65_000, 66_000]);
  expect([stepChoose(98_000, 1), stepChoose(99_960, 1), stepChoose(100_000, 1), stepChoose(0, -1)]).toEqual([
    98_100, 99_961, 100_000, 0,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom<-1 | 1>(-1, 1), (from, direction) => {
      expect(Math.sign(stepChoose(from, direction) - from)).toBe(direction);
    }),
  );
});

it('a finger points to hundreds', () => {
  expect([dragged(64_981), dragged(-40), dragged(100_049)]).toEqual([65_000, 0, 100_000]);
});
