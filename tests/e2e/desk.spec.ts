import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';
import { faults } from './axe';
import { DESKTOP, operator, PIN } from './desk';

/** What a browser notes of a refusal: the desk's, to whoever does not work at it. */
const REFUSED = /status of 400 \(Bad Request\) \(\S+\/desk\/brief[?)]/;

test.use({ drawing: false, frames: 'few', viewport: DESKTOP, hasTouch: false, expectedNoise: REFUSED });

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Bagian meja' });

/** The operator shows the PIN where the desk asks for it. */
async function showPin(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Ini benar Anda?' });
  await panel.getByRole('textbox').first().click();
  await page.keyboard.type(PIN);
  await panel.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(panel).toBeHidden();
}

test('a player is told kindly that the desk is not for everybody', async ({ page, context, server }) => {
  await signIn(context, server, await server.register());
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Bagian ini untuk petugas' })).toBeVisible();
  await page.getByRole('link', { name: 'Ke beranda' }).click();
  await expect(page).toHaveURL(server.url + '/');
});

test('an operator finds a player, freezes the account with a reason, sees the player stopped, opens it again and reads it all in the log', async ({
  page,
  context,
  browser,
  server,
}) => {
  const ratih = await operator(server);
  const ana = await server.register();
  await signIn(context, server, ratih);
  await page.goto('/desk');
  await expect(main(page).getByRole('heading', { name: 'Ringkasan' })).toBeVisible();
  await expect(main(page).getByText('Hari ini')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await nav(page).getByRole('link', { name: 'Pemain' }).click();
  await page.getByRole('searchbox').fill(ana.phone);
  await page.keyboard.press('Enter');
  await main(page).getByRole('link', { name: ana.name }).click();
  await expect(main(page).getByText('Rp 1.000.000').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await main(page).getByRole('button', { name: 'Bekukan' }).click();
  await main(page).getByText('Keamanan akun').click();
  const reason = main(page).getByRole('textbox', { name: 'Alasan, untuk catatan meja' });
  await reason.fill('x');
  await main(page).getByRole('button', { name: 'Bekukan' }).last().click();
  await expect(main(page).getByText('Tulis alasan, 3 sampai 300 huruf.')).toBeVisible();
  await reason.fill('Masuk dari perangkat asing');
  await main(page).getByRole('button', { name: 'Bekukan' }).last().click();
  await showPin(page);
  await expect(main(page).getByText('Dibekukan', { exact: true })).toBeVisible();

  const theirs = await browser.newContext({ viewport: { width: 412, height: 915 } });
  await signIn(theirs, server, ana);
  const room = await theirs.newPage();
  await room.goto('/game/roller');
  await expect(room.getByRole('heading', { name: 'Akun Anda dibekukan' })).toBeVisible();
  await theirs.close();

  await main(page).getByRole('button', { name: 'Buka lagi' }).click();
  await main(page).getByRole('textbox', { name: 'Alasan, untuk catatan meja' }).fill('Pemilik menelepon');
  await main(page).getByRole('button', { name: 'Buka lagi' }).last().click();
  await expect(main(page).getByText('Aktif', { exact: true })).toBeVisible();

  await nav(page).getByRole('link', { name: 'Catatan' }).click();
  const [last, first] = [main(page).getByRole('listitem').nth(0), main(page).getByRole('listitem').nth(1)];
  await expect(last).toContainText('Buka lagi');
  await expect(last).toContainText('Pemilik menelepon');
  await expect(first).toContainText('Bekukan');
  await expect(first).toContainText(ana.name);
  expect(await faults(page)).toEqual([]);
});

test('a mail to one is counted, ordered, and lies in the inbox in both languages', async ({
  page,
  context,
  server,
}) => {
  const ratih = await operator(server);
  const ana = await server.register();
  await signIn(context, server, ratih);
  await page.goto('/desk/mailings');
  await main(page).getByRole('button', { name: 'Surat baru' }).click();
  await main(page)
    .getByRole('textbox', { name: /^Id, nama/ })
    .fill(`${ana.name}, tidak_ada`);
  for (const [language, title, body] of [
    ['Bahasa Indonesia', 'Ruang baru', 'Lempar koin dibuka.'],
    ['English', 'A new room', 'Coin flip is open.'],
  ] as const) {
    const part = main(page).getByRole('group', { name: language });
    await part.getByRole('textbox', { name: 'Judul' }).fill(title);
    await part.getByRole('textbox', { name: 'Isi' }).fill(body);
    await expect(part.getByRole('article')).toContainText(body);
  }
  await main(page).getByRole('button', { name: 'Hitung penerima' }).click();
  await expect(main(page).getByText('Tidak dikenal: tidak_ada.')).toBeVisible();
  await main(page)
    .getByRole('textbox', { name: /^Id, nama/ })
    .fill(ana.name);
  await main(page).getByRole('button', { name: 'Hitung penerima' }).click();
  await expect(main(page).getByText('Sampai ke 1 orang.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await main(page).getByRole('textbox', { name: 'Alasan, untuk catatan meja' }).fill('Kabar ruang baru');
  await main(page).getByRole('button', { name: 'Kirim' }).click();
  await showPin(page);
  await expect(main(page).getByText('1 dari 1 terkirim')).toBeVisible();

  await signIn(context, server, ana);
  await page.goto('/?z=inbox');
  await expect(page.getByText('Ruang baru')).toBeVisible();
});

test('a doc is edited in both languages, read by players at once, and taken back', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server, await operator(server));
  await page.goto('/desk/docs');
  await main(page).getByRole('link', { name: 'Syarat bermain' }).click();
  const words = 'Kalimat dari meja, <b>tanpa</b> markup.';
  await main(page).getByRole('button', { name: 'Tambah bagian' }).click();
  const added = main(page).getByRole('list').first().getByRole('listitem').last();
  await added.getByRole('textbox', { name: /Bahasa Indonesia/ }).fill(words);
  await expect(main(page).getByRole('button', { name: 'Terbitkan' })).toBeDisabled();
  await added.getByRole('textbox', { name: /English/ }).fill('A sentence of the desk.');
  await expect(main(page).getByRole('article', { name: /^Pratinjau/ })).toContainText(words);
  expect(await faults(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Terbitkan' }).click();
  await main(page).getByRole('textbox', { name: 'Alasan, untuk catatan meja' }).fill('Satu kalimat lagi');
  await main(page).getByRole('button', { name: 'Terbitkan' }).click();
  await showPin(page);
  await expect(main(page).getByRole('button', { name: 'Lihat versi 1' })).toBeVisible();

  const reader = await context.newPage();
  await reader.goto('/help/terms');
  await expect(reader.getByText(words)).toBeVisible();

  await main(page).getByRole('button', { name: 'Urungkan' }).click();
  await main(page).getByRole('textbox', { name: 'Alasan, untuk catatan meja' }).fill('Salah tempat');
  await main(page).getByRole('button', { name: 'Urungkan' }).click();
  await expect(main(page).getByRole('button', { name: 'Lihat versi 2' })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText(words)).toHaveCount(0);
});

test('a player asks to become a partner, is accepted at the desk, and reads so', async ({ page, context, server }) => {
  const ratih = await operator(server);
  const ana = await server.register();
  await signIn(context, server, ana);
  await page.goto('/help/partner');
  await page.getByRole('textbox', { name: 'Nama atau alamat di sana' }).fill('@cerita.lintang');
  await page.getByRole('textbox', { name: 'Rencana Anda' }).fill('Video pendek tentang memeriksa undian sendiri.');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Kirim lamaran' }).click();
  await expect(page.getByText('Lamaran Anda sedang dibaca')).toBeVisible();

  await signIn(context, server, ratih);
  await page.goto('/desk/partners');
  await expect(nav(page).getByRole('link', { name: /^Mitra/ })).toContainText('1');
  const row = main(page).getByRole('listitem').filter({ hasText: ana.name });
  await expect(row).toContainText('@cerita.lintang');
  expect(await faults(page)).toEqual([]);
  await row.getByRole('button', { name: 'Terima' }).click();
  await row.getByRole('textbox').fill('Kanal yang jujur');
  await row.getByRole('button', { name: 'Terima' }).click();
  await showPin(page);
  await expect(main(page).getByText('Tidak ada lamaran yang menunggu.')).toBeVisible();

  await signIn(context, server, ana);
  await page.goto('/help/partner');
  await expect(page.getByText('Anda mitra Lintang')).toBeVisible();
});
