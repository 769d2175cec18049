import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const amounts = (page: Page) => page.getByRole('group', { name: 'Jumlah cepat' });

test('own stake chips are set in one room, stand in another after a reload, and are given back', async ({ page }) => {
  await page.goto('/game/hilo');
  const chips = amounts(page);
  await chips.getByRole('button', { name: 'Chip taruhan sendiri' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chip taruhan sendiri' });
  await sheet.getByLabel('Chip 1 (Rp)').fill('20000');
  await sheet.getByLabel('Chip 5 (boleh kosong)').fill('20.000');
  await expect(sheet.getByText('Jumlah ini sudah ada')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await sheet.getByLabel('Chip 5 (boleh kosong)').fill('200.000');
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(sheet).toBeHidden();
  await chips.getByRole('button', { name: '200K, Rp 200.000' }).click();
  const field = page.getByRole('region', { name: 'Taruhan Anda' }).getByRole('textbox', { name: 'Taruhan (Rp)' });
  await expect(field).toHaveValue('200.000');

  await page.goto('/game/wingo');
  await expect(chips.getByRole('button', { name: '20K, Rp 20.000' })).toBeVisible();
  await chips.getByRole('button', { name: 'Chip taruhan sendiri' }).click();
  await sheet.getByRole('button', { name: 'Kembali ke chip bawaan' }).click();
  await expect(chips.getByRole('button', { name: '20K, Rp 20.000' })).toHaveCount(0);
  await expect(chips.getByRole('button', { name: '1K, Rp 1.000' })).toBeVisible();
});

test('a bet is repeated round for round, by what the sheet says, until it is stopped', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/roulette');
  await page.getByRole('button', { name: 'Ulangi beberapa ronde' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ulangi beberapa ronde' });
  // There is nothing to repeat yet.
  await expect(sheet.getByRole('button', { name: /^Mulai/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Merah/ }).click();
  await page.getByRole('button', { name: 'Ulangi beberapa ronde' }).click();
  await sheet.getByRole('button', { name: '5', exact: true }).click();
  await sheet.getByRole('button', { name: 'Mulai 5 ronde, Rp 10.000 per ronde' }).click();
  await expect(sheet).toBeHidden();
  // Two rounds are bet on without a further tap.
  const bets = async () =>
    (await server.api<{ list: readonly unknown[] }>('GET', '/main/slot/game/record', player)).list.length;
  await expect.poll(bets).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Hentikan otomatis' }).click();
  await expect(page.getByRole('button', { name: 'Hentikan otomatis' })).toBeHidden();
  const stopped = await bets();
  expect(stopped).toBeLessThan(5);
});

test('hilo guesses by itself as the sheet says, and one tap hands the open round back', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/hilo');
  await page.getByRole('button', { name: 'Ulangi beberapa ronde' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ulangi beberapa ronde' });
  await sheet.getByRole('radio', { name: 'Peluang terbesar' }).click();
  // So many right guesses that a round is still open when it is taken over.
  const right = sheet.getByRole('textbox', { name: 'Tarik setelah' });
  await right.fill('20');
  await right.press('Enter');
  await sheet.getByRole('button', { name: '50', exact: true }).click();
  await sheet.getByRole('button', { name: 'Mulai 50 ronde, Rp 25.000 per ronde' }).click();
  await expect(sheet).toBeHidden();
  const played = async () =>
    (await server.api<{ list: readonly unknown[] }>('GET', '/main/slot/game/record', player)).list.length;
  await expect.poll(played).toBeGreaterThanOrEqual(1);
  const stop = page.getByRole('button', { name: 'Hentikan otomatis' });
  // No press of a guess comes between.
  await expect(page.locator('[data-select="higher"]:not([aria-disabled])')).toHaveCount(0);
  await stop.click();
  await expect(stop).toBeHidden();
  // The round that may be open is played by hand now, and the run counts it.
  const said = page.getByText('Otomatis dihentikan');
  const guess = page.locator('[data-select="higher"]:not([aria-disabled]), [data-select="lower"]:not([aria-disabled])');
  await expect
    .poll(async () => {
      if (await said.isVisible()) return true;
      if ((await guess.count()) > 0) await guess.first().click();
      return false;
    })
    .toBe(true);
});

test('coin flip tosses by itself until the loss that ends its run', async ({ page, context, server }) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/coinFlip');
  await page.getByRole('button', { name: 'Ulangi beberapa ronde' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ulangi beberapa ronde' });
  await sheet.getByRole('radio', { name: 'Bergantian' }).click();
  await expect(sheet.getByText('Kembali Rp 49.500 (1,98×), peluang 1 dari 2.')).toBeVisible();
  // A round of twenty right flips is lost in all but one of a million.
  const right = sheet.getByRole('textbox', { name: 'Tarik setelah' });
  await right.fill('20');
  await right.press('Enter');
  await sheet.getByRole('radio', { name: 'Kalah' }).click();
  await sheet.getByRole('button', { name: /^Mulai 10 ronde/ }).click();
  await expect(page.getByText('Berhenti setelah kalah')).toBeVisible();
  await expect(page.getByText(/^1 ronde, bersih .25\.000/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ulangi beberapa ronde' })).toBeVisible();
});
