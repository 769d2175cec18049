/** App icons: a four-point star in an orbit. */
import sharp from 'sharp';
import { emit, scripts } from './output.mjs';

const GRADIENT =
  '<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#A58BFF"/><stop offset=".55" stop-color="#7A3DFF"/><stop offset="1" stop-color="#FF3D9A"/></linearGradient>';
const STAR =
  '<ellipse cx="18" cy="18.5" rx="13.5" ry="4.6" transform="rotate(-28 18 18.5)" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/><path d="M18 6.5c1.3 6.6 4 9.3 10.6 11.2C22 19.6 19.3 22.3 18 29c-1.3-6.7-4-9.4-10.6-11.3C14 15.8 16.7 13.1 18 6.5z" fill="#fff"/>';
const svg = (ground, mark = STAR) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><defs>${GRADIENT}</defs>${ground}${mark}</svg>`;
const favicon = svg('<rect width="36" height="36" rx="12" fill="url(#m)"/>');
/** Maskable: full-bleed ground, the mark inside the safe circle of 80 %. */
const maskable = svg(
  '<rect width="36" height="36" fill="url(#m)"/>',
  `<g transform="translate(18 18) scale(.86) translate(-18 -18)">${STAR}</g>`,
);

export const iconInputs = () => ({ files: scripts('tools/icons.mjs') });

const draw = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();

/** `any` is shown as it is, with round corners of its own; `maskable` is cut to the device's shape. */
const PURPOSES = { any: favicon, maskable };

async function png(purpose, size) {
  return { size, purpose, ...emit('icons', `${purpose}-${size}`, 'png', await draw(PURPOSES[purpose], size)) };
}

const ICO_SIZE = 32;

/** One PNG in the old container: what is asked for at /favicon.ico by whatever does not read the page. */
async function ico() {
  const image = await draw(favicon, ICO_SIZE);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return emit('icons', 'favicon', 'ico', Buffer.concat([head, image])).file;
}

export async function icons() {
  const pngs = [];
  for (const purpose of ['any', 'maskable']) for (const size of [192, 512]) pngs.push(await png(purpose, size));
  return { favicon: emit('icons', 'favicon', 'svg', favicon).file, ico: await ico(), png: pngs };
}
