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

async function png(size) {
  const image = await sharp(Buffer.from(maskable), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  return { size, purpose: 'any maskable', ...emit('icons', `icon-${size}`, 'png', image) };
}

export async function icons() {
  return { favicon: emit('icons', 'favicon', 'svg', favicon).file, png: [await png(192), await png(512)] };
}
