/** Turn a table entry into RGBA pixels at one scale: rendered art resized, helper shapes rasterised. */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { clean, inkBox, smear, stepAlpha, turn } from './pixels.mjs';

const rgba = async (image) => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Even at full scale, so that half of it is whole and both sheets agree on the logical size. */
const even = (n) => Math.max(2, 2 * Math.round(n / 2));

/** The size in pixels of something `w` x `h` CSS px on a sheet of `density` pixels per CSS px. */
function pixelSize(w, h, density, full) {
  const ratio = density / full;
  return [Math.round(even(w * full) * ratio), Math.round(even(h * full) * ratio)];
}

const circle = ({ width, height }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 2}"/></svg>`,
  );

async function fromPng(entry, density, full) {
  if (!existsSync(entry.file)) throw new Error(`no raw art at ${entry.file}`);
  const source = entry.part
    ? sharp(
        await sharp(entry.file)
          .extract(entry.part)
          .composite(entry.round ? [{ input: circle(entry.part), blend: 'dest-in' }] : [])
          .png()
          .toBuffer(),
      )
    : sharp(entry.file);
  const meta = entry.part ?? (await source.metadata());
  const [width, height] = pixelSize(entry.css, (entry.css * meta.height) / meta.width, density, full);
  const image = await rgba(
    source.resize({ width, height, fit: 'fill', kernel: 'lanczos3' }).sharpen({ sigma: 0.5, m1: 0.3, m2: 0.5 }),
  );
  clean(image.data, 3);
  if (entry.levels) stepAlpha(image.data, entry.levels);
  if (entry.turn) image.data = turn(image.data, width, entry.turn);
  return entry.smear ? smeared(image, Math.round((entry.smear * full) / 2) * 2 * (density / full)) : image;
}

/** Room above and below for the blur to run out into. */
function smeared({ data, width, height }, reach) {
  const row = Buffer.alloc(width * reach * 4);
  const tall = height + 2 * reach;
  return { data: smear(Buffer.concat([row, data, row]), width, tall, reach), width, height: tall };
}

async function fromSvg(entry, density, full) {
  const [w, h] = entry.size;
  const [width, height] = pixelSize(w, h, density, full);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${entry.svg}</svg>`;
  return rgba(sharp(Buffer.from(svg)));
}

/**
 * @param entry a row of bundles.mjs: `file` + `css` (width in CSS px), `part` of it in its own pixels (`round`: the circle inside that), or `svg` + `size`
 * @param {number} density pixels per CSS px on this sheet
 * @param {number} full the same on the full-size sheet
 * @returns pixels cropped to their ink, the full size and the crop's offset
 */
export async function rasterise(entry, density, full) {
  const image = await (entry.svg ? fromSvg(entry, density, full) : fromPng(entry, density, full));
  const whole = { x: 0, y: 0, w: image.width, h: image.height };
  const keep = entry.borders || entry.strip;
  const crop = keep
    ? whole
    : inkBox(image.data, image.width, { x: 0, y: 0, width: image.width, height: image.height }, 2);
  return { ...image, crop: crop ?? { x: 0, y: 0, w: 1, h: 1 } };
}
