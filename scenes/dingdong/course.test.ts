import { describe, expect, test } from 'vitest';
import { SELECTIONS, type DingdongStop } from '../../rules/dingdong/ring';
import { Course } from './course';
import { COUNT, LAMPS, lampCell, lampOf } from './lamps';
import { tuning } from './tuning';

describe('the ring', () => {
  test('has 22 lamps on the rim of seven by six, each at a place of its own', () => {
    expect(COUNT).toBe(22);
    const places = LAMPS.map((_, lamp) => lampCell(lamp));
    expect(new Set(places.map(String)).size).toBe(22);
    for (const [column, row] of places) expect(column === 0 || column === 6 || row === 0 || row === 5).toBe(true);
  });

  test('carries every stop', () => {
    for (const stop of [...SELECTIONS, 'AGAIN'] as const) expect(LAMPS).toContain(stop);
  });

  test('a round lands on a lamp of its stop, always the same one, and rounds use all of them', () => {
    const stops: readonly DingdongStop[] = [...SELECTIONS, 'AGAIN'];
    for (const stop of stops) {
      const used = new Set(Array.from({ length: 200 }, (_, i) => lampOf(String(4_000 + i), 0, stop)));
      for (const lamp of used) expect(LAMPS[lamp]).toBe(stop);
      expect(used.size).toBe(LAMPS.filter((symbol) => symbol === stop).length);
      expect(lampOf('4711', 1, stop)).toBe(lampOf('4711', 1, stop));
    }
  });
});

describe('a course', () => {
  const course = new Course(tuning.ring);
  const walk = (start: number, target: number) => {
    course.begin(start, target);
    const seen: number[] = [];
    for (let ms = 0; ms <= course.standsMs; ms += 4) {
      course.at(ms);
      if (seen.at(-1) !== course.steps) seen.push(course.steps);
    }
    course.at(course.standsMs + 1);
    return seen;
  };

  test.each([
    [0, 0],
    [3, 8],
    [21, 1],
    [8, 7],
  ])('from lamp %i to lamp %i passes every lamp, turns often enough, and stands exactly there', (start, target) => {
    const seen = walk(start, target);
    expect(seen.every((step, i) => i === 0 || step > (seen[i - 1] as number))).toBe(true);
    expect(course.lamp(course.steps)).toBe(target);
    expect(course.length).toBeGreaterThanOrEqual(tuning.ring.turns * COUNT);
    expect(course.speed).toBe(0);
    course.at(course.standsMs - 5);
    expect(course.lamp(course.steps)).not.toBe(target);
  });

  test('stands for good: a long time later it is where it was', () => {
    walk(5, 13);
    course.at(1e7);
    expect(course.lamp(course.steps)).toBe(13);
  });

  test('goes dark before it leaves, lamp by lamp', () => {
    course.begin(4, 9);
    course.at(tuning.ring.darkMs * 10);
    expect(course.dark).toBe(10);
    expect(course.steps).toBe(0);
  });

  test('each slow step takes longer than the one before, and knows when the light left a lamp', () => {
    course.begin(0, 6);
    const left = Array.from({ length: tuning.ring.slowSteps }, (_, i) =>
      course.leftAt(course.length - tuning.ring.slowSteps + i),
    );
    const gaps = left.slice(1).map((at, i) => at - (left[i] as number));
    expect(gaps.every((gap, i) => i === 0 || gap > (gaps[i - 1] as number))).toBe(true);
    expect(left.at(-1)).toBeCloseTo(course.standsMs, 6);
    expect(course.leftAt(course.length)).toBe(Number.POSITIVE_INFINITY);
  });
});
