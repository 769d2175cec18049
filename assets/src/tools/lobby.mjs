/** Pictures of the shell, as plain WebP at the width they are shown at and twice that. */
import { join } from 'node:path';
import sharp from 'sharp';
import { assets, emit, scripts } from './output.mjs';

const raw = (path) => join(assets, 'raw', `${path}.png`);
const one = (path) => [{ path, x: 0, y: 0, w: 1 }];
const symbol = (name, css = 84) => ({ css, layers: one(`sym/${name}`) });

/** Tiles without rendered art are drawn: glyphs are paths, so that no system font matters. */
const drawn = (body) => [{ svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 140">${body}</svg>`, x: 0, y: 0, w: 1 }];

const HEART = '<path d="M48 104C24 86 26 62 38 62c6 0 9 4 10 8 1-4 4-8 10-8 12 0 14 24-10 42z" fill="#F5305C"/>';
const SPADE = '<path d="M48 58c3 11 22 19 22 32 0 9-12 12-18 5l3 14H41l3-14c-6 7-18 4-18-5 0-13 19-21 22-32z" fill="#2A1458"/>';
const SEVEN = '<path d="M20 20h24v8L34 50h-9l9-22H20z" fill="#2A1458"/>';
const ACE = '<path d="M28 20h10l11 30h-9l-2-6H28l-2 6h-9zm5 10-3 8h6z" fill="#F5305C"/>';
const card = (rank, suit) => `<rect x="3" y="5" width="84" height="114" rx="13" fill="#0B0620" opacity=".35"/><rect x="4" y="4" width="80" height="112" rx="12" fill="url(#p)" stroke="#C9B8FF" stroke-width="1.5"/>${rank}${suit}`;
const hilo = `<linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#DCD2FF"/></linearGradient>
  <g transform="translate(9 16) rotate(-10 44 60)">${card(SEVEN, SPADE)}</g><g transform="translate(48 14) rotate(9 44 60)">${card(ACE, HEART)}</g>`;

const arc = (from, to, colour) => {
  const p = (a) => `${(70 + 56 * Math.cos(a)).toFixed(2)} ${(80 + 56 * Math.sin(a)).toFixed(2)}`;
  return `<path d="M${p(from)}A56 56 0 0 1 ${p(to)}" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round"/>`;
};
const roller = `<linearGradient id="n" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#FFE98A"/><stop offset="1" stop-color="#F58A00"/></linearGradient><radialGradient id="d"><stop stop-color="#2C1A78"/><stop offset="1" stop-color="#150A42"/></radialGradient>
  <circle cx="70" cy="80" r="58" fill="url(#d)"/>${arc(Math.PI * 1.64, Math.PI * 2.12, '#1FE0A0')}${arc(Math.PI * 0.88, Math.PI * 1.6, '#FF3B5C')}
  <g transform="rotate(52 70 80)"><path d="M66 84 70 32l4 52z" fill="url(#n)"/></g><circle cx="70" cy="80" r="13" fill="url(#n)"/><circle cx="70" cy="80" r="7" fill="#8A5CFF"/>`;

/** name -> width in CSS px and layers, bottom first; x, y, w in widths of the picture. `aspect` is height / width. */
const pictures = {
  'rocket-hero': { css: 160, layers: one('rocket/rocket_hero') },
  'rocket-pad': { css: 222, layers: one('rocket/rocket_pad') },
  planet: { css: 104, layers: one('bg/planet') },
  moon: { css: 160, layers: one('bg/moon') },
  coin: { css: 32, layers: one('coin/coin_00') },
  balls: { css: 160, aspect: 0.62, layers: [{ path: 'ball/ball_7', x: 0, y: 0.2, w: 0.36 }, { path: 'ball/ball_2', x: 0.6, y: 0.18, w: 0.4 }, { path: 'ball/ball_0', x: 0.22, y: 0, w: 0.54 }] },
  wheel: { css: 140, layers: [...one('wheel/wheel_rotor'), ...one('wheel/wheel_rim'), ...one('wheel/wheel_hub'), { path: 'wheel/wheel_pointer', x: 0.41, y: 0, w: 0.18 }] },
  dice: { css: 112, aspect: 0.72, layers: [{ path: 'dice/face_5', x: 0.36, y: 0, w: 0.64 }, { path: 'dice/face_1', x: 0, y: 0.2, w: 0.5 }] },
  dingdong: { css: 112, aspect: 0.72, layers: [{ path: 'sym/bell', x: 0.38, y: 0, w: 0.62 }, { path: 'sym/cherry', x: 0, y: 0.26, w: 0.44 }] },
  mines: { css: 112, aspect: 0.72, layers: [{ path: 'mines/gem', x: 0.42, y: 0.1, w: 0.58 }, { path: 'mines/bomb', x: 0.02, y: 0.1, w: 0.48 }] },
  hilo: { css: 96, layers: drawn(hilo) },
  roller: { css: 96, layers: drawn(roller) },
  mango: symbol('mango'), bamboo: symbol('bamboo'), star: symbol('star'), grape: symbol('grape'), apple: symbol('apple'), cherry: symbol('cherry'), bell: symbol('bell'),
};

export const lobbyInputs = () => ({ files: [...scripts('tools/lobby.mjs'), ...Object.values(pictures).flatMap((p) => p.layers.flatMap((l) => (l.path ? [raw(l.path)] : [])))] });

async function layer({ path, svg, w }, width) {
  const size = Math.round(w * width);
  const image = svg ? sharp(Buffer.from(svg), { density: 300 }).resize({ width: size }) : sharp(raw(path)).resize({ width: size, kernel: 'lanczos3' });
  return image.png().toBuffer();
}

async function paint({ layers, aspect }, width) {
  const first = await layer(layers[0], width);
  const height = aspect ? Math.round(width * aspect) : (await sharp(first).metadata()).height;
  const parts = [];
  for (const l of layers) parts.push({ input: l === layers[0] ? first : await layer(l, width), left: Math.round(l.x * width), top: Math.round(l.y * width) });
  const image = sharp({ create: { width, height, channels: 4, background: '#0000' } }).composite(parts);
  return { height, webp: await sharp(await image.png().toBuffer()).webp({ quality: 80, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer() };
}

/** @returns {Promise<Record<string, {width: number, height: number, '1x': string, '2x': string}>>} sizes in CSS px */
export async function lobbyImages() {
  const out = {};
  for (const [name, picture] of Object.entries(pictures)) {
    const [small, large] = [await paint(picture, picture.css), await paint(picture, picture.css * 2)];
    out[name] = { width: picture.css, height: small.height, '1x': emit('lobby', name, 'webp', small.webp).file, '2x': emit('lobby', `${name}-2x`, 'webp', large.webp).file };
  }
  return out;
}
