/** What a test of pictures has: one page for all of a worker's, because loading it anew costs more than the picture. */
import type { Browser, Page } from 'playwright/test';
import { expect, housed, noiseOf } from '../e2e/app';
import type { TestServer } from '../e2e/server';

export interface Easel {
  readonly page: Page;
  /** Shows a story of a scene as `/preview` does with this query, `bare`. */
  show(story: string, size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Every console error, warning and uncaught exception since it was last asked. */
  noise(): readonly string[];
}

/** Half of a phone's pixels. */
const DENSITY = 0.5;

async function openEasel(browser: Browser, server: TestServer): Promise<Easel & { close(): Promise<void> }> {
  const context = await browser.newContext({ baseURL: server.url, deviceScaleFactor: DENSITY, locale: 'id-ID' });
  const noise = noiseOf(context);
  const page = await context.newPage();
  let open = false;
  return {
    page,
    async show(story, size) {
      await page.setViewportSize(size);
      const address = `/preview/${story}&bare=1`;
      if (!open) await page.goto(address);
      else
        await page.evaluate((next) => {
          history.pushState(null, '', next);
          dispatchEvent(new PopStateEvent('popstate'));
        }, address);
      open = true;
      await page.waitForFunction(() => window.__scene?.ready === true);
    },
    noise: () => noise.splice(0),
    close: () => context.close(),
  };
}

export const test = housed.extend<object, { easel: Easel }>({
  easel: [
    async ({ browser, server }, use) => {
      const easel = await openEasel(browser, server);
      await use(easel);
      await easel.close();
    },
    { scope: 'worker' },
  ],
});

test.afterEach(({ easel }) => expect(easel.noise(), 'the console says nothing').toEqual([]));
