import type { Page } from 'playwright/test';
import { minesRate } from '../../rules/mines/payout';
import { fromSen, pay, toSen } from '../../rules/money';
import { expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const STAKE = 10_001;
/** One mine: a cell is safe 24 times in 25. Twenty-four: it is safe once. */
const FEW = 1,
  MANY = 24;
/** Rounds that may go the unlikely way before the one that is looked for. */
const TRIES = 6;

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const start = (page: Page) =>
  panel(page).getByRole('button', { name: new RegExp(`^(Mulai|Main lagi) ${rupiah(STAKE)}$`) });
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Baris ${row} kolom ${column},`) });

async function type(page: Page, name: string, text: string): Promise<void> {
  const box = panel(page).getByRole('textbox', { name, exact: true });
  await box.click();
  await page.keyboard.type(text);
  await box.press('Enter');
  await expect(box).toHaveValue(text);
}

/** Begins a round and opens the cell in the middle. @returns whether it was a gem */
async function openOne(page: Page): Promise<boolean> {
  await page.evaluate(() => window.heard?.splice(0));
  await expect(start(page)).toBeEnabled();
  await start(page).click();
  await expect(cell(page, 3, 3)).toHaveAccessibleName(/tertutup/);
  await expect(cell(page, 3, 3)).not.toHaveAttribute('aria-disabled');
  await cell(page, 3, 3).click();
  const [said = ''] = await heard(page, /^(Permata\. Sekarang|Ranjau\. Taruhan|Ditarik).*$/);
  return !said.startsWith('Ranjau');
}

test('a round won and one lost, to the sen, and one gone on with after a reload', async ({ page, context, server }) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/mines');
  await expect(panel(page).getByRole('button', { name: /^Mulai Rp/ })).toBeEnabled();
  await type(page, 'Taruhan (Rp)', '10.001');
  await type(page, 'Ranjau', String(FEW));
  let balance = CREDIT;
  const paid = fromSen(pay(toSen(STAKE), minesRate(FEW, 1)));
  const lose = async () => {
    balance = fromSen(toSen(balance) - toSen(STAKE));
    expect(await settledBalance(page, server, player)).toBe(balance);
  };

  await test.step('a gem, and the page is loaded anew: the board is the same', async () => {
    let safe = await openOne(page);
    for (let tries = 1; !safe && tries < TRIES; tries += 1) {
      await lose();
      safe = await openOne(page);
    }
    expect(safe).toBe(true);
    await page.reload();
    await expect(cell(page, 3, 3)).toHaveAccessibleName(/permata/);
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/tertutup/);
  });

  await test.step('cashed out: what the rules say, and the rest of the board', async () => {
    await panel(page)
      .getByRole('button', { name: `Tarik ${rupiah(paid)}` })
      .click();
    await heard(page, /^Ditarik/);
    await expect(page.getByRole('button', { name: /ranjau$/ })).toHaveCount(FEW);
    balance = fromSen(toSen(balance) - toSen(STAKE) + toSen(paid));
    expect(await settledBalance(page, server, player)).toBe(balance);
  });

  await test.step('a mine takes the stake', async () => {
    await expect(start(page)).toBeEnabled();
    await type(page, 'Ranjau', String(MANY));
    let safe = await openOne(page);
    for (let tries = 1; safe && tries < TRIES; tries += 1) {
      // The only safe cell: the round is paid by itself.
      balance = fromSen(toSen(balance) - toSen(STAKE) + toSen(fromSen(pay(toSen(STAKE), minesRate(MANY, 1)))));
      expect(await settledBalance(page, server, player)).toBe(balance);
      safe = await openOne(page);
    }
    expect(safe).toBe(false);
    await lose();
  });

  await test.step('a marked pattern plays by itself', async () => {
    await panel(page).getByRole('radio', { name: 'Otomatis' }).click();
    await cell(page, 2, 2).click();
    await expect(cell(page, 2, 2)).toHaveAttribute('aria-pressed', 'true');
    await type(page, 'Jumlah ronde', '2');
    await panel(page)
      .getByRole('button', { name: /^Mulai 2 ronde/ })
      .click();
    await expect(panel(page).getByRole('button', { name: /^Mulai 2 ronde/ })).toBeHidden();
    await expect(panel(page).getByRole('button', { name: /^Mulai 2 ronde/ })).toBeVisible();
  });
});
