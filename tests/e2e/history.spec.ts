import type { Page } from 'playwright/test';
import { expect, signIn, test, type TestPlayer } from './app';
import { serious } from './axe';
import { type SeededBet, seedBets } from './bets';
import type { TestServer } from './server';

test.use({ drawing: false, frames: 'few' });

const MINUTE_MS = 60_000;
/** Long enough ago that their results were shown. Enough for several pages; the newest three are told apart by their amounts. */
const BETS: readonly SeededBet[] = [
  { game: 'dice', choice: '4', ago: 10 * MINUTE_MS, staked: 15_000, paid: 30_000 },
  { game: 'roulette', choice: '0', ago: 11 * MINUTE_MS, staked: 100_000, paid: 0 },
  { game: 'wingo', choice: 'seven,red', ago: 12 * MINUTE_MS, staked: 10_000, paid: 10_000 },
  ...Array.from({ length: 120 }, (_, i): SeededBet => ({
    game: 'dice',
    choice: '1',
    ago: (13 + i) * MINUTE_MS,
    staked: 1_000 + i,
    paid: 0,
  })),
];

async function visit(page: Page, server: TestServer, bets: readonly SeededBet[]): Promise<TestPlayer> {
  const player = await server.register();
  await server.whileClosed(async (dataDir) => void (await seedBets(dataDir, player.name, bets)));
  await signIn(page.context(), server, player);
  return player;
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Riwayat taruhan' });
const seriousIn = (page: Page) => serious(page, '[role="dialog"]');

test('bets of all games from the account: filters, pages, one bet, the file; nothing serious for axe', async ({
  page,
  server,
}) => {
  await visit(page, server, BETS);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Riwayat taruhan' }).click();
  await expect(panel(page).getByRole('button', { name: /Dadu, mata 5.*\+Rp 15\.000/ })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Rolet, merah.*-Rp 100\.000/ })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);

  await test.step('filters', async () => {
    await panel(page).getByRole('button', { name: 'Impas' }).click();
    await expect(panel(page).getByRole('button', { name: /Wingo, angka 7, merah.*Rp 0/ })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: /Rolet, merah/ })).toBeHidden();
    await panel(page).getByRole('button', { name: 'Impas' }).click();
  });

  await test.step('older ones come as one scrolls, and few of them are in the page', async () => {
    const last = panel(page).getByRole('button', { name: /-Rp 1\.119/ });
    await expect(async () => {
      await panel(page)
        .getByRole('list', { name: 'Taruhan' })
        .evaluate((list) => list.parentElement?.scrollTo(0, list.parentElement.scrollHeight));
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await panel(page).getByRole('listitem').count()).toBeLessThan(40);
  });

  await test.step('one bet at an address of its own', async () => {
    await panel(page)
      .getByRole('button', { name: /-Rp 1\.119/ })
      .click();
    await expect(page).toHaveURL(/z=bet-history_bet-history-detail&bet=/);
    const bet = page.getByRole('dialog', { name: 'Taruhan', exact: true });
    await expect(bet.getByText('-Rp 1.119')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.reload();
    await expect(bet.getByText('-Rp 1.119')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bet).toBeHidden();
  });

  await test.step('the file', async () => {
    const coming = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Unduh CSV' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^lintang-\d{4}-\d\d-01-.*\.csv$/);
  });
});

test('a round of one’s own leads from its bet to its check and its replay', async ({ page, server }) => {
  const player = await visit(page, server, []);
  await page.goto('/game/roller');
  const room = page.getByRole('region', { name: 'Taruhan Anda' });
  await room.getByRole('button', { name: /^Putar Rp/ }).click();
  await expect
    .poll(async () => (await server.api<{ list: readonly unknown[] }>('GET', '/main/slot/game/record', player)).list)
    .toHaveLength(1);
  await page.goto('/?z=bet-history');
  await panel(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^Roller/ })
    .click();
  const bet = page.getByRole('dialog', { name: 'Taruhan', exact: true });
  await expect(bet.getByText('Undian ronde ini')).toBeVisible();
  await expect(bet.getByText('Nonce')).toBeVisible();
  await bet.getByRole('link', { name: 'Putar ulang' }).click();
  await expect(page).toHaveURL(/\/replay\/roller\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the open bet stands beside the list', async ({ page, server }) => {
    await visit(page, server, BETS);
    await page.goto('/?z=bet-history');
    await expect(panel(page).getByText('Pilih taruhan')).toBeVisible();
    await panel(page)
      .getByRole('button', { name: /Rolet, merah/ })
      .click();
    await expect(
      panel(page).getByRole('region', { name: 'Taruhan', exact: true }).getByText('-Rp 100.000'),
    ).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  });
});
