/** Every panel and page that the documents name, and ours beside them, as a guest and as a player come to it by its address; the fixture fails the test for a single word on the console. */
import type { Page } from 'playwright/test';
import { DOCUMENTED_PAGES, DOCUMENTED_PANELS } from '../../contract/coverage';
import { isEntrance, type PanelName } from '../../machines/modals/panels';
import { FOR_GUESTS, FOR_PLAYERS } from '../../src/app/panelNames';
import { panelOf } from '../../src/app/panels';
import { createDictionary } from '../../src/i18n/dictionary';
import { expect, signIn, test, type TestPlayer } from './app';
import { seedBets } from './bets';
import { seedMails } from './mails';
import type { TestServer } from './server';

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

/** Something in each of a panel's parameters. */
type Params = Readonly<Record<string, string>>;

/** Of the form that it asks for: a guest is not told whether it is there. */
const NOTHING: Params = { mail: 'm-17', bet: 'dice-17', flow: '17' };

/** Things of the player's own: what is not there is refused, and browsers say that on the console. */
async function thingsOf(server: TestServer, { name, token }: TestPlayer): Promise<Params> {
  const things: Record<string, string> = {};
  await server.whileClosed(async (dataDir) => {
    const [bet = ''] = await seedBets(dataDir, name, [
      { game: 'dice', choice: '4', ago: 600_000, staked: 15_000, paid: 30_000 },
    ]);
    const [mail = ''] = await seedMails(dataDir, name, [
      { tag: 'news', template: 'none', content: { title: 'Halo', body: 'Selamat datang.' }, ago: 60_000, read: true },
    ]);
    Object.assign(things, { bet, mail });
  });
  const { list } = await server.api<{ list: readonly { id: string }[] }>('GET', '/main/pay/balance/flow', { token });
  return { ...things, flow: list[0]?.id ?? '' };
}

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

async function openAll(page: Page, who: 'guest' | 'player', params: Params): Promise<void> {
  // Whoever is signed in has no use for an entrance, and is shown none.
  for (const name of NAMES.filter((one) => who === 'guest' || !isEntrance(one as PanelName)))
    await test.step(name, async () => {
      const query = new URLSearchParams({ z: name });
      for (const param of panelOf(name)?.params ?? []) if (params[param]) query.set(param, params[param]);
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

test('every panel and page, for a guest; what needs a login gets it', async ({ page }) => {
  await page.goto('/');
  await openAll(page, 'guest', NOTHING);
  await visitAll(page);
  for (const path of DOCUMENTED_PAGES.login) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: LOGIN })).toBeVisible();
  }
});

test('every panel and page, for a player', async ({ page, context, server }) => {
  const player = await server.register();
  const params = await thingsOf(server, player);
  await signIn(context, server, player);
  await page.goto('/');
  await openAll(page, 'player', params);
  await visitAll(page);
  // Those that are come to by their address, too, with the panel over the page.
  for (const [z, param] of [
    ['inbox_inbox-detail', 'mail'],
    ['bet-history_bet-history-detail', 'bet'],
  ] as const) {
    await page.goto(`/account?z=${z}&${param}=${params[param] ?? ''}`);
    await expect(page.getByRole('dialog')).toHaveCount(2);
  }
});
