import { expect, test } from 'vitest';
import { createEditor } from '../tuning/editor';
import { openTuning } from '../tuning/sets';
import { countDifference } from './difference';
import { readLink, valuesOf } from './sides';

test('a side shows the committed tuning, the edited one or that of a pasted link; a broken link is said and not used', async () => {
  const editor = createEditor(await openTuning('crash'));
  editor.turn('win.dim', 0.1);
  const good = readLink(editor, 'https://x.test/preview/crash?fixture=win&tuning=win.dim_0.2');
  expect(good.fault).toBeNull();
  const dims = (['committed', 'edited', 'link'] as const).map((source) =>
    valuesOf(source, editor.get(), good.values).get('win.dim'),
  );
  expect(dims).toEqual([0.45, 0.1, 0.2]);
  const bad = readLink(editor, 'win.dim_2');
  expect(bad.fault).toBe('win.dim: 2 is not within 0 and 1 (share)');
  expect(valuesOf('link', editor.get(), bad.values).get('win.dim')).toBe(0.45);
  expect(readLink(editor, ' ')).toEqual({ values: null, fault: null });
});

test('pictures differ by the share of their pixels that can be told apart, and by the farthest channel', () => {
  const pixels = [
    [0, 0, 0],
    [3, 0, 0],
    [0, 90, 7],
    [0, 0, 40],
  ].flatMap((rgb) => [...rgb, 255]);
  expect(countDifference(Uint8ClampedArray.from(pixels))).toEqual({ share: 0.5, most: 90 });
  expect(countDifference(new Uint8ClampedArray(8))).toEqual({ share: 0, most: 0 });
});
