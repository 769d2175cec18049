import { expect, test } from 'vitest';
import { OVERLAYS } from '../link';
import { KEYS } from '../transport';
import { OVERLAY_NAMES, overlayOf, toggled } from './names';

test('each overlay has a key of its own, and none of the transport’s', () => {
  expect(OVERLAYS.map((name) => overlayOf(OVERLAY_NAMES[name].key))).toEqual([...OVERLAYS]);
  expect(OVERLAYS.filter((name) => OVERLAY_NAMES[name].key in KEYS)).toEqual([]);
});

test('an overlay that is turned on stands in its order, and is gone when it is turned off', () => {
  expect(toggled(['meters', 'ruler'], 'bounds')).toEqual(['meters', 'bounds', 'ruler']);
  expect(toggled(['meters', 'bounds', 'ruler'], 'meters')).toEqual(['bounds', 'ruler']);
});
