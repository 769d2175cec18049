import type { Page } from 'playwright/test';
import { DINGDONG_SELECTIONS, type DingdongSelection } from '../../contract/dingdong';
import { PAYOUTS } from '../../rules/dingdong/ring';
import { fromSen, pay, toSen } from '../../rules/money';
import { words } from '../../src/games/dingdong/words/id';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const STAKE = 10_001;

/** A result that is a selection. */
const LAST_STOP = new RegExp(`^Hasil: (?!${words['dingdong.AGAIN']})(.+)$`);

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const pools = (page: Page) => page.getByRole('group', { name: 'Papan taruhan' });
const pool = (page: Page, select: DingdongSelection) =>
  pools(page).getByRole('button', { name: new RegExp(`^${words[`dingdong.${select}`]},`) });
/** Which selection a sentence names. */
const named = (text: string): DingdongSelection => {
  const found = DINGDONG_SELECTIONS.find((select) => text.startsWith(words[`dingdong.${select}`]));
  if (found === undefined) throw new Error(`no selection in "${text}"`);
  return found;
};

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
    // What the round before came to may have been told since.
    await page.evaluate(() => window.heard?.splice(0));
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

  // A ring that stopped at "again" runs once more: the last stop is what is paid.
  const drawn = named((await heard(page, LAST_STOP))[1] ?? '');
  const back = fromSen(pay(toSen(STAKE), PAYOUTS[drawn]));
  const said = await heard(page, /^Taruhan Anda Rp 70\.007, kembali (Rp .+)$/);
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
