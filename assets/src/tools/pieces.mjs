/** What the tables of the games' art are written with. */
import { fonts } from './fonts.mjs';

const raw = new URL('../../raw/', import.meta.url);

/** A render by its path under raw/, `css` px wide on a phone of 412. */
export const png = (path, css, more = {}) => ({ file: new URL(`${path}.png`, raw).pathname, css, ...more });

/** Numbered renders, `<stem>_00` and so on, as frames of an animation. */
export const series = (stem, count, css, more) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const name = `${stem.split('/').pop()}_${String(i).padStart(2, '0')}`;
      return [name, png(`${stem}_${String(i).padStart(2, '0')}`, css, more)];
    }),
  );

/** Ten renders, `<stem>_0` to `_9`. */
export const each = (prefix, stem, css, more) =>
  Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${prefix}_${i}`, png(`${stem}_${i}`, css, more)]));

/** Fonts by name, at their sizes. */
export const use = (...names) => Object.fromEntries(names.map((name) => [name, fonts[name].px]));

/** What every celebration is made of (scenes/kit/win). */
export const sparkle = {
  spark: png('fx/spark', 24),
  star4: png('fx/star4', 20),
  ...series('coin/coin', 12, 26, { levels: 32 }),
};
