/** Pictures of the shell, as plain WebP at the width they are shown at and twice that. */
import { join } from 'node:path';
import sharp from 'sharp';
import { assets, emit } from './output.mjs';

const raw = (path) => join(assets, 'raw', `${path}.png`);
const one = (path) => [{ path, x: 0, y: 0, w: 1 }];
const symbol = (name, css = 84) => ({ css, layers: one(`sym/${name}`) });

/** A playing card as SVG in a unit box: the hilo tile has no rendered art. */
const card = (rank, suit, colour, turn) => `<g transform="rotate(${turn} 60 70)"><rect x="25" y="20" width="70" height="98" rx="10" fill="#fff"/><rect x="25" y="86" width="70" height="32" rx="10" fill="#d9cfff" opacity=".55"/>
  <text x="34" y="52" font-family="DejaVu Sans" font-weight="bold" font-size="28" fill="${colour}">${rank}</text>${suit}</g>`;
const HEART = '<path d="M60 108C36 90 38 68 50 68c6 0 9 4 10 7 1-3 4-7 10-7 12 0 14 22-10 40z" fill="#F5305C"/>';
const SPADE = '<path d="M60 62c3 10 22 18 22 30 0 9-12 12-18 5l3 14H53l3-14c-6 7-18 4-18-5 0-12 19-20 22-30z" fill="#2A1458"/>';
const hiloSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 140">${card('', SPADE, '#2A1458', -12)}<g transform="translate(22 4)">${card('', HEART, '#F5305C', 10)}</g></svg>`;
const arc = (from, to, colour) => {
  const p = (a) => `${(70 + 58 * Math.cos(a)).toFixed(2)} ${(86 + 58 * Math.sin(a)).toFixed(2)}`;
  return `<path d="M${p(from)}A58 58 0 0 1 ${p(to)}" fill="none" stroke="${colour}" stroke-width="15" stroke-linecap="butt"/>`;
};
const rollerSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 140"><circle cx="70" cy="86" r="67" fill="#1D0A52"/>${arc(Math.PI, Math.PI * 1.62, '#FF3B5C')}${arc(Math.PI * 1.62, Math.PI * 2, '#1FE0A0')}<circle cx="70" cy="86" r="47" fill="#120A38"/></svg>`;

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
  hilo: { css: 96, layers: [{ svg: hiloSvg, x: 0, y: 0, w: 1 }] },
  roller: { css: 96, layers: [{ svg: rollerSvg, x: 0, y: 0, w: 1 }, { path: 'props/needle', x: 0.42, y: 0.06, w: 0.24, turn: 38 }] },
  mango: symbol('mango'), bamboo: symbol('bamboo'), star: symbol('star'), grape: symbol('grape'), apple: symbol('apple'), cherry: symbol('cherry'), bell: symbol('bell'),
};

export const lobbyInputs = () => Object.values(pictures).flatMap((p) => p.layers.flatMap((l) => (l.path ? [raw(l.path)] : [])));

async function layer({ path, svg, w, turn }, width) {
  const size = Math.round(w * width);
  let image = svg ? sharp(Buffer.from(svg), { density: 300 }).resize({ width: size }) : sharp(raw(path)).resize({ width: size, kernel: 'lanczos3' });
  if (turn) image = sharp(await image.png().toBuffer()).rotate(turn, { background: '#0000' });
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
