import type { Page } from 'playwright/test';
import type { WingoSelection } from '../../contract/wingo';
import { fromSen, toSen } from '../../rules/money';
import { orderReturn } from '../../rules/wingo/payout';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const board = (page: Page) => page.getByRole('group', { name: 'Papan pilihan' });
const model = (page: Page, name: 'Undian tiap 30 detik' | 'Undian tiap 1 menit' | 'Undian tiap 2 menit') =>
  page.getByRole('radio', { name });

async function amount(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Per pilihan (Rp)' });
  await field.click();
  await page.keyboard.type(text);
  await field.press('Enter');
  await expect(field).toHaveValue(text);
}

async function pick(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    const cell = board(page).getByRole('button', { name });
    await cell.click();
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  }
}

test('an order through its whole phase: picked, sent once, closed, drawn, paid to the sen, and checked in the browser', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/wingo?model=1');
  await expect(panel(page).getByRole('button', { name: 'Pilih angka atau warna' })).toBeVisible();
  await amount(page, '10.001');
  // Fifteen seconds and more until bets close.
  await expect(model(page, 'Undian tiap 30 detik')).toContainText(/0:(2\d|30)/);

  await test.step('nothing chosen is said, and nothing is sent', async () => {
    await panel(page).getByRole('button', { name: 'Pilih angka atau warna' }).click();
    await expect(panel(page).getByRole('alert')).toHaveText('Pilih minimal satu angka atau warna');
    expect(await server.balance(player)).toBe(CREDIT);
  });

  const cost = 4 * 10_001;
  let closed: Promise<unknown> = Promise.resolve();
  await test.step('a double click sends one order; the choice is cleared', async () => {
    await pick(page, /^Merah,/, /^Hijau,/, /^Ungu,/, /^Angka 7,/);
    await panel(page)
      .getByRole('button', { name: `Pasang 4 pilihan ${rupiah(cost)}` })
      .dblclick();
    await heard(page, /^4 pilihan terpasang, Rp 40\.004, tidak bisa ditarik$/);
    // They are closed for some seconds: waited for from here on, whatever else is looked at meanwhile.
    closed = Promise.all([
      panel(page).getByRole('button', { name: 'Taruhan ditutup', disabled: true }).waitFor(),
      board(page)
        .getByRole('button', { name: /^Merah,/, disabled: true })
        .waitFor(),
    ]);
    await expect(board(page).locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect(board(page).getByRole('button', { name: /^Angka 7,.*terpasang Rp 10\.001$/ })).toBeVisible();
    expect(await settledBalance(page, server, player)).toBe(CREDIT - cost);
  });

  await test.step('bets close before the draw', () => closed);

  const said = await heard(page, /^Taruhan Anda Rp 40\.004, kembali (Rp .+)$/);
  const number = Number((await heard(page, /^Periode …\d{3}: keluar Angka (\d), /))[1]);
  const back = fromSen(
    orderReturn(toSen(10_001), ['red', 'green', 'violet', 'seven'] satisfies WingoSelection[], number),
  );
  expect(amountIn(said[1] ?? '')).toBe(back);
  expect(await settledBalance(page, server, player)).toBe(Math.round((CREDIT - cost + back) * 100) / 100);

  await test.step('the history has one row', async () => {
    await page.getByRole('button', { name: 'Riwayat saya' }).click();
    const rows = page.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Rp 40.004');
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  });

  await test.step('the browser computes the draw again', async () => {
    await page.getByRole('button', { name: 'Undian adil' }).click();
    await page.getByRole('button', { name: /^Periksa ronde (lalu|ini)$/ }).click();
    // The first phase of a house has none before it: then only the chain is left out.
    await expect(
      page.getByText(/^(Terbukti: hasil ini sudah terkunci|Sebagian diperiksa: yang dihitung cocok)/),
    ).toBeVisible();
    await expect(
      page.getByText(/^Sidik jari ini terlihat di perangkat Anda sebelum taruhan ditutup, pukul \d\d\.\d\d WIB/),
    ).toBeVisible();
  });
});

test('each speed is a board of its own; the address names it', async ({ page, context, server }) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/wingo?model=3');
  await expect(model(page, 'Undian tiap 2 menit')).toBeChecked();
  await expect(model(page, 'Undian tiap 2 menit')).toContainText(/(0:[45]\d|[12]:\d\d)/);
  await amount(page, '5.000');
  await pick(page, /^Hijau,/);
  await panel(page).getByRole('button', { name: 'Pasang 1 pilihan Rp 5.000' }).click();
  const placed = board(page).getByRole('button', { name: /^Hijau,.*terpasang Rp 5\.000$/ });
  await expect(placed).toBeVisible();

  await model(page, 'Undian tiap 1 menit').click();
  await expect(page).toHaveURL(/\?model=2$/);
  await expect(model(page, 'Undian tiap 1 menit')).toBeChecked();
  await expect(board(page).getByRole('button', { name: /^Hijau,/ })).toBeVisible();
  await expect(placed).toHaveCount(0);
  await model(page, 'Undian tiap 2 menit').click();
  await expect(placed).toBeVisible();

  await page.reload();
  await expect(model(page, 'Undian tiap 2 menit')).toBeChecked();
  await expect(placed).toBeVisible();
  expect(await settledBalance(page, server, player)).toBe(CREDIT - 5_000);
});

test('a guest watches the countdown and the orders, and is asked in', async ({ page }) => {
  await page.goto('/game/wingo');
  const clock = model(page, 'Undian tiap 30 detik');
  await expect(clock).toContainText(/0:\d\d/);
  const before = await clock.textContent();
  await expect.poll(() => clock.textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Taruhan periode ini' }).click();
  await expect(page.getByRole('dialog', { name: 'Taruhan periode ini' }).getByRole('row').nth(1)).toContainText('bot');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\/wingo/);
  await panel(page).getByRole('button', { name: 'Masuk untuk ikut' }).click();
  await expect(page.getByRole('dialog', { name: 'Selamat datang kembali' })).toBeVisible();
});

test('the keyboard chooses, sends and clears', async ({ page, context, server }) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/wingo?model=2');
  await expect(model(page, 'Undian tiap 1 menit')).toContainText(/(0:[2-5]\d|1:00)/);
  for (const key of ['7', 'm']) await page.keyboard.press(key);
  await expect(board(page).locator('[aria-pressed="true"]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(board(page).locator('[aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('0');
  await expect(panel(page).getByRole('button', { name: /^Pasang 1 pilihan/ })).toBeEnabled();
  await page.keyboard.press(' ');
  await heard(page, /^1 pilihan terpasang, Rp [\d.]+, tidak bisa ditarik$/);
  expect(await server.balance(player)).toBeLessThan(CREDIT);
});
