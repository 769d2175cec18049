import { expect, type Locator, type Page } from 'playwright/test';
import { noiseOf } from '../e2e/noise';
import { serious } from '../e2e/axe';
import { expectPicture } from './alike';
import { PICTURED, type PicturedPanel } from './panels';
import { test } from './standing';
import type { StandingHouse } from './standing-house';
import { signIn, visit } from './visitor';

/**
 * Every panel at the width of a small phone, a phone and a desktop, opened at one of them and turned to the others, in both languages, as it was committed; nothing in it is serious for axe, and with letters twice as
 * large nothing of it has to be scrolled sideways. `npx playwright test tests/visual/panels --workers 1 -u changed` takes new pictures.
 */
const SIZES = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 1440, height: 900 },
] as const;
const LOCALES = ['id', 'en'] as const;
const LETTERS = 16;

/** Waits frame by frame: who asks from outside asks again after half a second at last, which was a third of a picture's time. */
const inPage = (page: Page, holds: () => boolean): Promise<unknown> =>
  page.waitForFunction(holds, undefined, { polling: 'raf' });

/** Whose page is open: it is loaded once for guests and once for the player, and goes from panel to panel by itself as links do. */
const openFor = new WeakMap<Page, 'guest' | 'player'>();

async function goTo(page: Page, house: StandingHouse, panel: PicturedPanel): Promise<void> {
  const who = panel.guest ? 'guest' : 'player';
  if (openFor.get(page) !== who) {
    await page.context().clearCookies();
    if (who === 'player') await signIn(page.context(), house.url, house.token);
    await page.goto(`${house.url}${panel.at(house)}`);
    openFor.set(page, who);
    return;
  }
  await page.evaluate(() => history.pushState(null, '', '/'));
  await inPage(page, () => document.querySelector('[role="dialog"]') === null);
  await page.evaluate((address) => history.pushState(null, '', address), panel.at(house));
}

/** Opens a panel, and waits until it shows what it has and nothing moves. */
async function show(page: Page, house: StandingHouse, panel: PicturedPanel) {
  await goTo(page, house, panel);
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  await settled(dialog);
  if (panel.press) await dialog.locator('button', { hasText: panel.press }).first().click();
  const top = page.getByRole('dialog').last();
  await settled(top);
  return top;
}

/** Nothing in it is on its way: no skeleton, no figure, no picture, no letters. */
async function settled(dialog: Locator): Promise<void> {
  await inPage(dialog.page(), () => {
    const last = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    return last?.querySelector('[aria-busy="true"], [aria-label="Memuat"], [aria-label="Loading"]') === null;
  });
  await dialog.evaluate(async (element) => {
    await document.fonts.ready;
    await Promise.all(
      // One that is loaded when it comes into sight may never be.
      [...element.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')].map((image) =>
        image.decode().catch(() => undefined),
      ),
    );
  });
}

for (const locale of LOCALES)
  test(`panels in ${locale}`, async ({ browser, house }) => {
    const { context, page } = await visit(browser, house, { viewport: SIZES[0], locale });
    const noise = noiseOf(context);
    // The sizes to and fro, so that every second panel is opened as wide as the one before was left.
    for (const [i, panel] of PICTURED.entries())
      await test.step(panel.name, async () => {
        let dialog: Locator | null = null;
        for (const size of i % 2 === 0 ? SIZES : SIZES.toReversed()) {
          await page.setViewportSize(size);
          if (dialog === null || panel.anew) dialog = await show(page, house, panel);
          else await settled(dialog);
          await expectPicture(dialog, `${panel.name}-${size.width}-${locale}.png`);
          await fits(page, `${panel.name} is wider than its place at ${size.width}`);
          // At one size: what it looks at is the same in all.
          if (size === SIZES[1]) expect.soft(await serious(page, '[role="dialog"]'), panel.name).toEqual([]);
        }
      });
    expect(noise, 'the console says nothing').toEqual([]);
    await context.close();
  });

test('panels on a phone whose reader has letters twice as large', async ({ browser, house }) => {
  const { context, page } = await visit(browser, house, { viewport: SIZES[0], locale: 'id' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 2 * LETTERS, fixed: 2 * LETTERS } });
  for (const panel of PICTURED)
    await test.step(panel.name, async () => {
      await show(page, house, panel);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await fits(page, `${panel.name} is wider than its place`);
    });
  await context.close();
});

/** Nothing is cut off in the end: a page that was turned lays itself out anew in its own time, the more so beside other work. */
const fits = (page: Page, otherwise: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => sideways(page), { message: otherwise })
    .toEqual([]);

/** What of the topmost panel is cut off or scrolled sideways though it is no row that is meant to be. */
const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
    if (dialog === undefined) return ['no panel'];
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    for (const element of [dialog, ...dialog.querySelectorAll<HTMLElement>('*')]) {
      const { overflowX } = getComputedStyle(element);
      const wide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      // What scrolls up and down scrolls sideways too, where something in it is too wide.
      if (wide && overflowX === 'auto' && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
        if (!element.matches('[role="tablist"], [role="group"]') && element.scrollHeight > element.clientHeight + 1)
          found.push(`${element.tagName} ${element.className}`);
    }
    return found;
  });
