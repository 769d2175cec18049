import { expect } from 'playwright/test';
import { noiseOf } from '../e2e/noise';
import { serious } from '../e2e/axe';
import { ALIKE } from './alike';
import { test } from './standing';

/**
 * What the studio's keys say to a mouse that rests on one and to the keyboard that comes to it. The studio has one language.
 * `npx playwright test tests/visual/studio-keys --workers 1 -u changed` takes new pictures.
 */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;
/** Around the row of keys, px. */
const AROUND = 64;

test('what the keys of the studio say', async ({ browser, house }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const noise = noiseOf(context);
  const page = await context.newPage();
  const keys = page.getByRole('group', { name: 'Transport' });
  const tip = (says: string) => page.locator(':has(> kbd)', { hasText: says });
  for (const size of SIZES)
    await test.step(`at ${String(size.width)} px`, async () => {
      await page.setViewportSize(size);
      await page.goto(`${house.url}/preview/dice?fixture=idle&at=0`);
      // Its clock runs: what stands still is the same in every run.
      await keys.getByRole('button', { name: 'Pause' }).click();
      await keys.getByRole('button', { name: 'To the start' }).click();
      await expect(keys.getByRole('button', { name: 'Play' })).toBeVisible();
      const box = await keys.boundingBox();
      const clip = { x: 0, y: (box?.y ?? 0) - AROUND, width: 480, height: (box?.height ?? 0) + AROUND };

      await page.mouse.move(0, 0);
      await keys.getByRole('button', { name: 'A frame back' }).hover();
      await expect(tip('A frame back, ten with Shift')).toBeVisible();
      expect.soft(await page.screenshot({ clip })).toMatchSnapshot(`pointer-${String(size.width)}.png`, ALIKE);
      expect.soft(await serious(page), 'under a pointer').toEqual([]);

      await page.mouse.move(0, 0);
      await keys.getByRole('button', { name: 'To the start' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(tip('Play')).toBeVisible();
      expect.soft(await page.screenshot({ clip })).toMatchSnapshot(`keyboard-${String(size.width)}.png`, ALIKE);
      expect.soft(await serious(page), 'under the keyboard').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('kbd', { hasText: 'Space' })).toHaveCount(0);
    });
  expect(noise, 'the console says nothing').toEqual([]);
  await context.close();
});
