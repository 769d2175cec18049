/** Shows scenes' stories one after the other on one page, because loading it anew costs more than a picture. */
import type { Browser, Page } from 'playwright/test';
import { noiseOf } from '../e2e/noise';
import type { TestServer } from '../e2e/server';

export interface Easel {
  readonly page: Page;
  /** Shows a story of a scene as `/preview` does with this query, `bare`. */
  show(story: string, size: { readonly width: number; readonly height: number }): Promise<void>;
  /** Every console error, warning and uncaught exception since it was last asked. */
  noise(): readonly string[];
}

/** @param density device pixels per CSS px */
export async function openEasel(
  browser: Browser,
  server: TestServer,
  density: number,
): Promise<Easel & { close(): Promise<void> }> {
  const context = await browser.newContext({ baseURL: server.url, deviceScaleFactor: density, locale: 'id-ID' });
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
