import type { Page } from 'playwright/test';
import { expect, test } from './app';

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
