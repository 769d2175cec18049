/** A conversation with the desk, from both of its ends. */
import { type Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, signIn, test } from './app';
import { serious } from './axe';
import { seedOperator } from './tickets';

test.use({ drawing: false, frames: 'few' });

const chat = (page: Page) => page.getByRole('dialog', { name: 'Obrolan bantuan' });

test('a player asks with a picture, an operator answers, the player sees it and rates it', async ({
  page,
  server,
  browser,
}) => {
  const [player, operator] = [await server.register(), await server.register()];
  await server.whileClosed((dataDir) => seedOperator(dataDir, operator.name));
  await signIn(page.context(), server, player);
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto('/help');
  await page
    .getByRole('button', { name: /Obrolan bantuan/ })
    .first()
    .click();
  await chat(page).getByRole('button', { name: 'Kendala teknis' }).click();
  await chat(page).getByLabel('Tulis pesan').fill('Layar saya <b>gelap</b>');
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5cff' } })
    .png()
    .toBuffer();
  await chat(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'layar.png', mimeType: 'image/png', buffer: picture });
  await chat(page).getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(chat(page).getByText('Layar saya <b>gelap</b>')).toBeVisible();
  await expect(chat(page).getByAltText('Gambar 1')).toBeVisible();
  await expect(chat(page).getByRole('status').first()).toContainText(/Anda berikutnya|Petugas sedang tidak ada/);

  const desk = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signIn(desk.context(), server, operator);
  await desk.goto('/desk/tickets');
  await desk.getByRole('link', { name: new RegExp(player.name) }).click();
  await desk.getByRole('button', { name: 'Ambil', exact: true }).click();
  await desk.getByRole('button', { name: 'Buka gambar 1' }).click();
  await expect(desk.getByAltText('Gambar 1')).toBeVisible();
  await desk.getByText('Jawaban siap pakai').click();
  await desk.getByRole('button', { name: 'ID', exact: true }).first().click();
  expect(await serious(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Kirim jawaban' }).click();

  await expect(chat(page).getByText('Saya periksa dulu')).toBeVisible();
  await desk.getByRole('button', { name: 'Selesaikan' }).click();
  await chat(page).getByRole('button', { name: '5 dari 5 bintang' }).click();
  await expect(chat(page).getByText('Terima kasih atas penilaian Anda')).toBeVisible();
  await desk.context().close();
});

test.describe('without a line', () => {
  // The browser says of each try that it failed.
  test.use({ expectedNoise: /net::ERR_|WebSocket|Failed to load resource/ });

  test('a guest writes without a connection: it is sent once there is one, and once', async ({ page, context }) => {
    await page.goto('/?z=support');
    await expect(chat(page).getByText('Ada yang bisa kami bantu?')).toBeVisible();
    await context.setOffline(true);
    await chat(page).getByLabel('Tulis pesan').fill('Tidak bisa masuk');
    await chat(page).getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(chat(page).getByText('Menunggu sambungan')).toBeVisible();
    await context.setOffline(false);
    await expect(chat(page).getByText('Menunggu sambungan')).toBeHidden();
    await page.reload();
    await expect(chat(page).getByText('Tidak bisa masuk')).toHaveCount(1);
  });
});
