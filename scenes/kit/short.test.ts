// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GlyphFont } from './glyphs';
import { Label } from './label';
import { putCrowd, putShort } from './short';

const font: GlyphFont = {
  name: 'test',
  bakedAt: 10,
  middle: 0.5,
  capHeight: 0.7,
  glyphs: new Map(
    Array.from({ length: 300 }, (_, code) => [code, { frame: null, x: 0, y: 0, width: 0, height: 0, advance: 1 }]),
  ),
};

test('amounts on a tile carry the documents’ marks: K is a thousand, M a million, B a thousand millions, T a million millions', () => {
  const label = new Label({ font, size: 10, max: 24 });
  const short = (amount: number) => {
    putShort(label.begin(), amount);
    return label.end().text;
  };
  expect([999, 10_000, 2_500_000, 172_900_000, 1_200_000_000, 3_000_000_000_000].map(short)).toEqual([
    '999',
    '10K',
    '2,5M',
    '172M',
    '1,2B',
    '3T',
  ]);
});

test('a crowd is counted in people, and house bots apart, when there are any', () => {
  const label = new Label({ font, size: 10, max: 24 });
  const crowd = (people: number, bots: number, word = 'pemain') => {
    putCrowd(label.begin(), people, word, bots, 'bot');
    return label.end().text;
  };
  expect([crowd(3, 14), crowd(3, 0), crowd(0, 0), crowd(0, 2), crowd(1, 2, '')]).toEqual([
    '3 pemain +14 bot',
    '3 pemain',
    '0 pemain',
    '2 bot',
    '1 +2 bot',
  ]);
});
