import { expect, test } from './app';

/** The studio's outside handle, which measuring scripts rely on (DESIGN, Outside handles). */
const MOST_DRAW_CALLS = 10;

for (const game of ['crash', 'wingo'] as const) {
  for (const fixture of ['idle', 'busy', 'win'] as const) {
    test(`/preview/${game} shows the fixture ${fixture} alone, within ${MOST_DRAW_CALLS} draw calls a frame`, async ({ page }) => {
      await page.goto(`/preview/${game}?fixture=${fixture}&bare=1`);
      await page.waitForFunction(() => window.__scene?.ready === true, undefined, { timeout: 60_000 });
      const { frames } = await page.evaluate(() => window.__scene ?? { frames: 0 });
      await page.waitForFunction((since) => (window.__scene?.frames ?? 0) > since + 10, frames, { timeout: 60_000 });
      const scene = await page.evaluate(() => window.__scene);
      expect(scene).toMatchObject({ ready: true, fixture });
      expect(scene?.drawCalls).toBeGreaterThan(0);
      expect(scene?.drawCalls).toBeLessThanOrEqual(MOST_DRAW_CALLS);
      expect(await page.locator('canvas').count()).toBe(1);
      expect((await page.locator('body').innerText()).trim()).toBe('');
    });
  }
}

test('the studio lists its scenes and their fixtures', async ({ page }) => {
  await page.goto('/preview');
  await page.getByRole('link', { name: 'crash', exact: true }).click();
  await expect(page.getByRole('link', { name: 'crash / idle' })).toBeVisible();
  await page.goto('/preview');
  await page.getByRole('link', { name: 'wingo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'wingo / idle' })).toBeVisible();
});
