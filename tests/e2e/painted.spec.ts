/** The lobby as its page has it (tools/lib/painted-page), before scripts come and while the site takes over from it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './app';
import { pixelsApart } from './pictures';

test.use({ drawing: false, isMobile: true });

/** What a phone reads before it can paint: a page of three round trips at most. */
const PAGE_BROTLI = 14 * 1024;

/** Of 255: a page that is put together anew rounds the corners of its boxes otherwise. */
const EDGES = 24;

/** Where four corners go further than that, by a pixel or two each; one letter that moves by a pixel is more. */
const CORNERS = 8;

const question = (page: Page) => page.getByRole('dialog', { name: 'Khusus 18 tahun ke atas' });
const isPainted = (page: Page) => page.evaluate(() => document.documentElement.dataset.painted);

/** Keeps the site's scripts on the line until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, adult: false });

  test('the page has its head, its hero with the way into the room, all games and the age question', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(question(page).getByRole('button')).toHaveText([
      'Saya berusia 18 tahun atau lebih',
      'Saya belum 18 tahun',
    ]);
    // Behind the question, as it is with scripts: seen, and no part of what is read out.
    const behind = page.locator('[inert]');
    await expect(behind.locator('header').getByText('lintang')).toBeVisible();
    await expect(behind.locator('header button')).toHaveText('Masuk');
    const hero = behind.locator('a[href="/game/crash"]').first();
    await expect(hero).toBeVisible();
    await expect(behind.locator('li[data-game] a')).toHaveCount(8);
    await expect(behind.locator('nav a')).toHaveCount(5);
    const pictures = await page
      .locator('section img')
      .evaluateAll(
        (all) =>
          all.filter((one) => one instanceof HTMLImageElement && one.loading !== 'lazy' && one.naturalWidth === 0)
            .length,
      );
    expect(pictures, 'pictures that are not there').toBe(0);
  });
});

test.describe('before the scripts have come', () => {
  test.use({ adult: false });

  test('the age question is answered, a panel asked for; the site begins with both', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await question(page).getByRole('button', { name: 'Saya belum 18 tahun' }).click();
    const refused = page.getByRole('dialog', { name: 'Sampai jumpa nanti' });
    await expect(refused).toBeVisible();
    await refused.getByRole('button', { name: 'Saya salah pilih' }).click();
    await question(page).getByRole('button', { name: 'Saya berusia 18 tahun atau lebih' }).click();
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Masuk' }).click();
    expect(await isPainted(page)).toBe('adult');
    letGo();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Nomor telepon' })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('lintang.adult'))).toBe('yes');
  });

  test('who said no is still refused when the site is there', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await question(page).getByRole('button', { name: 'Saya belum 18 tahun' }).click();
    letGo();
    await expect.poll(() => isPainted(page)).toBe(undefined);
    await page.getByRole('dialog', { name: 'Sampai jumpa nanti' }).getByRole('button').click();
    await expect(question(page)).toBeVisible();
  });
});

test('what is pressed while the site takes the page over is done once it has', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Masuk' });
  await expect(signIn).toBeVisible();
  // As it is for some tenths of a second on a slow phone.
  await page.evaluate(() => (document.documentElement.dataset.taken = ''));
  await signIn.click();
  expect(new URL(page.url()).search).toBe('');
  letGo();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Nomor telepon' })).toBeVisible();
});

test('who has answered does not see the question, not even before the scripts have come', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  letGo();
});

for (const [who, storage, size] of [
  ['on a desktop', [], { width: 1440, height: 900 }],
  ['in another language', [{ name: 'lintang.locale', value: 'en' }], null],
] as const)
  test(`${who} the painted page is not shown`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await page.addInitScript(
      (all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)),
      [...storage],
    );
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => isPainted(page)).toBe('no');
    await expect(page.locator('#root > *')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('main')).toBeVisible();
  });

for (const adult of [true, false])
  test.describe(adult ? 'to who was here before' : 'to a newcomer', () => {
    test.use({ adult });

    test('the site takes over without a pixel moved', async ({ page }) => {
      const letGo = await holdScripts(page);
      // Nothing new is known of rooms and wins.
      await page.route('**/api/**', () => undefined);
      await page.routeWebSocket(/./, () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Permainan kami', includeHidden: true })).toBeAttached();
      await expect(page.locator('img[data-src]')).toHaveCount(0);
      await page.evaluate(async () => {
        await document.fonts.ready;
        const seen = [...document.images].filter((one) => {
          const { left, top } = one.getBoundingClientRect();
          return left < innerWidth && top < innerHeight;
        });
        await Promise.all(seen.map((one) => one.decode()));
      });
      const painted = await page.screenshot({ animations: 'disabled' });
      await page.evaluate(() =>
        document.querySelectorAll('#root *').forEach((one) => Object.assign(one, { painted: true })),
      );
      letGo();
      await expect.poll(() => isPainted(page)).toBe(undefined);
      const made = await page
        .locator('#root *')
        .evaluateAll((all) => all.filter((one) => !('painted' in one)).map((one) => one.outerHTML.slice(0, 80)));
      expect(made, 'elements that were made anew').toEqual([]);
      const live = await page.screenshot({ animations: 'disabled' });
      expect(await pixelsApart(painted, live, EDGES), 'pixels that moved').toBeLessThanOrEqual(CORNERS);
    });

    test('nothing moves while it becomes live', async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Permainan kami', includeHidden: true })).toBeAttached();
      await page.evaluate(async () => {
        await document.fonts.ready;
        // The letters are there, and the page that has them is put together with the next frame.
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) shifts.push(`after ${startTime} ms`);
        }).observe({ type: 'layout-shift' });
        Object.assign(window, { shifts });
      });
      letGo();
      await expect(page.getByText(/^(Terbang dalam|Sedang terbang|Meledak di)$/)).toBeVisible();
      await expect(page.getByText(/^\d+ orang di sini$/)).toBeAttached();
      expect(await page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts)).toEqual([]);
    });
  });

test('nothing but the page itself holds back its first paint', async ({ page }) => {
  await page.goto('/');
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  const bytes = readFileSync(join(import.meta.dirname, '../../dist/client/lobby.html.br')).length;
  test.info().annotations.push({ type: 'page', description: `${(bytes / 1024).toFixed(1)} KB` });
  expect(bytes).toBeLessThanOrEqual(PAGE_BROTLI);
});
