import { expect, test } from 'vitest';
import { ANIMATE_MS, revealMs } from '../../machines/roller/delays';
import { parseTuning } from '../kit/tuning';
import { offStep, undescribed } from '../kit/tuning.fixture';
import { lockMs } from './choreography';
import values from './tuning.json';
import { rollerTuning } from './tuning.schema';

const tuning = parseTuning(rollerTuning, values);

test('every number is described, within its limits and on a step of its slider', () => {
  expect(offStep(rollerTuning, values)).toEqual([]);
  expect(undescribed(rollerTuning)).toEqual([]);
});

test('all digits stand when the machine says that the result may be told, and not long before', () => {
  for (const [spin, animate] of [
    [tuning.needle.spinMs, ANIMATE_MS.calm],
    [tuning.needle.turboMs, ANIMATE_MS.turbo],
  ] as const) {
    const stands = spin + lockMs(tuning);
    expect(stands).toBeLessThanOrEqual(animate);
    expect(animate - stands).toBeLessThan(60);
  }
});

test('a number that won is seen at rest, in its colour, before its money comes', () => {
  const { needle, digits, zones } = tuning;
  const rests = needle.spinMs + lockMs(tuning) + Math.max(digits.judgeMs, zones.pulseMs);
  expect(rests).toBeLessThanOrEqual(revealMs({ multiplier: 2 }, false));
});

test('nothing flashes more than three times a second', () => {
  expect(Math.min(tuning.zones.pulseMs, tuning.zones.blinkMs)).toBeGreaterThan(310);
});
