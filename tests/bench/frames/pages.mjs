/** Pages of one browser that are measured in turns: one runs while the others are held. */
import { probe } from './probe.mjs';

export const SIZE = { width: 412, height: 915 };
/** The CPU of a cheap phone, in shares of this one's. */
export const SLOWER = 6;
/** What was not changed for so long is what the governor found: it looks at two seconds of frames together. Ms. */
const SETTLED_MS = 8000;
/** How long a page may take to draw, ms. */
const PATIENCE_MS = 60_000;

/**
 * Opens a page in a context of its own, as a first visit has it, and waits until it drew.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} slower so many times, from the first byte on
 */
export async function openPage(browser, url, slower = 1) {
  // Here all is drawn in software: a room would rest on its picture first (src/stage/rest), which is not what is weighed.
  const localStorage = [{ name: 'lintang.drawn', value: 'yes' }];
  const context = await browser.newContext({
    viewport: SIZE,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const setSlower = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const system = await browser.newBrowserCDPSession();
  const gpuSeconds = async () => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    return processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN;
  };
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(probe);
  await setSlower(slower);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.__frames.firstDraw > 0, undefined, { timeout: PATIENCE_MS, polling: 50 });
  return {
    errors,
    /** Ms from the navigation to the first draw call. */
    firstDraw: () => page.evaluate(() => window.__frames.firstDraw),
    /** Lets a bare scene run until its quality has stayed for a while. @returns what it is (src/preview/bare) */
    async settled() {
      const quality = () => page.evaluate(() => window.__scene.quality);
      let found = await quality();
      for (let stood = 0; stood < SETTLED_MS; stood += 500) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const now = await quality();
        if (now !== found) stood = 0;
        found = now;
      }
      return found;
    },
    hold: () => page.evaluate(() => window.__frames.hold()),
    /** A window of frames; the page is held before and after. `gpuMs` is what the GPU's process computed for each: drawing in software, and putting the page together. */
    async measure({ slower, ...window }) {
      await setSlower(slower);
      const before = await gpuSeconds();
      const measured = await page.evaluate((asked) => globalThis.__frames.measure(asked), window);
      const gpuMs = ((await gpuSeconds()) - before) * 1000;
      // A throttled thread is kept busy even where its page has nothing to do.
      await setSlower(1);
      return { ...measured, gpuMs: gpuMs / measured.all };
    },
    async close() {
      await system.detach();
      await context.close();
    },
  };
}
