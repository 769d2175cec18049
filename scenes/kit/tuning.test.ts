import { describe, expect, test } from 'vitest';
import { color, curve, num, parseTuning, tuningFaults } from './tuning';
import { offStep, undescribed } from './tuning.fixture';
import values from './win.tuning.json';
import { winTuning } from './win.tuning.schema';

const schema = {
  size: num({ min: 1, max: 8, step: 0.5, unit: 'times', about: 'How large it is.' }),
  light: { tint: color({ about: 'The colour of the light.' }), rise: curve({ about: 'How the light comes.' }) },
};
const fitting = { size: 2.5, light: { tint: '#7A5CFF', rise: { x1: 0.2, y1: -0.4, x2: 1, y2: 1.6 } } };

describe('a tuning', () => {
  test('that fits its schema is handed on as it is', () => {
    const tuned = parseTuning(schema, fitting);
    expect(tuned).toBe(fitting);
    expect(tuned.light.rise.y2 - tuned.size).toBeCloseTo(-0.9);
  });

  test.each([
    [{ ...fitting, size: 9 }, 'size: 9 is not within 1 and 8 (times)'],
    [{ ...fitting, size: '2' }, 'size: "2" is not a number'],
    [{ ...fitting, size: Number.NaN }, 'size: null is not a number'],
    [{ size: 2 }, 'light: is missing'],
    [{ ...fitting, light: [] }, 'light: [] is not a group'],
    [{ ...fitting, light: { ...fitting.light, tint: 'red' } }, 'light.tint: "red" is not a colour like #7a5cff'],
    [
      { ...fitting, light: { ...fitting.light, rise: { x1: 2, y1: 0, x2: 1, y2: 1 } } },
      'light.rise: {"x1":2,"y1":0,"x2":1,"y2":1} is not a curve of x1, y1, x2, y2 with x between 0 and 1',
    ],
    [{ ...fitting, light: { ...fitting.light, glow: 1 } }, 'light.glow: is not in the schema'],
    [null, 'the whole: null is not a group'],
  ])('%j does not fit', (json, fault) => {
    expect(tuningFaults(schema, json)).toEqual([fault]);
    expect(() => parseTuning(schema, json)).toThrow(fault);
  });

  test('names all that is wrong with it at once', () => {
    expect(() => parseTuning(schema, { size: 0, light: { tint: 'red', rise: fitting.light.rise }, more: 1 })).toThrow(
      /size: .*light\.tint: .*more: /,
    );
  });

  test('of which a slider cannot show every number is noticed', () => {
    expect(offStep(schema, fitting)).toEqual([]);
    expect(offStep(schema, { ...fitting, size: 2.6 })).toEqual(['size']);
  });
});

test('the celebration is tuned within its limits, each number described', () => {
  parseTuning(winTuning, values);
  expect(offStep(winTuning, values)).toEqual([]);
  expect(undescribed(winTuning)).toEqual([]);
});
