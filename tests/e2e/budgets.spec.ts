import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { OPEN_GAMES } from '../../contract/games';
import { expect, test } from './app';

/** What a first visit on a slow line may cost, in bytes as they travel. */
const LOBBY_SCRIPTS = 131 * 1024;
/** Wingo has three draws at once, a basket of picks and orders beside what timed rooms share. */
const roomScripts = (game: string): number => (game === 'wingo' ? 284 : 280) * 1024;
/** A scene alone with a story of its own: nothing of the shell, nor React, nor a machine. */
const BARE_SCRIPTS = 135 * 1024;
/** The same scripts by the common yardstick, each file gzipped as well as gzip can. */
const LOBBY_GZIPPED = 130 * 1024;
const ROOM_GZIPPED = 280 * 1024;
const ROOM_TOTAL = 1.2 * 1024 * 1024;

interface Transfer {
  readonly url: string;
  readonly bytes: number;
  readonly script: boolean;
}

/** Counts what comes over the wire, headers and all; an empty cache and no service worker. */
async function weigh(page: Page): Promise<readonly Transfer[]> {
  const transfers: Transfer[] = [];
  const urls = new Map<string, { url: string; script: boolean }>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on(
    'Network.responseReceived',
    ({ requestId, response, type }) =>
      void urls.set(requestId, { url: response.url, script: type === 'Script' || response.url.endsWith('.js') }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = urls.get(requestId);
    if (seen) transfers.push({ ...seen, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  return transfers;
}

const sum = (transfers: readonly Transfer[]): number => transfers.reduce((total, { bytes }) => total + bytes, 0);
const BUILT = join(import.meta.dirname, '../../dist/client');
const gzipped = (transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.map((transfer) => ({
    ...transfer,
    bytes: gzipSync(readFileSync(join(BUILT, new URL(transfer.url).pathname)), { level: 9 }).length,
  }));
/** Puts what was measured into the report, also when it is well within the budget. */
const note = (what: string, transfers: readonly Transfer[]): void =>
  void test.info().annotations.push({ type: what, description: `${(sum(transfers) / 1024).toFixed(1)} KB` });
const listed = (transfers: readonly Transfer[]): string =>
  [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${String(bytes).padStart(8)} ${new URL(url).pathname}`)
    .join('\n');

test.use({ drawing: false, frames: 'few', serviceWorkers: 'block', isMobile: true });

// What the test itself asks of a page counts as a gesture of the player, who has made none: sound comes with the first.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } }),
  ),
);

test('the lobby’s first screen needs no more than 131 KB of script', async ({ page }) => {
  const transfers = await weigh(page);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByText(/^(Terbang dalam|Sedang terbang|Meledak di)$/)).toBeVisible();
  const scripts = transfers.filter(({ script }) => script);
  note('scripts', scripts);
  expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(LOBBY_SCRIPTS);
  const zipped = gzipped(scripts);
  note('scripts gzipped', zipped);
  expect(sum(zipped), listed(zipped)).toBeLessThanOrEqual(LOBBY_GZIPPED);
  expect(
    scripts.some(({ url }) => url.includes('pixi')),
    'Pixi is for rooms',
  ).toBe(false);
});

for (const game of OPEN_GAMES) {
  test(`a ${game} room that can be played in needs no more than ${roomScripts(game) / 1024} KB of script and 1.2 MB in all`, async ({
    page,
  }) => {
    const transfers = await weigh(page);
    await page.goto(`/game/${game}`);
    await expect(page.getByRole('img', { name: /^Ruang / }).locator('canvas')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Ruang / }).getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Masuk untuk/ })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const scripts = transfers.filter(({ script }) => script);
    note('scripts', scripts);
    note('all', transfers);
    expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(roomScripts(game));
    const zipped = gzipped(scripts);
    note('scripts gzipped', zipped);
    expect(sum(zipped), listed(zipped)).toBeLessThanOrEqual(ROOM_GZIPPED);
    expect(sum(transfers), listed(transfers)).toBeLessThanOrEqual(ROOM_TOTAL);
    // Beside a canvas each of these costs a phone a style and more in every frame.
    expect(
      await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().iterations === Infinity)
          .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
      ),
      'endless animations',
    ).toEqual([]);
  });

  test(`a ${game} scene alone needs no more than 135 KB of script`, async ({ page }) => {
    const transfers = await weigh(page);
    await page.goto(`/preview/${game}?fixture=idle&bare=1&at=0`);
    await page.waitForFunction(() => window.__scene?.ready === true);
    const scripts = transfers.filter(({ script }) => script);
    note('scripts', scripts);
    expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(BARE_SCRIPTS);
  });
}
