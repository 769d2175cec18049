// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formatMultiplier, formatRp, formatSigned } from '../../rules/format';
import type { GlyphFont } from './glyphs';
import { Label } from './label';
import { counted, putMark, putNet, putRate, putRp, putWhole, TIMES_MARK } from './numbers';

/** A font without pictures: all that matters here is which characters are asked for. */
const font: GlyphFont = {
  name: 'test',
  bakedAt: 10,
  middle: 0.5,
  capHeight: 0.7,
  glyphs: new Map(
    Array.from({ length: 300 }, (_, code) => [code, { frame: null, x: 0, y: 0, width: 0, height: 0, advance: 1 }]),
  ),
};
const written = (write: (label: Label) => void): string => {
  const label = new Label({ font, size: 10, max: 24 });
  label.begin();
  write(label);
  return label.end().text;
};

test('a running multiplier reads as everywhere else', () => {
  for (const rate of [10_000, 10_100, 12_470, 99_999, 1_234_567, 10_000_000, 99_999_900, 100_000_000])
    expect(written((l) => putRate(l, rate))).toBe(formatMultiplier(rate));
});

test('an amount reads as everywhere else', () => {
  for (const amount of [
    0, 7, 999, 1000, 25_000, 286_750, 1_000_000, 99_999_999, 1_250_000_000, 9_999_999_999_999, 37_302.5, 0.25,
    1_012_302.05,
  ])
    expect(written((l) => putRp(l, amount))).toBe(formatRp(amount));
  expect(written((l) => putRp(l, 25_000, true))).toBe(`+Rp ${formatSigned(25_000).slice(1)}`);
});

test('an amount runs up in whole rupiah and ends to the sen', () => {
  expect([0, 0.5, 0.999, 1, 1.2].map((share) => counted(37_302.5, share))).toEqual([
    0, 18_651, 37_265, 37_302.5, 37_302.5,
  ]);
});

test('marks and counts', () => {
  expect(written((l) => putMark(l, 1.5, TIMES_MARK))).toBe('1,5×');
  expect(written((l) => putMark(l, 20, 'd'.charCodeAt(0)))).toBe('20d');
  expect(written((l) => putWhole(l, 8))).toBe('8');
});

test('the width is the sum of the advances, and a text too long is cut', () => {
  const label = new Label({ font, size: 10, max: 4, align: 0.5 });
  label.text = '12345678';
  expect(label.text).toBe('1234');
  expect(label.textWidth).toBe(40);
});

test('what a round made of a balance has its sign, and nothing has none', () => {
  expect(written((l) => putNet(l, 36_790))).toBe('+Rp 36.790');
  expect(written((l) => putNet(l, -25_000))).toBe('−Rp 25.000');
  expect(written((l) => putNet(l, -12_302.5))).toBe('−Rp 12.302,5');
  expect(written((l) => putNet(l, 0))).toBe('Rp 0');
});
