/**
 * Bake the bitmap fonts: Rubik with tabular digits, drawn by Chromium, to raw/fonts/<name>-<px>.png plus .json.
 *
 *   CHROMIUM=/path/to/chromium node assets/src/tools/bmfont.mjs [name...]
 *
 * Why baked: Pixi's BitmapFont.install applies a gradient in atlas space (only the first row is right) and
 * canvas text cannot switch on the tabular digits; an SVG <text> can do both. The result is committed, so only
 * someone who changes fonts.mjs needs a browser.
 *
 * The .json: { name, px, lineHeight, base, glyphs: { "<char>": { x, y, w, h, xo, yo, adv } } }, all in pixels of
 * the .png; xo/yo place the ink box relative to the pen and the top of the line.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { fonts, scales } from './fonts.mjs';
import { inkBox } from './pixels.mjs';

const out = new URL('../../raw/fonts/', import.meta.url);
const rubik = (weight) => {
  const path = createRequire(import.meta.url).resolve(`@fontsource/rubik/files/rubik-latin-${weight}-normal.woff2`);
  return readFileSync(path).toString('base64');
};
/** Only digits are tabular: the feature would widen brackets and marks too. */
const kind = (c) => (/\d/.test(c) ? 'class="d"' : '');
const escape = (c) => c.replace(/[&<>"']/g, (m) => `&#${m.codePointAt(0)};`);

/** Where Chromium is: $CHROMIUM, the usual system path, or playwright's own download. */
function executable() {
  const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return existsSync(path) ? path : undefined;
}

/** Cells big enough for every glyph with its outline, laid out in rows of at most 2000 px. */
function grid(chars, advances, px, pad) {
  const ascent = Math.ceil(px * 0.98);
  const height = Math.ceil(px * 1.3) + pad * 2;
  const cells = [];
  let x = 0;
  let y = 0;
  chars.forEach((char, i) => {
    const width = Math.ceil(advances[i] + pad * 2 + px * 0.2);
    if (x + width > 2000) [x, y] = [0, y + height];
    cells.push({
      char,
      x,
      y,
      width,
      height,
      penX: x + Math.round((width - advances[i]) / 2),
      penY: y + pad + ascent,
      adv: advances[i],
    });
    x += width;
  });
  return { cells, ascent, width: 2000, height: y + height };
}

/** One SVG document with all glyphs; stacked strokes make outline and hairline, the gradient spans cap height. */
function svg(style, px, layout) {
  const cap = px * 0.7;
  const stops = (
    style.stops ?? [
      [0, '#fff'],
      [1, '#fff'],
    ]
  )
    .map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`)
    .join('');
  const rows = [...new Set(layout.cells.map((c) => c.penY))];
  const defs = rows
    .map(
      (y) =>
        `<linearGradient id="g${y}" x1="0" x2="0" y1="${y - cap}" y2="${y}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`,
    )
    .join('');
  const layers = [];
  if (style.outline)
    layers.push(
      () => `fill="${style.outline}" stroke="${style.outline}" stroke-width="${px * style.outlineWidth * 2}"`,
    );
  if (style.hairline)
    layers.push(() => `fill="${style.hairline}" stroke="${style.hairline}" stroke-width="${px * 0.05}"`);
  layers.push((c) => `fill="url(#g${c.penY})"`);
  const text = layout.cells
    .map((c) =>
      layers
        .map((look) => `<text ${kind(c.char)} x="${c.penX}" y="${c.penY}" ${look(c)}>${escape(c.char)}</text>`)
        .join(''),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}" stroke-linejoin="round"><defs>${defs}</defs>${text}</svg>`;
}

const css = (style, px) => `@font-face{font-family:F;src:url(data:font/woff2;base64,${rubik(style.weight)})}
  *{margin:0}body{background:transparent}text,span{font:${style.weight} ${px}px F;white-space:pre}.d{font-variant-numeric:tabular-nums}svg{display:block}`;

async function bake(browser, name, style, px) {
  const chars = [...style.chars];
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  await page.setContent(
    `<style>${css(style, px)}</style>${chars.map((c) => `<span ${kind(c)}>${escape(c)}</span>`).join('<br>')}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const advances = await page.$$eval('span', (list) => list.map((e) => e.getBoundingClientRect().width));
  const pad = Math.ceil(px * (style.outlineWidth ?? 0)) + 4;
  const layout = grid(chars, advances, px, pad);
  await page.setContent(`<style>${css(style, px)}</style>${svg(style, px, layout)}`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({
    omitBackground: true,
    clip: { x: 0, y: 0, width: layout.width, height: layout.height },
  });
  await page.close();

  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const glyphs = {};
  for (const c of layout.cells) {
    const box = inkBox(data, info.width, c, 4) ?? { x: c.x, y: c.y, w: 0, h: 0 };
    glyphs[c.char] = {
      ...box,
      xo: box.x - c.penX,
      yo: box.y - (c.penY - layout.ascent),
      adv: Math.round(c.adv * 100) / 100,
    };
  }
  const json = { name, px, lineHeight: Math.round(px * 1.2), base: layout.ascent, glyphs };
  await sharp(data, { raw: info })
    .png({ compressionLevel: 9 })
    .toFile(new URL(`${name}-${px}.png`, out).pathname);
  writeFileSync(new URL(`${name}-${px}.json`, out), `${JSON.stringify(json, null, 1)}\n`);
  console.log(`${name}-${px}: ${chars.length} glyphs, ${layout.width}x${layout.height}`);
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox'] });
const wanted = process.argv.slice(2);
for (const [name, style] of Object.entries(fonts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  for (const scale of scales) await bake(browser, name, style, style.px[scale]);
}
await browser.close();
