/**
 * The hilo room's pieces: a card's blank face and back, the four suits, button slabs and icons. A card is 100 units wide and 140 high; a scene puts one
 * together from face, suits and the font `rank`, so that 52 of them cost no more than a few sprites.
 */
import { gradient, rect, slab } from './shapes.mjs';

/** Cards stand on a lip of 3 units; 1 unit of air around keeps their turned edges smooth. */
const [WIDTH, HEIGHT, LIP, AIR] = [100, 140, 3, 1];

/** @param px CSS px a unit */
const piece = (px, svg) => ({
  size: [(WIDTH + 2 * AIR) * px, (HEIGHT + LIP + 2 * AIR) * px],
  // About the middle of the card, not of its lip.
  anchor: { x: 0.5, y: (HEIGHT / 2 + AIR) / (HEIGHT + LIP + 2 * AIR) },
  svg: `<g transform="scale(${px}) translate(${AIR} ${AIR})">${svg}</g>`,
});

const blank = (px, inner) =>
  piece(
    px,
    `<linearGradient id="f" x1="0" x2=".3" y1="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#F3EFFF"/><stop offset="1" stop-color="#D2C8F5"/></linearGradient>` +
      rect(0, 3, 100, 140, 11, 'fill="#8E7FD0"') +
      rect(0, 0, 100, 140, 11, 'fill="url(#f)"') +
      rect(0.8, 0.8, 98.4, 138.4, 10.2, 'fill="none" stroke="#fff" stroke-width="1.6"') +
      (inner
        ? `${rect(6, 6, 88, 128, 7, 'fill="none" stroke="#B7A8E8" stroke-width=".7" opacity=".6"')}<path d="M0 11A11 11 0 0 1 11 0H89A11 11 0 0 1 100 11V38C64 30 34 48 0 76Z" fill="#fff" opacity=".3"/>`
        : ''),
  );

const diamonds = Array.from({ length: 6 }, (_, i) =>
  Array.from({ length: 9 }, (__, j) => `M${16 + i * 13.6} ${5 + j * 15}l5 5-5 5-5-5z`).join(''),
).join('');

const back = (px) =>
  piece(
    px,
    gradient('b', [
      [0, '#9A6CFF'],
      [1, '#3A1FA8'],
    ]) +
      rect(0, 3, 100, 140, 11, 'fill="#22107A"') +
      rect(0, 0, 100, 140, 11, 'fill="url(#b)"') +
      `<path d="${diamonds}" fill="#fff" opacity=".13"/>` +
      rect(6, 6, 88, 128, 7, 'fill="none" stroke="#D9CCFF" stroke-width="1.4" opacity=".7"') +
      rect(0.6, 0.6, 98.8, 138.8, 10.4, 'fill="none" stroke="#C9B4FF" stroke-width="1.2" opacity=".55"'),
  );

/** Each about 0, 0 within 15 units. */
const SUITS = {
  h: 'M0 10C-15 0-11-12-5-11-2-11 0-8.5 0-7 0-8.5 2-11 5-11 11-12 15 0 0 10Z',
  d: 'M0-12C3-7 6-4 10 0 6 4 3 7 0 12-3 7-6 4-10 0-6-4-3-7 0-12Z',
  s: 'M0-11C2-7 11-3 11 3 11 8 4 9 1.5 5 2 8 3 10 4 11L-4 11C-3 10-2 8-1.5 5-4 9-11 8-11 3-11-3-2-7 0-11Z',
  c: 'M0-11C4-11 6-7.5 4.2-4 8-5 11-2 10.5 1.5 10 5.5 4.5 6.5 1.6 3.2 2 7 3 10 4.2 11L-4.2 11C-3 10-2 7-1.6 3.2-4.5 6.5-10 5.5-10.5 1.5-11-2-8-5-4.2-4-6-7.5-4-11 0-11Z',
};
const RED = [
  [0, '#FF5A78'],
  [1, '#C4002F'],
];
const DARK = [
  [0, '#4A38A0'],
  [1, '#140A38'],
];

/** @param px CSS px a unit */
const suits = (name, px) =>
  Object.fromEntries(
    Object.entries(SUITS).map(([suit, path]) => [
      `${name}_${suit}`,
      {
        size: [28 * px, 26 * px],
        svg: `${gradient('s', suit === 'h' || suit === 'd' ? RED : DARK)}<path transform="translate(${14 * px} ${13 * px}) scale(${px})" d="${path}" fill="url(#s)"/>`,
      },
    ]),
  );

const badge = (from, to) => ({
  size: [26, 26],
  svg: `${gradient('g', [
    [0, from],
    [1, to],
  ])}<circle cx="13" cy="13" r="12" fill="url(#g)"/><circle cx="13" cy="13" r="11.4" fill="none" stroke="#fff" stroke-opacity=".67" stroke-width="1.5"/>`,
});

export const hilo = {
  face: blank(1.3, true),
  face_s: blank(0.52, false),
  back: back(1.2),
  ...suits('suit', 3),
  ...suits('pip', 1.3),
  /** A whole card in white: light on one, shadow under one. */
  card_flat: piece(0.6, rect(0, 0, 100, 140, 11, 'fill="#fff"')),
  card_rim: piece(1, rect(1, 1, 98, 138, 10, 'fill="none" stroke="#fff" stroke-width="2.4"')),
  /** The place of the next card. */
  card_next: piece(
    0.52,
    rect(2, 2, 96, 136, 11, 'fill="none" stroke="#fff" stroke-width="3.4" stroke-dasharray="8 6"'),
  ),
  /** The lit floor that the card stands over. */
  floor: {
    size: [168, 36],
    svg: '<ellipse cx="84" cy="18" rx="75" ry="13.5" fill="none" stroke="#fff" stroke-width=".9" opacity=".75"/><ellipse cx="84" cy="18" rx="83" ry="16.4" fill="none" stroke="#fff" stroke-width=".5" opacity=".6"/>',
  },
  slab_up: slab(
    [
      [0, '#5CF5BC'],
      [0.5, '#1FCB8E'],
      [1, '#0B9A70'],
    ],
    '#06573F',
    '#B8FFE2',
  ),
  slab_down: slab(
    [
      [0, '#FF8CC8'],
      [0.5, '#EE4AA0'],
      [1, '#C0206A'],
    ],
    '#6E0A3E',
    '#FFD0E8',
  ),
  slab_same: slab(
    [
      [0, '#6FCBFF'],
      [0.5, '#3E93F5'],
      [1, '#2563D0'],
    ],
    '#12327A',
    '#D0ECFF',
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
  slab_violet: slab(
    [
      [0, '#5B44C8'],
      [0.5, '#4530A8'],
      [1, '#34228A'],
    ],
    '#170C50',
    '#A58BFF',
  ),
  badge_up: badge('#3DF0B4', '#0A9A70'),
  badge_down: badge('#FF7ABF', '#C0206A'),
  badge_same: badge('#FFD75A', '#D98A00'),
  badge_skip: badge('#8F74FF', '#4A33B8'),
  arrow: {
    size: [46, 46],
    svg: '<path d="M23 4 42 25H31V42H15V25H4Z" fill="#fff" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>',
  },
  equal: { size: [46, 46], svg: `${rect(7, 12, 32, 8.5, 3, 'fill="#fff"')}${rect(7, 26, 32, 8.5, 3, 'fill="#fff"')}` },
  skip: { size: [24, 18], svg: '<path d="M2 2 11 9 2 16ZM11 2 20 9 11 16ZM20 2h2.6v14H20Z" fill="#fff"/>' },
};
