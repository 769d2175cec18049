/** The roller room's pieces: the cross-sections of its zones, a mark of the scale, the marker. */
import { gradient, strip } from './shapes.mjs';

/** The cross-section of a ribbon: [share of its width from the outer edge, opacity]. */
const section = (stops) =>
  strip(
    4,
    32,
    stops.map(([at, alpha]) => [at, '#fff', alpha]),
  );

export const roller = {
  /** The zones' tube, outer edge first: its body, the part that faces the light, the line that shines. */
  tube: section([
    [0, 0],
    [0.045, 1],
    [0.955, 1],
    [1, 0],
  ]),
  tube_light: section([
    [0.1, 0],
    [0.22, 0.75],
    [0.42, 0.75],
    [0.62, 0.25],
    [0.86, 0],
  ]),
  tube_shine: section([
    [0.2, 0],
    [0.25, 0.9],
    [0.31, 0.9],
    [0.37, 0],
  ]),
  tick: { size: [4, 16], svg: '<path d="M2 2V14" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>' },
  /** The marker of the chosen number; its tip is its anchor. */
  marker: {
    size: [26, 54],
    anchor: { x: 0.5, y: 51 / 54 },
    svg: `${gradient('g', [
      [0, '#A48CFF'],
      [0.45, '#7A5CFF'],
      [1, '#4A2BE0'],
    ])}<path d="M13 51 3 34V8Q3 3 8 3H18Q23 3 23 8V34z" fill="#fff" stroke="#2A0F6E" stroke-width="2" stroke-linejoin="round"/><path d="M13 44.500 6.500 33V10.500H19.500V33z" fill="url(#g)"/>`,
  },
};
