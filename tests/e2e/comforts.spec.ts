import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const amounts = (page: Page) => page.getByRole('group', { name: 'Jumlah cepat' });

test('own stake chips are set in one room, stand in another after a reload, and are given back', async ({ page }) => {
  await page.goto('/game/hilo');
  const chips = amounts(page);
  await chips.getByRole('button', { name: 'Chip taruhan sendiri' }).click({ timeout: 30_000 });
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
  await expect(chips.getByRole('button', { name: '20K, Rp 20.000' })).toBeVisible({ timeout: 30_000 });
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
  test.setTimeout(180_000);
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/roulette');
  await page.getByRole('button', { name: 'Ulangi beberapa ronde' }).click({ timeout: 30_000 });
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
  await expect.poll(bets, { timeout: 120_000 }).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Hentikan otomatis' }).click();
  await expect(page.getByRole('button', { name: 'Hentikan otomatis' })).toBeHidden({ timeout: 60_000 });
  const stopped = await bets();
  expect(stopped).toBeLessThan(5);
});
