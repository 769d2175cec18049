/** The dingdong room's pieces: the cabinet, its lamps and the window in the middle. Lamps are white for tinting, their lip and gloss come with them. */
import { all, gradient, rect } from './shapes.mjs';

/** A rounded box whose inside darkens towards its edges; `steps` strokes one inside the other make the shadow. */
function inset(size, r, reach, steps) {
  const rings = Array.from({ length: steps }, (_, i) => {
    const d = ((i + 0.5) * reach) / steps;
    const width = reach / steps + 0.4;
    const alpha = (0.85 * (1 - i / steps) ** 2).toFixed(3);
    return rect(
      d,
      d,
      size - d * 2,
      size - d * 2,
      Math.max(2, r - d),
      `fill="none" stroke="#fff" stroke-opacity="${alpha}" stroke-width="${width.toFixed(2)}"`,
    );
  }).join('');
  return { size: [size, size], borders: all(Math.max(r, reach) + 4), svg: rings };
}

const RIM = 3;

export const dingdong = {
  /** Gold rim around a violet body, light along its upper edge. */
  cabinet: {
    size: [92, 120],
    borders: { left: 32, top: 44, right: 32, bottom: 44 },
    svg:
      gradient('r', [
        [0, '#FFF3B8'],
        [0.12, '#FFE98A'],
        [0.4, '#F5A010'],
        [0.72, '#C96A00'],
        [1, '#8A3E00'],
      ]) +
      gradient('b', [
        [0, '#5331D4'],
        [0.3, '#3A20A4'],
        [0.62, '#1E1062'],
        [1, '#2A1478'],
      ]) +
      gradient('s', [
        [0, '#000', 0],
        [0.8, '#000', 0],
        [1, '#000', 0.5],
      ]) +
      rect(0, 0, 92, 120, 26, 'fill="url(#r)"') +
      rect(RIM, RIM, 92 - 2 * RIM, 120 - 2 * RIM, 23, 'fill="url(#b)"') +
      rect(RIM, RIM, 92 - 2 * RIM, 120 - 2 * RIM, 23, 'fill="url(#s)"') +
      rect(
        RIM + 1.25,
        RIM + 1.25,
        92 - 2 * RIM - 2.5,
        120 - 2 * RIM - 2.5,
        21.75,
        'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.5"',
      ),
  },
  /** A lamp's body: its lower lip is the same colour in the shade. */
  lamp: {
    size: [51, 51],
    borders: all(18),
    svg: rect(0, 0, 51, 51, 14, 'fill="#8e86a6"') + rect(0, 0, 51, 47, 14, 'fill="#fff"'),
  },
  lamp_line: {
    size: [51, 51],
    borders: all(18),
    svg: rect(0.9, 0.9, 49.2, 49.2, 13.1, 'fill="none" stroke="#fff" stroke-width="1.8"'),
  },
  /** Light on the upper half of a slab. */
  gloss: {
    size: [48, 30],
    borders: { left: 14, top: 14, right: 14, bottom: 14 },
    svg:
      gradient('g', [
        [0, '#fff', 0.75],
        [0.55, '#fff', 0.18],
        [1, '#fff', 0],
      ]) + rect(0, 0, 48, 30, 12, 'fill="url(#g)"'),
  },
  inset: inset(84, 20, 34, 17),
  window_line: {
    size: [60, 60],
    borders: all(26),
    svg: rect(1.25, 1.25, 57.5, 57.5, 20.75, 'fill="none" stroke="#fff" stroke-width="2.5"'),
  },
  /** Where a stake goes: a dashed pill. */
  slot: {
    size: [78, 26],
    svg: rect(
      0.6,
      0.6,
      76.8,
      24.8,
      12.4,
      'fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="4 3.2" stroke-linecap="round"',
    ),
  },
  person: {
    size: [10, 10],
    svg: '<circle cx="5" cy="2.9" r="2.2" fill="#fff"/><path d="M.8 9.6C.8 7 2.6 5.9 5 5.9S9.2 7 9.2 9.6z" fill="#fff"/>',
  },
};
