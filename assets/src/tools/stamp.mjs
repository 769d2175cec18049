/**
 * Put the word LAGI on the turning arrows (raw/sym/lagi.png), large enough to be read on a lamp: raw/sym/again.png. Drawn by Chromium for its font,
 * so only someone who changes the word needs a browser.
 *
 *   CHROMIUM=/path/to/chromium node assets/src/tools/stamp.mjs
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import sharp from 'sharp';

const folder = new URL('../../raw/sym/', import.meta.url);
const SIZE = 448;
/** Em of the word, and its middle under the picture's. */
const EM = 166,
  DOWN = 8;

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/rubik/files/rubik-latin-800-normal.woff2'),
).toString('base64');
const at = (dy, look) =>
  `<text x="${SIZE / 2}" y="${SIZE / 2 + DOWN + EM * 0.36 + dy}" text-anchor="middle" textLength="${SIZE * 0.88}" lengthAdjust="spacingAndGlyphs" ${look}>LAGI</text>`;
const top = SIZE / 2 + DOWN - EM * 0.36;
const word = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" stroke-linejoin="round"><defs><linearGradient id="g" x1="0" x2="0" y1="${top}" y2="${top + EM * 0.72}" gradientUnits="userSpaceOnUse">
  <stop offset="0" stop-color="#FFFFFF"/><stop offset=".28" stop-color="#FFF0A8"/><stop offset=".56" stop-color="#FFC22E"/><stop offset="1" stop-color="#F58A00"/></linearGradient></defs>
  ${at(EM * 0.085, `fill="#1A0840" stroke="#1A0840" stroke-width="${EM * 0.28}"`)}${at(0, `fill="#4A1470" stroke="#4A1470" stroke-width="${EM * 0.28}"`)}${at(0, `fill="#FFF3C4" stroke="#FFF3C4" stroke-width="${EM * 0.05}"`)}${at(0, 'fill="url(#g)"')}</svg>`;

const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(path) ? { executablePath: path } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
await page.setContent(
  `<style>@font-face{font-family:F;src:url(data:font/woff2;base64,${font})}*{margin:0}body{background:transparent}svg{display:block}text{font:800 ${EM}px F}</style>${word}`,
);
await page.evaluate(() => document.fonts.ready);
const input = await page.screenshot({ omitBackground: true });
await browser.close();
await sharp(new URL('lagi.png', folder).pathname)
  .composite([{ input }])
  .png({ compressionLevel: 9 })
  .toFile(new URL('again.png', folder).pathname);
