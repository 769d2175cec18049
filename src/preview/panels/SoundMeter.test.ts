import { expect, test } from 'vitest';
import { clips, decibels, filled, FLOOR_DB, levelsOf, sayDecibels } from './SoundMeterLevels';

const sine = Float32Array.from({ length: 48_000 }, (_, i) => 0.5 * Math.sin((i / 48_000) * 2 * Math.PI * 440));

test('a sine of half scale peaks at -6 dB and means 3 dB less', () => {
  const { peak, rms } = levelsOf([sine, sine]);
  expect(decibels(peak)).toBeCloseTo(-6.02, 1);
  expect(decibels(rms)).toBeCloseTo(-9.03, 1);
});

test('only the asked samples are measured, of every channel', () => {
  const loud = Float32Array.of(0, 0, 0.9, 0, 0);
  expect(levelsOf([loud], 0, 2)).toEqual({ peak: 0, rms: 0 });
  expect(levelsOf([Float32Array.of(0, 0, 0, 0, 0), loud], 2, 3).peak).toBeCloseTo(0.9);
  expect(levelsOf([])).toEqual({ peak: 0, rms: 0 });
});

test('what is louder than full scale at a volume clips, and not before', () => {
  expect(clips({ peak: 0.8, rms: 0.1 }, 1)).toBe(false);
  expect(clips({ peak: 0.8, rms: 0.1 }, 1.25)).toBe(false);
  expect(clips({ peak: 0.8, rms: 0.1 }, 1.3)).toBe(true);
});

test('the meter is empty at silence and full at full scale', () => {
  expect(filled(0)).toBe(0);
  expect(filled(10 ** (FLOOR_DB / 20))).toBeCloseTo(0);
  expect(filled(1)).toBe(1);
  expect(filled(2)).toBe(1);
  expect([sayDecibels(0), sayDecibels(1), sayDecibels(0.5), sayDecibels(2)]).toEqual([
    '−∞',
    '0.0 dB',
    '−6.0 dB',
    '+6.0 dB',
  ]);
});
