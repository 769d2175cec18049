import type { Page } from 'playwright/test';
import { OPEN_GAMES } from '../../contract/games';
import { gameWords } from '../../src/games/words';
import { expect, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

/** Every page of the shell opens as a guest and as a player; the fixture fails the test for a single word on the console. */
const PAGES = [
  { path: '/', heading: 'Permainan Lintang' },
  ...OPEN_GAMES.map((game) => ({ path: `/game/${game}`, heading: gameWords[game].name.id })),
  { path: '/help', heading: 'Bantuan' },
  { path: '/help/fairness', heading: 'Undian adil' },
  { path: '/help/rules', heading: 'Aturan permainan' },
  { path: '/account', heading: /Tamu|pemain_/ },
] as const;

async function visit(page: Page, { path, heading }: (typeof PAGES)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('every page opens for a guest, and says nothing on the console', async ({ page }) => {
  for (const each of PAGES) await test.step(each.path, () => visit(page, each));
});

test('every page opens for a player, and says nothing on the console', async ({ page, context, server }) => {
  await signIn(context, server, await server.register());
  for (const each of PAGES)
    await test.step(each.path, async () => {
      await visit(page, each);
      await expect(page.getByText('Saldo main', { exact: true }).first()).toBeVisible();
    });
});

test.describe('a path that is none', () => {
  // What the browser says of the page itself.
  test.use({ expectedNoise: /status of 404 .*\/(game\/poker|nowhere|help\/nothing)\)$/ });
  test('says so, with a way home; every page has its title', async ({ page }) => {
    for (const path of ['/game/poker', '/nowhere', '/help/nothing']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page).toHaveTitle('Halaman tidak ditemukan · Lintang');
    }
    await page.getByRole('link', { name: 'Ke beranda' }).click();
    await expect(page).toHaveTitle('Lintang, permainan dengan saldo mainan');
    await page.goto('/help/rules');
    await expect(page).toHaveTitle('Aturan · Lintang');
    await page.goto('/game/mines');
    await expect(page).toHaveTitle('Ranjau · Lintang');
  });
});

test('the site speaks English when asked to, and remembers it', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/game/crash');
  await expect(page.getByRole('heading', { level: 1, name: 'Rocket' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('heading', { name: 'Pengaturan' })).toBeVisible();
});

test.describe('a site whose code does not come', () => {
  test.use({ expectedNoise: /net::ERR_FAILED|Failed to fetch dynamically imported module|^uncaught: $/ });

  test('says so, and opens when it is tried again', async ({ page }) => {
    await page.route('**/assets/site-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Periksa sambungan Anda');
    await page.unroute('**/assets/site-*.js');
    await page.getByRole('button', { name: /Coba lagi/ }).click();
    await expect(page.getByRole('heading', { name: 'Permainan Lintang' })).toBeVisible();
  });

  test('of one page takes nothing else along: it says so, the house hears of it, and the other pages open', async ({
    page,
  }) => {
    await page.route('**/assets/HelpPage-*.js', (route) => route.abort());
    const told = page.waitForRequest((request) => request.postData()?.includes('"failure"') === true);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.goto('/help');
    // A file that is gone may mean a new build: the page is loaded again, once.
    await expect.poll(() => loads.length).toBe(2);
    await expect(page.getByRole('alert')).toContainText('Halaman ini tersandung');
    expect((await told).postDataJSON()).toMatchObject({ kind: 'failure', route: '/help' });
    await page.getByRole('link', { name: 'Beranda' }).first().click();
    await expect(page.getByRole('heading', { name: 'Permainan Lintang' })).toBeVisible();
  });
});
