/** Every panel and page that the documents name, and ours beside them, as a guest and as a player come to it by its address; the fixture fails the test for a single word on the console. */
import type { Page } from 'playwright/test';
import { DOCUMENTED_PAGES, DOCUMENTED_PANELS } from '../../contract/coverage';
import { FOR_GUESTS, FOR_PLAYERS } from '../../src/app/panelNames';
import { panelOf } from '../../src/app/panels';
import { createDictionary } from '../../src/i18n/dictionary';
import { expect, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const words = createDictionary();
const NONE = words.text('id', 'missing.panel');
const LOGIN = words.text('id', 'login.title');

const NAMES = [
  ...new Set([
    ...DOCUMENTED_PANELS.login,
    ...DOCUMENTED_PANELS.open,
    ...Object.keys(FOR_PLAYERS),
    ...Object.keys(FOR_GUESTS),
  ]),
];

/** Something in each of a panel's parameters, of the form that it asks for. */
const PARAMS: Readonly<Record<string, string>> = { mail: 'm-17', bet: 'dice-17', flow: '17' };

/** What an address with `?z=` comes to for somebody, by the title of the panel that is on top. */
function titleFor(name: string, who: 'guest' | 'player'): string {
  const entry = panelOf(name);
  if (entry === null) return NONE;
  return words.text('id', entry.login && who === 'guest' ? 'login.title' : entry.title);
}

/** Goes where a link of the app would go. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), to);
}

async function openAll(page: Page, who: 'guest' | 'player'): Promise<void> {
  await page.goto('/');
  for (const name of NAMES)
    await test.step(name, async () => {
      const query = new URLSearchParams({ z: name });
      for (const param of panelOf(name)?.params ?? []) if (PARAMS[param]) query.set(param, PARAMS[param]);
      await follow(page, `/?${query.toString()}`);
      const top = page.getByRole('dialog').last();
      await expect(top.getByRole('heading', { level: 2 }).first()).toHaveText(titleFor(name, who));
      await expect(top.locator('[aria-busy="true"], [aria-label="Memuat"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
}

/** Rooms are opened by pages.spec. Of the others these are there, and the rest say that they are none. */
const PAGES = DOCUMENTED_PAGES.open.filter((path) => path !== '/game/*').map((path) => path.replace('*', 'deposit'));
const SERVED: readonly string[] = ['/', '/account', '/help'];

async function visitAll(page: Page): Promise<void> {
  await page.goto('/');
  for (const path of PAGES)
    await test.step(path, async () => {
      await follow(page, path);
      const missing = page.getByRole('heading', { level: 1, name: words.text('id', 'missing.title') });
      if (SERVED.includes(path)) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(missing).toHaveCount(0);
      } else await expect(missing).toBeVisible();
    });
}

test('every panel, for a guest', ({ page }) => openAll(page, 'guest'));

test('every page, for a guest; what needs a login gets it', async ({ page }) => {
  await visitAll(page);
  for (const path of DOCUMENTED_PAGES.login) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: LOGIN })).toBeVisible();
  }
});

test('every page, for a player', async ({ page, context, server }) => {
  await signIn(context, server, await server.register());
  await visitAll(page);
});
