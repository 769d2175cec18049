import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/app';
import { knownCost } from './costs';
import { GALLERIES } from './frames';

/**
 * Every story of every scene, stopped at its moments on the seeded clock and compared with the picture that was committed. The layout is a
 * phone's; half its pixels are enough to see what is wrong and to forgive another rasteriser its edges. When a picture differs,
 * the expected one, the one that came and their difference are in tests/out. `npx playwright test tests/visual -u` takes new ones.
 */
const ALIKE = { threshold: 0.2, maxDiffPixelRatio: 0.01, animations: 'allow', scale: 'device' } as const;

async function compare(page: Page, story: string, query: string, picture: string): Promise<void> {
  await page.goto(`/preview/${story}&bare=1&${query}`);
  await page.waitForFunction(() => window.__scene?.ready === true, undefined, { timeout: 60_000 });
  await expect(page).toHaveScreenshot(picture, ALIKE);
  const cost = await page.evaluate(() => ({ drawCalls: window.__scene?.drawCalls, objects: window.__scene?.objects, textureBytes: window.__scene?.textureBytes }));
  expect(cost, `what ${picture} costs: tests/visual/costs.json, taken anew with the pictures`).toEqual(knownCost(picture, cost));
}

test.use({ viewport: { width: 412, height: 914 }, deviceScaleFactor: 0.5, trace: 'off' });

for (const [game, { frames, inset }] of Object.entries(GALLERIES)) {
  for (const [fixture, moments] of Object.entries(frames)) {
    test(`${game} ${fixture}`, async ({ page }) => {
      for (const at of moments) await compare(page, `${game}?fixture=${fixture}`, `at=${at}&inset=${inset}`, `${game}-${fixture}-${at}.png`);
    });
  }

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 960, height: 540 } });
    test(`${game} idle, win and busy`, async ({ page }) => {
      for (const fixture of ['idle', 'win', 'busy'] as const) await compare(page, `${game}?fixture=${fixture}`, `at=${frames[fixture].at(-1)}`, `${game}-${fixture}-wide.png`);
    });
  });

  test(`${game} win without motion`, async ({ page }) => {
    await compare(page, `${game}?fixture=win`, `at=${frames.win[0]}&inset=${inset}&still=1`, `${game}-win-still.png`);
  });
}
