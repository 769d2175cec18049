import type { Page } from 'playwright/test';
import { fromSen, pay, toSen } from '../../rules/money';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const STAKE = 10_001;
/** The better guess is right more often than not: so many wrong ones come in no run. */
const TRIES = 30;

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const guesses = (page: Page) => page.getByRole('group', { name: 'Tebak kartu berikut' });
const start = (page: Page) =>
  panel(page).getByRole('button', { name: new RegExp(`^(Mulai|Main lagi) ${rupiah(STAKE)}$`) });
const cash = (page: Page) => panel(page).getByRole('button', { name: /^Tarik Rp/ });

/** Presses the guess with the best or the worst chance, as the buttons say it, and waits for what is said of it. */
async function guess(page: Page, which: 'likely' | 'unlikely'): Promise<{ readonly right: boolean }> {
  await page.evaluate(() => window.heard?.splice(0));
  const open = guesses(page).getByRole('button', { name: /peluang/ });
  await expect(guesses(page).locator('button[aria-disabled]')).toHaveCount(0);
  const chances = (
    await open.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  ).map((label) => amountIn(/peluang ([\d,]+)/.exec(label)?.[1] ?? '0'));
  const best = chances.indexOf(which === 'likely' ? Math.max(...chances) : Math.min(...chances));
  await open.nth(best).click();
  const [text] = await heard(page, /^.+\. (Benar|Salah), .+$/);
  return { right: text.includes('. Benar') };
}

test('rounds cashed out and lost to the sen, a skip, and a reload in the middle that offers the same round', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/hilo');
  const field = panel(page).getByRole('textbox', { name: 'Taruhan (Rp)' });
  await expect(panel(page).getByRole('button', { name: /^Mulai Rp/ })).toBeEnabled();
  await field.click();
  await page.keyboard.type('10.001');
  await field.press('Enter');
  let balance = CREDIT;

  await test.step('a skip costs nothing, and nothing can be cashed out before a guess was right', async () => {
    await start(page).click();
    await heard(page, /^Kartu pertama /);
    expect(await settledBalance(page, server, player)).toBe((balance = fromSen(toSen(balance) - toSen(STAKE))));
    await expect(panel(page).getByRole('button', { name: 'Tebak kartu berikut' })).toBeDisabled();
    await page.getByRole('button', { name: 'Lewati kartu, sisa 52' }).click();
    await heard(page, /^Dilewati\. /);
    await expect(page.getByRole('button', { name: 'Lewati kartu, sisa 51' })).toBeVisible();
  });

  await test.step('a reload goes on with the same cards', async () => {
    const table = page.getByText(/^Kartu terbuka .+, 0 tebakan benar/);
    const shown = await table.textContent();
    await page.reload();
    await expect(page.getByText(shown ?? '', { exact: true })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Lewati kartu, sisa 51' })).toBeVisible();
  });

  await test.step('a right guess is cashed out for what the button says', async () => {
    for (let round = 0; round < TRIES && !(await guess(page, 'likely')).right; round += 1) {
      await expect(start(page)).toBeEnabled();
      await start(page).click();
      await heard(page, /^Kartu pertama /);
      balance = fromSen(toSen(balance) - toSen(STAKE));
    }
    await expect(cash(page)).toBeEnabled();
    const rate =
      /nilai ([\d.,]+)×/.exec((await page.getByText(/^Kartu terbuka .+, 1 tebakan benar/).textContent()) ?? '')?.[1] ??
      '';
    const back = amountIn((await cash(page).getAttribute('aria-label')) ?? '');
    // The words round the rate down to hundredths; the money does not.
    expect(back).toBeGreaterThanOrEqual(fromSen(pay(toSen(STAKE), Math.round(amountIn(rate) * 10_000))));
    await page.evaluate(() => window.heard?.splice(0));
    await cash(page).click();
    const [, said = ''] = await heard(page, /^Ditarik (Rp .+)$/);
    expect(Math.abs(amountIn(said) - back)).toBeLessThan(0.01);
    expect(await settledBalance(page, server, player)).toBe((balance = fromSen(toSen(balance) + toSen(back))));
  });

  await test.step('a wrong guess loses the stake and nothing else', async () => {
    await expect(start(page)).toBeEnabled();
    await start(page).click();
    await heard(page, /^Kartu pertama /);
    balance = fromSen(toSen(balance) - toSen(STAKE));
    for (let turn = 0; turn < 20 && (await guess(page, 'unlikely')).right; turn += 1);
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
