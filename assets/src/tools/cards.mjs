/**
 * The pictures that links to rooms and rounds show in messengers: each scene in a happy moment, drawn by the studio's bare page of a running site.
 * Run after a scene has changed its looks: `node assets/src/tools/cards.mjs http://localhost:8080`.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { BROWSER_ARGS, findBrowser } from '../../../tools/lib/browser.mjs';

const SIZE = { width: 1200, height: 630 };
const QUALITY = 82;
/** When a win stands, ms. */
const WIN_MS = 3600;
/** Story and moment (ms) of each picture; the house's own is the rocket's flight. */
const MOMENTS = {
  lintang: ['crash', 'flight', 5000],
  crash: ['crash', 'busy', 12000],
  wingo: ['wingo', 'win', WIN_MS],
  roulette: ['roulette', 'win', WIN_MS],
  dice: ['dice', 'win', WIN_MS],
  dingdong: ['dingdong', 'win', WIN_MS],
  mines: ['mines', 'win', WIN_MS],
  hilo: ['hilo', 'win', WIN_MS],
  roller: ['roller', 'win', WIN_MS],
  coinFlip: ['coinFlip', 'win', WIN_MS],
};
const [, , site = 'http://localhost:8080', ...only] = process.argv;
const folder = fileURLToPath(new URL('../../raw/cards/', import.meta.url));
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args: BROWSER_ARGS });
const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1 });
for (const [name, [scene, fixture, at]] of Object.entries(MOMENTS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  await page.goto(`${site}/preview/${scene}?fixture=${fixture}&bare=1&at=${at}`);
  await page.waitForFunction(() => window.__scene?.ready === true);
  await page.waitForTimeout(1500);
  const picture = await page.screenshot();
  const { size } = await sharp(picture).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(`${folder}${name}.jpg`);
  process.stdout.write(`${name}.jpg ${size}\n`);
}
await browser.close();
