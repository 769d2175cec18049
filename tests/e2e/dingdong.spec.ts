import type { Page } from 'playwright/test';
import { DINGDONG_SELECTIONS, type DingdongSelection } from '../../contract/dingdong';
import type { BetRow } from '../../contract/history';
import { PAYOUTS } from '../../rules/dingdong/ring';
import { fromSen, pay, toSen } from '../../rules/money';
import { words } from '../../src/games/dingdong/words/id';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test, type TestPlayer } from './app';
import type { TestServer } from './server';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const STAKE = 10_001;

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const pools = (page: Page) => page.getByRole('group', { name: 'Papan taruhan' });
const pool = (page: Page, select: DingdongSelection) =>
  pools(page).getByRole('button', { name: new RegExp(`^${words[`dingdong.${select}`]},`) });
/** Which selection was drawn in the one round of a player who had all of them; undefined while that is not told. */
async function drawnFor(server: TestServer, player: TestPlayer): Promise<DingdongSelection | undefined> {
  const { list } = await server.api<{ list: readonly BetRow[] }>('GET', '/main/slot/game/record', player);
  const paid = list.find((bet) => bet.paid > 0);
  return DINGDONG_SELECTIONS.find((select) => paid?.choice.includes(select));
}

async function open(page: Page): Promise<void> {
  await page.goto('/game/dingdong');
  await expect(pool(page, 'CHERRY')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Per ketuk (Rp)' });
  await field.fill('10.001');
  await field.press('Enter');
}

test('a round for two: one has every pool and is paid, one has a single pool; both to the sen, and the browser checks the draw', async ({
  page,
  context,
  server,
  browser,
}) => {
  const [every, single] = [await server.register(), await server.register()];
  await listen(context);
  await signIn(context, server, every);
  const other = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: 412, height: 915 },
    locale: 'id-ID',
    baseURL: server.url,
  });
  await other.clearCookies();
  await listen(other);
  await signIn(other, server, single);
  const second = await other.newPage();
  await Promise.all([open(page), open(second)]);

  await test.step('both bet in the same round', async () => {
    // From its beginning: a round is told as it opens, and the one that was open when the page came is forgotten.
    await page.evaluate(() => window.heard?.splice(0));
    await heard(page, /^Taruhan dibuka$/);
    for (const select of DINGDONG_SELECTIONS) await pool(page, select).click();
    await pool(second, 'DING').click();
    await panel(page)
      .getByRole('button', { name: `Pasang 7 pilihan ${rupiah(7 * STAKE)}` })
      .dblclick();
    await panel(second)
      .getByRole('button', { name: `Pasang 1 pilihan ${rupiah(STAKE)}` })
      .click();
    await heard(page, /^7 pilihan terpasang, Rp 70\.007\b/);
    await heard(second, /^1 pilihan terpasang, Rp 10\.001\b/);
  });

  await test.step('a reload in the round finds the bets again', async () => {
    await second.reload();
    await expect(pool(second, 'DING')).toHaveAccessibleName(/Terpasang Rp 10\.001/);
    await heard(second, /./);
  });

  const said = await heard(page, /^Taruhan Anda Rp 70\.007, kembali (Rp .+)$/);
  await expect.poll(() => drawnFor(server, every)).toBeDefined();
  const drawn = (await drawnFor(server, every)) as DingdongSelection;
  // On a busy machine the stop of the round before may be told late, too. A ring that stopped at "again" runs once more: the last stop is what is paid.
  await heard(page, new RegExp(`^Hasil: ${words[`dingdong.${drawn}`]}`));
  const back = fromSen(pay(toSen(STAKE), PAYOUTS[drawn]));
  expect(amountIn(said[1] ?? '')).toBe(back);
  expect(await settledBalance(page, server, every)).toBe(Math.round((CREDIT - 7 * STAKE + back) * 100) / 100);
  await heard(second, drawn === 'DING' ? /^Taruhan Anda Rp 10\.001, kembali/ : /^Taruhan Anda Rp 10\.001 tidak kena$/);
  expect(await settledBalance(second, server, single)).toBe(
    Math.round((CREDIT - STAKE + (drawn === 'DING' ? back : 0)) * 100) / 100,
  );
  await other.close();

  await test.step('the browser computes the round again', async () => {
    await page.getByRole('button', { name: 'Undian adil' }).click();
    await page.getByRole('button', { name: /^Periksa ronde (lalu|ini)$/ }).click();
    await expect(
      page.getByText(/^(Terbukti: hasil ini sudah terkunci|Sebagian diperiksa: yang dihitung cocok)/),
    ).toBeVisible();
  });
});
