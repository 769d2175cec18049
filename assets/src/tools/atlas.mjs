/** One bundle at one scale: sprites and glyphs packed into a single texture, with Pixi's sheet JSON and our fonts JSON. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pack } from './maxrects.mjs';
import { bleed, blit, extrude, solidBox, stepAlpha } from './pixels.mjs';
import { rasterise } from './sprites.mjs';

const PADDING = 2;
export const MAX_SIDE = 2048;
/** Font metrics are in thousandths of the em: Pixi rounds glyph places to whole units. */
const UNITS = 1000;
/** What is opaque inside is told from this many CSS px in width and in height: drawn of its own it has to save more than it costs. */
const LEAST_SOLID = 10;

async function glyphsOf(font, px, rawFonts) {
  const stem = new URL(`${font}-${px}`, rawFonts);
  const json = JSON.parse(readFileSync(new URL(`${stem}.json`), 'utf8'));
  const { data, info } = await sharp(new URL(`${stem}.png`).pathname)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  stepAlpha(data, 32);
  const inked = Object.entries(json.glyphs).filter(([, g]) => g.w > 0);
  return {
    json,
    glyphs: inked.map(([char, g]) => ({ char, data, width: info.width, crop: { x: g.x, y: g.y, w: g.w, h: g.h } })),
  };
}

function fontJson(json, places) {
  const unit = (v) => Math.round((v * UNITS) / json.px);
  const chars = {};
  for (const [char, g] of Object.entries(json.glyphs)) {
    const at = places.get(char) ?? { x: 0, y: 0 };
    chars[char] = [at.x, at.y, g.w, g.h, unit(g.w), unit(g.h), g.w ? unit(g.xo) : 0, g.w ? unit(g.yo) : 0, unit(g.adv)];
  }
  return {
    fontFamily: json.name,
    fontSize: UNITS,
    lineHeight: unit(json.lineHeight),
    baseLineOffset: unit(json.lineHeight - json.base),
    chars,
  };
}

/** Where a frame is cut when it is stretched: itself, or nine parts. In pixels of the image. */
function partsOf({ crop, width, height }, borders, density) {
  if (!borders) return [crop];
  const across = [0, borders.left * density, width - borders.right * density, width];
  const down = [0, borders.top * density, height - borders.bottom * density, height];
  const within = (at, from, size) => Math.round(Math.min(from + size, Math.max(from, at)));
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const x = within(across[column], crop.x, crop.w),
        y = within(down[row], crop.y, crop.h);
      return {
        x,
        y,
        w: within(across[column + 1], crop.x, crop.w) - x,
        h: within(down[row + 1], crop.y, crop.h) - y,
      };
    }),
  );
}

/** What is opaque of each part: x, y, width and height in pixels from the frame's corner, the largest first. */
function solidJson(entry, image, density) {
  const { crop, data, width } = image;
  const least = LEAST_SOLID * density;
  const boxes = partsOf(image, entry.borders, density)
    .map((part) => solidBox(data, width, part))
    .filter((box) => box && (entry.borders || (box.w >= least && box.h >= least)))
    .sort((a, b) => b.w * b.h - a.w * a.h);
  return boxes.flatMap(({ x, y, w, h }) => [x - crop.x, y - crop.y, w, h]);
}

function frameJson(entry, image, at, density) {
  const { crop, width, height } = image;
  const solid = solidJson(entry, image, density);
  return {
    frame: { x: at.x, y: at.y, w: crop.w, h: crop.h },
    rotated: false,
    trimmed: crop.w !== width || crop.h !== height,
    spriteSourceSize: { x: crop.x, y: crop.y, w: crop.w, h: crop.h },
    sourceSize: { w: width, h: height },
    ...(entry.anchor ? { anchor: entry.anchor } : {}),
    ...(entry.borders ? { borders: entry.borders } : {}),
    ...(solid.length > 0 ? { solid } : {}),
  };
}

/** Frames named name_00, name_01… become one animation `name`. */
function animations(names) {
  const groups = {};
  for (const name of names) {
    const [, stem] = /^(.+)_\d\d$/.exec(name) ?? [];
    if (stem) (groups[stem] ??= []).push(name);
  }
  return groups;
}

/**
 * @param {{scale: string, density: number, full: number, quality: number, rawFonts: URL}} at the sheet's scale, its
 * pixels per CSS px, those of the full sheet, WebP quality, the folder of baked fonts
 * @returns {Promise<{image: Buffer, width: number, height: number, sheet: object, fonts: object[]}>}
 * `sheet` lacks meta.image: the name is known only once the image is hashed.
 */
export async function buildAtlas(bundle, { scale, density, full, quality, rawFonts }) {
  const sprites = [];
  for (const [name, entry] of Object.entries(bundle.sprites))
    sprites.push({ name, entry, image: await rasterise(entry, density, full) });
  const fonts = [];
  for (const [name, px] of Object.entries(bundle.fonts)) fonts.push(await glyphsOf(name, px[scale], rawFonts));

  const blocks = [
    ...sprites.map(({ name, entry, image }) => ({ key: name, gap: entry.strip ? PADDING : 0, ...image })),
    ...fonts.flatMap(({ json, glyphs }) => glyphs.map((g) => ({ key: `${json.name} ${g.char}`, gap: 0, ...g }))),
  ];
  const page = pack(
    blocks.map(({ crop, gap }) => ({ w: crop.w + PADDING * 2 + gap * 2, h: crop.h + PADDING * 2 + gap * 2 })),
    MAX_SIDE,
  );
  const data = Buffer.alloc(page.width * page.height * 4);
  const placed = new Map();
  blocks.forEach((block, i) => {
    const at = { x: page.spots[i].x + PADDING + block.gap, y: page.spots[i].y + PADDING + block.gap };
    blit(block.data, block.width, block.crop.x, block.crop.y, data, page.width, at.x, at.y, block.crop.w, block.crop.h);
    if (block.gap) extrude(data, page.width, { ...at, w: block.crop.w, h: block.crop.h }, block.gap);
    placed.set(block.key, at);
  });
  bleed(data, page.width, page.height, 8);

  const image = await sharp(data, { raw: { width: page.width, height: page.height, channels: 4 } })
    .webp({ quality, alphaQuality: 100, effort: 6, smartSubsample: true })
    .toBuffer();
  const frames = Object.fromEntries(
    sprites.map(({ name, entry, image: pixels }) => [name, frameJson(entry, pixels, placed.get(name), density)]),
  );
  const sheet = {
    frames,
    animations: animations(Object.keys(frames)),
    meta: { image: '', format: 'RGBA8888', size: { w: page.width, h: page.height }, scale: String(density) },
  };
  const fontFiles = fonts.map(({ json }) =>
    fontJson(
      json,
      new Map(
        Object.keys(json.glyphs)
          .map((c) => [c, placed.get(`${json.name} ${c}`)])
          .filter(([, at]) => at),
      ),
    ),
  );
  return { image, width: page.width, height: page.height, sheet, fonts: fontFiles };
}
