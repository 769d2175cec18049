import { describe, expect, test } from 'vitest';
import { COMPOSED_MS, OWN_TO, pictureOf, PICTURES, revealScore, throwScore } from './choreography';
import { tuning } from './tuning';

/** A die of a throw that is sought anew each time, forth or back. */
function thrown() {
  const score = throwScore(tuning);
  return (ms: number, die = 0) => {
    score.seek(ms);
    const at = score.at.dice[die]!;
    const { along, height, rock, contacts } = at;
    return { along, height, rock, contacts, picture: pictureOf(at) };
  };
}

describe('the way of a die', () => {
  test('is over before the wire’s time is', () => {
    expect(throwScore(tuning).ms).toBeLessThan(COMPOSED_MS);
    const at = thrown();
    for (const die of [0, 1, 2])
      expect(at(COMPOSED_MS, die)).toMatchObject({ along: 1, height: 0, picture: PICTURES, contacts: 3 });
    expect(at(COMPOSED_MS).rock).toBeCloseTo(0);
  });

  test('begins held at the edge, one die after the other', () => {
    const at = thrown();
    expect(at(tuning.throw.rattleMs)).toMatchObject({ along: 0, contacts: 0, height: tuning.throw.fallPx });
    expect(at(tuning.throw.rattleMs + 80, 0).along).toBeGreaterThan(at(tuning.throw.rattleMs + 80, 1).along);
  });

  test('goes on without a jump, never under the felt, and meets it three times', () => {
    const at = thrown();
    let before = at(0);
    for (let ms = 4; ms <= COMPOSED_MS; ms += 4) {
      const now = at(ms);
      expect(now.along).toBeGreaterThanOrEqual(before.along);
      expect(Math.abs(now.along - before.along)).toBeLessThan(0.04);
      expect(now.height).toBeGreaterThanOrEqual(0);
      expect(Math.abs(now.height - before.height)).toBeLessThan(6);
      expect(now.contacts - before.contacts).toBeLessThanOrEqual(1);
      expect(now.picture).toBeGreaterThanOrEqual(before.picture);
      before = now;
    }
    expect(before.contacts).toBe(3);
  });

  test('is the same however it was sought: at once, or back from its end', () => {
    const back = thrown();
    back(COMPOSED_MS);
    for (const ms of [1_300, 1_100, 900, 700, 100]) expect(back(ms, 1)).toEqual(thrown()(ms, 1));
  });

  test('shows its face before it lies still', () => {
    const at = thrown();
    const shows = Array.from({ length: COMPOSED_MS }, (_, ms) => ms).find((ms) => at(ms).picture > OWN_TO) ?? 0;
    expect(shows).toBeLessThan(tuning.throw.rattleMs + tuning.throw.pathMs);
    expect(at(shows).picture).toBeLessThanOrEqual(PICTURES);
  });
});

test('dice are counted one after the other, and slide out in the same order', () => {
  const score = revealScore(tuning);
  const { eachMs } = tuning.count;
  const { leaveAfterMs, leaveMs } = tuning.throw;
  expect([0, eachMs, 2 * eachMs, 3 * eachMs].map((ms) => (score.seek(ms), score.at.told))).toEqual([0, 1, 2, 3]);
  score.seek(leaveAfterMs + leaveMs);
  const [first, second, third] = score.at.dice.map(({ gone }) => gone) as [number, number, number];
  expect(first).toBe(1);
  expect(second).toBeLessThan(1);
  expect(third).toBeLessThan(second);
});
