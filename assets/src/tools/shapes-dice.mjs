/** The dice room's pieces: flat dice for pools and results, the pools' boxes, and the badge of the most popular face. */
import { gradient, rect } from './shapes.mjs';

/** Where a face has its pips, in steps from its middle. */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** A die seen from above with its lip; one and four are red, as on the rendered dice. @param large the radius of a pip in 24ths */
const flat = (face, size, pip) => {
  const k = size / 24;
  const dot = ([x, y]) =>
    `<circle cx="${((12 + x * 5.6) * k).toFixed(3)}" cy="${((11.5 + y * 5.4) * k).toFixed(3)}" r="${((face === 1 ? pip * 1.6 : pip) * k).toFixed(3)}" fill="${face === 1 || face === 4 ? '#E0153F' : '#26124F'}"/>`;
  return {
    size: [size, size],
    svg:
      gradient('g', [
        [0, '#fff'],
        [1, '#CFC4F5'],
      ]) +
      rect(0, 1.5 * k, size, 22.5 * k, 6 * k, 'fill="#5A45A8"') +
      rect(0, 0, size, 22.8 * k, 6 * k, 'fill="url(#g)"') +
      PIPS[face].map(dot).join(''),
  };
};

/** A pool: its light comes from above, its edge is a line. */
const box = (stops, border, width) => {
  const [w, h, r] = [64, 96, 18];
  return {
    size: [w, h],
    borders: { left: 20, top: 24, right: 20, bottom: 24 },
    svg:
      gradient('g', stops) +
      rect(0, 0, w, h, r, 'fill="url(#g)"') +
      rect(width + 1, width, w - 2 * width - 2, 14, r - 3, 'fill="#fff" fill-opacity=".05"') +
      rect(
        width / 2,
        width / 2,
        w - width,
        h - width,
        r - width / 2,
        `fill="none" stroke="${border}" stroke-width="${width}"`,
      ),
  };
};

const faces = [1, 2, 3, 4, 5, 6];

export const dice = {
  ...Object.fromEntries(faces.map((face) => [`pip_${face - 1}`, flat(face, 40, 2.2)])),
  /** In the strip of results, where the pips have to be larger. */
  ...Object.fromEntries(faces.map((face) => [`mini_${face - 1}`, flat(face, 14, 2.6)])),
  pool: box(
    [
      [0, '#2C1E7C'],
      [1, '#150C42'],
    ],
    '#4534A8',
    1.5,
  ),
  pool_on: box(
    [
      [0, '#3C2AA6'],
      [1, '#221566'],
    ],
    '#A58BFF',
    2,
  ),
  pool_win: box(
    [
      [0, '#8A5A12'],
      [1, '#3A1C08'],
    ],
    '#FFD75A',
    2,
  ),
  /** Where a stake goes: a dashed pill. */
  slot: {
    size: [108, 25],
    svg: rect(
      0.6,
      0.6,
      106.8,
      23.8,
      11.9,
      'fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="4.2 3.4" stroke-linecap="round"',
    ),
  },
  badge: {
    size: [40, 20],
    borders: { left: 12, top: 9, right: 12, bottom: 9 },
    svg:
      gradient('g', [
        [0, '#FF5C9A'],
        [1, '#D81160'],
      ]) +
      rect(0, 0, 40, 20, 10, 'fill="url(#g)"') +
      rect(0.5, 0.5, 39, 19, 9.5, 'fill="none" stroke="#FFB0CF" stroke-width="1"'),
  },
  /** The spotlight: wide at its foot. */
  spot: {
    size: [64, 96],
    anchor: { x: 0.5, y: 0 },
    svg: `${gradient('g', [
      [0, '#fff', 0],
      [0.35, '#fff', 0.75],
      [1, '#fff', 0],
    ])}${gradient(
      'h',
      [
        [0, '#fff', 0],
        [0.3, '#fff', 0.9],
        [0.5, '#fff', 1],
        [0.7, '#fff', 0.9],
        [1, '#fff', 0],
      ],
      'x',
    )}<mask id="m"><path d="M25 0H39L64 96H0z" fill="url(#h)"/></mask><path d="M0 0H64V96H0z" fill="url(#g)" mask="url(#m)"/>`,
  },
};
