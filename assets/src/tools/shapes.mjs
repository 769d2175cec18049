/**
 * Helper sprites, drawn as SVG so that they are crisp at either resolution. Sizes are CSS pixels. Unless a colour
 * is part of the piece they are white and meant to be tinted.
 *
 * Each entry: { size: [w, h], svg, borders?: nine-slice insets, strip?: edges are repeated (safe to stretch) }.
 */
export const all = (n) => ({ left: n, top: n, right: n, bottom: n });
export const gradient = (id, stops, axis = 'y') =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${axis === 'x' ? 1 : 0}" y2="${axis === 'y' ? 1 : 0}">${stops.map(([at, c, a = 1]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;
export const rect = (x, y, w, h, r, attrs) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${attrs}/>`;

/** A smooth radial fall-off: enough stops for a gaussian or a power curve to show no rings. */
export const radial = (id, fall) =>
  `<radialGradient id="${id}">${Array.from({ length: 25 }, (_, i) => `<stop offset="${i / 24}" stop-color="#fff" stop-opacity="${Math.max(0, fall(i / 24)).toFixed(4)}"/>`).join('')}</radialGradient>`;
export const disc = (size, fall) => ({
  size: [size, size],
  svg: `${radial('r', fall)}<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#r)"/>`,
});
export const gauss = (width) => (r) =>
  (Math.exp(-((r / width) ** 2)) - Math.exp(-((1 / width) ** 2))) / (1 - Math.exp(-((1 / width) ** 2)));

export const fill = (size, r) => ({
  size: [size, size],
  borders: all(r),
  svg: rect(0, 0, size, size, r, 'fill="#fff"'),
});
export const line = (size, r, width) => ({
  size: [size, size],
  borders: all(r),
  svg: rect(
    width / 2,
    width / 2,
    size - width,
    size - width,
    r - width / 2,
    `fill="none" stroke="#fff" stroke-width="${width}"`,
  ),
});
export const strip = (w, h, stops, axis) => ({
  size: [w, h],
  strip: true,
  svg: gradient('g', stops, axis) + rect(0, 0, w, h, 0, 'fill="url(#g)"'),
});

export const smooth = (from, to) =>
  Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    return [t, '#fff', (from + (to - from) * (t * t * (3 - 2 * t))).toFixed(4)];
  });
export const bell = (width) =>
  Array.from({ length: 33 }, (_, i) => [i / 32, '#fff', gauss(width)(Math.abs(i / 16 - 1)).toFixed(4)]);

/** What both rooms draw with. */
export const common = {
  px: strip(2, 2, [
    [0, '#fff'],
    [1, '#fff'],
  ]),
  disc: { size: [32, 32], svg: '<circle cx="16" cy="16" r="15.6" fill="#fff"/>' },
  dot: { size: [6, 6], svg: '<circle cx="3" cy="3" r="2.7" fill="#fff"/>' },
  glow: disc(64, gauss(0.42)),
  shade: disc(64, (r) => (1 - r) ** 1.5),
  pill: fill(32, 15),
  pill_line: line(32, 15, 1),
  card: fill(30, 14),
  card_line: line(30, 14, 1.25),
  ring: { size: [32, 32], svg: '<circle cx="16" cy="16" r="14.5" fill="none" stroke="#fff" stroke-width="2"/>' },
  wave: {
    size: [64, 64],
    svg: `${radial('r', (r) => Math.exp(-(((r - 0.86) / 0.07) ** 2)) + 0.25 * (r < 0.86 ? (r / 0.86) ** 5 : 0))}<circle cx="32" cy="32" r="32" fill="url(#r)"/>`,
  },
  /** Opaque at the top, clear at the bottom. */
  fade_v: strip(4, 64, smooth(1, 0)),
  /** Clear at the left, opaque at the right. */
  fade_h: strip(64, 4, smooth(0, 1), 'x'),
  /** Clear at both sides, opaque in the middle: light shafts, soft lines. */
  beam_h: strip(64, 4, bell(0.45), 'x'),
};

const skyStops = [
  [0, '#0D0730'],
  [0.3, '#1C0F58'],
  [0.52, '#341386'],
  [0.66, '#5E1CA0'],
  [0.74, '#2A1060'],
  [1, '#0B0620'],
];

export const crash = {
  /** The whole sky of the room, top to bottom. */
  sky: strip(4, 256, skyStops),
  /** Cross-section of the flight curve: hot core in a soft glow; stretch along x, tint for colour. */
  trail: strip(4, 32, bell(0.32)),
  /** An avatar's shaded disc. */
  orb: {
    size: [22, 22],
    svg: `${gradient('g', [
      [0, '#fff'],
      [1, '#8d7bd6'],
    ])}<circle cx="11" cy="11" r="10.7" fill="url(#g)"/>`,
  },
  debris: {
    size: [14, 14],
    svg: `${gradient('g', [
      [0, '#fff'],
      [1, '#9a8fb8'],
    ])}<path d="M2 5 7 1l6 3-1 6-5 3-5-3z" fill="url(#g)"/>`,
  },
};

/** A button slab with its darker lip, top gloss and inner line; nine-slice, made for a height of about 55. */
export function slab(stops, lip, inner) {
  const [w, h, r] = [64, 56, 16];
  return {
    size: [w, h],
    borders: { left: 18, top: 24, right: 18, bottom: 24 },
    svg:
      gradient('g', stops) +
      gradient('s', [
        [0, '#fff', 0.5],
        [1, '#fff', 0.03],
      ]) +
      rect(0, 5, w, h - 5, r, `fill="${lip}"`) +
      rect(0, 0, w, h - 5, r, 'fill="url(#g)"') +
      rect(3, 2.5, w - 6, 20, r - 3, 'fill="url(#s)"') +
      rect(
        0.75,
        0.75,
        w - 1.5,
        h - 6.5,
        r - 0.75,
        `fill="none" stroke="${inner}" stroke-opacity=".75" stroke-width="1.5"`,
      ),
  };
}

/** A ball's tile on the board. */
export function tile(stops, border, width) {
  const [w, h, r] = [48, 78, 16];
  return {
    size: [w, h],
    borders: { left: 18, top: 20, right: 18, bottom: 20 },
    svg:
      gradient('g', stops) +
      rect(0, 0, w, h, r, 'fill="url(#g)"') +
      rect(
        width / 2,
        width / 2,
        w - width,
        h - width,
        r - width / 2,
        `fill="none" stroke="${border}" stroke-width="${width}"`,
      ),
  };
}

/** One of `count` equal pieces of a ring of radius `r`, overlapping its neighbours a little; turns about its anchor, the ring's centre. */
export function segment(r, width, count) {
  const half = Math.PI / count + 0.02;
  const [sin, out, inn] = [Math.sin(half), r + width / 2, r - width / 2];
  const w = 2 * Math.ceil(sin * out) + 2;
  const p = (radius, sign) =>
    `${(w / 2 + sign * Math.sin(half) * radius).toFixed(3)} ${(out - Math.cos(half) * radius).toFixed(3)}`;
  const h = Math.ceil(width + 2);
  return {
    size: [w, h],
    anchor: { x: 0.5, y: out / h },
    svg: `<path d="M${p(out, -1)}A${out} ${out} 0 0 1 ${p(out, 1)}L${p(inn, 1)}A${inn} ${inn} 0 0 0 ${p(inn, -1)}z" fill="#fff"/>`,
  };
}

export const wingo = {
  sky: strip(4, 256, skyStops),
  slab_green: slab(
    [
      [0, '#3DF0A8'],
      [0.5, '#14C07C'],
      [1, '#0A9A63'],
    ],
    '#06603F',
    '#B8FFE2',
  ),
  slab_violet: slab(
    [
      [0, '#B48CFF'],
      [0.5, '#8F5CFF'],
      [1, '#6E3BEA'],
    ],
    '#40209A',
    '#E2D4FF',
  ),
  slab_red: slab(
    [
      [0, '#FF8297'],
      [0.5, '#F5405F'],
      [1, '#D61C46'],
    ],
    '#84102C',
    '#FFD0D8',
  ),
  slab_gold: slab(
    [
      [0, '#FFE98A'],
      [0.45, '#FFC22E'],
      [0.55, '#FFB114'],
      [1, '#F58A00'],
    ],
    '#9A4600',
    '#FFF6C8',
  ),
  slab_off: slab(
    [
      [0, '#4A3B96'],
      [0.5, '#35277A'],
      [1, '#2A1C66'],
    ],
    '#150C3C',
    '#8F80D8',
  ),
  tile: tile(
    [
      [0, '#1D1358'],
      [1, '#120B3C'],
    ],
    '#33258A',
    1.25,
  ),
  tile_on: tile(
    [
      [0, '#3C2AA6'],
      [1, '#271975'],
    ],
    '#A58BFF',
    2.5,
  ),
  tile_win: tile(
    [
      [0, '#8A5A12'],
      [1, '#3A1C08'],
    ],
    '#FFD75A',
    2.5,
  ),
  /** Countdown ring of 30 CSS px radius: the track, and one of 60 pieces to light up. */
  ring_track: { size: [68, 68], svg: '<circle cx="34" cy="34" r="30" fill="none" stroke="#fff" stroke-width="6"/>' },
  ring_seg: segment(30, 6, 60),
  /** One light ray, narrow end at the anchor: turn 18 of them about the podium. */
  ray: {
    size: [28, 80],
    anchor: { x: 0.5, y: 1 },
    svg: `${gradient('g', [
      [0, '#fff', 0],
      [0.35, '#fff', 0.35],
      [0.75, '#fff', 0.85],
      [1, '#fff', 0.5],
    ])}<path d="M14 80 0 0H28z" fill="url(#g)"/>`,
  },
  /** The column of light over the podium, brightest at its foot. */
  beam: {
    size: [48, 64],
    svg: `${gradient('g', [
      [0, '#fff', 0],
      [0.5, '#fff', 0.35],
      [0.86, '#fff', 0.9],
      [1, '#fff', 0],
    ])}${gradient('h', bell(0.62), 'x')}<mask id="m"><path d="M0 0H48L37 64H11z" fill="url(#h)"/></mask><path d="M0 0H48V64H0z" fill="url(#g)" mask="url(#m)"/>`,
  },
};
