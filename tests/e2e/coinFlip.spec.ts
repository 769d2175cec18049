import type { Page } from 'playwright/test';
import { fromSen, pay, toSen } from '../../rules/money';
import { coinRate } from '../../rules/coinFlip/coin';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const STAKE = 10_001;

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const start = (page: Page) => panel(page).getByRole('button', { name: new RegExp(`^Lempar \\S+ ${rupiah(STAKE)}$`) });
const cash = (page: Page) => panel(page).getByRole('button', { name: /^Tarik Rp/ });
const side = (page: Page, name: 'Bintang' | 'Bulan') =>
  panel(page).getByRole('button', { name: new RegExp(`^Lempar ${name}, `) });

/** What is said once the coin lies. */
async function fallen(page: Page): Promise<{ readonly right: boolean }> {
  const [text] = await heard(page, /^(Bintang|Bulan)\. (Benar|Salah), .+$/);
  await page.evaluate(() => window.heard?.splice(0));
  return { right: text.includes('. Benar') };
}

test('rounds cashed out and lost to the sen, and a reload in the middle that offers the same round', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/coinFlip');
  const field = panel(page).getByRole('textbox', { name: 'Taruhan (Rp)' });
  await expect(panel(page).getByRole('button', { name: /^Lempar Bintang Rp/ })).toBeEnabled();
  await field.click();
  await page.keyboard.type('10.001');
  await field.press('Enter');
  let balance = CREDIT;

  /** Begins rounds until the first coin of one was right. */
  async function rightOnce(): Promise<void> {
    for (let round = 0; round < 24; round += 1) {
      await expect(start(page)).toBeEnabled();
      await start(page).click();
      balance = fromSen(toSen(balance) - toSen(STAKE));
      if ((await fallen(page)).right) return;
    }
    throw new Error('24 wrong flips in a row');
  }

  await test.step('the chosen side is the one that is tossed first', async () => {
    await panel(page)
      .getByRole('radio', { name: /^Bulan, / })
      .click();
    await expect(panel(page).getByRole('button', { name: `Lempar Bulan ${rupiah(STAKE)}` })).toBeEnabled();
  });

  await test.step('a right flip can be cashed out for what the button says, also after a reload', async () => {
    await rightOnce();
    await expect(cash(page)).toBeEnabled();
    const back = amountIn((await cash(page).getAttribute('aria-label')) ?? '');
    expect(back).toBe(fromSen(pay(toSen(STAKE), coinRate(1))));
    expect(await settledBalance(page, server, player)).toBe(balance);
    await page.reload();
    await expect(page.getByText('1 lemparan benar, nilai 1,98×')).toBeAttached();
    await expect(cash(page)).toBeEnabled();
    await cash(page).click();
    const [, said = ''] = await heard(page, /^Ditarik (Rp .+)$/);
    expect(amountIn(said)).toBe(back);
    expect(await settledBalance(page, server, player)).toBe((balance = fromSen(toSen(balance) + toSen(back))));
    await page.evaluate(() => window.heard?.splice(0));
  });

  await test.step('going on until the wrong side comes loses the stake and nothing else', async () => {
    await rightOnce();
    for (let flip = 1; ; flip += 1) {
      const star = side(page, flip % 2 ? 'Bintang' : 'Bulan');
      await expect(star).not.toHaveAttribute('aria-disabled');
      await star.click();
      if (!(await fallen(page)).right) break;
    }
    await expect(start(page)).toBeEnabled();
    expect(await settledBalance(page, server, player)).toBe(balance);
  });

  await test.step('once the server seed is opened the browser computes a round again', async () => {
    await page.getByRole('button', { name: 'Undian adil' }).click();
    await page.getByRole('button', { name: 'Buka dan ganti benih server' }).click();
    await expect(page.getByText('Benih server yang baru dibuka')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Riwayat saya', exact: true }).click();
    await page
      .getByRole('button', { name: /^Periksa ronde/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await expect(page.locator('[data-state="ok"]')).toHaveCount(3);
  });
});
