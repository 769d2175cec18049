import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

/** Browsers note every answer that is not a success; refusals are HTTP 400. */
const REFUSED = /the server responded with a status of 400/;

const login = (page: Page) => page.getByRole('dialog', { name: 'Selamat datang kembali' });
const register = (page: Page) => page.getByRole('dialog', { name: 'Daftar gratis' });

async function fillLogin(page: Page, account: string, password: string): Promise<void> {
  await login(page).getByRole('textbox', { name: 'Nomor telepon atau nama' }).fill(account);
  await login(page).getByRole('textbox', { name: 'Kata sandi' }).fill(password);
  await login(page).getByRole('button', { name: 'Masuk', exact: true }).click();
}

test.describe('with refusals', () => {
  test.use({ expectedNoise: REFUSED });

  test('a wrong password is said with its code; the right one lets in; the account is remembered after leaving', async ({
    page,
    server,
  }) => {
    const player = await server.register();
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Masuk' }).click();
    await fillLogin(page, player.phone, 'salah123');
    await expect(login(page).getByRole('alert')).toHaveText('Nomor telepon atau kata sandi salah#7021');
    await fillLogin(page, player.phone, player.password);
    await expect(page.getByText(`Selamat datang, ${player.name}`)).toBeVisible();
    await expect(login(page)).toBeHidden();

    await page.goto('/account');
    await page.getByRole('button', { name: 'Keluar' }).click();
    await expect(page.getByText('Anda sudah keluar')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tamu' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
    await expect(login(page).getByRole('textbox', { name: 'Nomor telepon atau nama' })).toHaveValue(player.phone);
  });

  test('a session that was ended elsewhere ends here, and the login opens', async ({ page, context, server }) => {
    const player = await server.register();
    await signIn(context, server, player);
    await page.goto('/game/crash');
    await expect(page.getByText('Saldo main', { exact: true })).toBeVisible();
    await server.api('POST', '/main/user/logout', { token: player.token, body: {} });
    await page.getByRole('button', { name: /^Pasang/ }).click();
    await expect(login(page)).toBeVisible();
    await expect(page.getByText('Sesi masuk berakhir, silakan masuk lagi')).toHaveCount(1);
    await login(page).getByRole('button', { name: 'Lihat-lihat dulu sebagai tamu' }).click();
    await expect(page.getByRole('button', { name: 'Masuk untuk ikut' })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'lintang_token')).toEqual([]);
  });

  test('a name and a phone that are taken are said where the form is', async ({ page, server }) => {
    const player = await server.register();
    const fresh = server.newcomer();
    await page.goto('/?z=register');
    const form = register(page);
    const send = async (phone: string, name: string): Promise<void> => {
      await form.getByRole('textbox', { name: 'Nomor telepon' }).fill(phone);
      await form.getByRole('textbox', { name: 'Nama pemain' }).fill(name);
      await form.getByRole('textbox', { name: 'Kata sandi baru' }).fill(fresh.password);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Daftar', exact: true }).click();
    };
    await send(player.phone, fresh.name);
    await expect(form.getByText('Nomor telepon sudah terdaftar')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nomor telepon' })).toBeFocused();
    await send(fresh.phone, player.name);
    await expect(form.getByText('Nama pemain sudah dipakai')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nama pemain' })).toBeFocused();
  });
});

test('a forgotten password is replaced with the code that the sandbox shows', async ({ page, server }) => {
  const player = await server.register();
  await page.goto('/?z=login');
  await login(page).getByRole('button', { name: 'Lupa kata sandi?' }).click();
  const form = page.getByRole('dialog', { name: 'Kata sandi baru' });
  await form.getByRole('textbox', { name: 'Nomor telepon' }).fill(player.phone);
  await form.getByRole('button', { name: 'Kirim kode' }).click();
  await form.getByRole('button', { name: 'Pakai kode ini' }).click();
  await expect(form.getByRole('textbox', { name: 'Kode verifikasi' })).toHaveValue(/^\d{6}$/);
  await form.getByRole('textbox', { name: 'Kata sandi baru' }).fill('barubaru2');
  await form.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi diganti')).toBeVisible();
  await expect(login(page)).toBeVisible();
  await fillLogin(page, player.name, 'barubaru2');
  await expect(page.getByText(`Selamat datang, ${player.name}`)).toBeVisible();
});

test('panels are a stack in the address: links open them, each way of closing takes the top one away', async ({
  page,
}) => {
  await page.goto('/help?z=login');
  await expect(login(page)).toBeVisible();

  await test.step('a panel over another one is pushed; the back button takes it away again', async () => {
    await login(page).getByRole('button', { name: 'Lupa kata sandi?' }).click();
    await expect(page).toHaveURL(/\/help\?z=login_reset-password$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/help\?z=login$/);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
  await test.step('a tab replaces the top one', async () => {
    await login(page).getByRole('radio', { name: 'Daftar' }).click();
    await expect(page).toHaveURL(/\/help\?z=register$/);
    await expect(register(page)).toBeVisible();
  });
  await test.step('a link to a stack opens all of it, and closing goes down one by one', async () => {
    await page.goto('/help?z=login_reset-password');
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/help\?z=login$/);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a name that is none is said to be none, the login parameter opens the login', async () => {
    await page.goto('/help?z=nonsense');
    await expect(page.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Bagian itu belum ada' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/help?login');
    await expect(login(page)).toBeVisible();
  });
});

/** What a tab is told when its player turns to it; headless pages are all in front all the time. */
const turnTo = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a session in one tab is a session in the others, and so is its end', async ({ page, context, server }) => {
  const player = await server.register();
  const other = await context.newPage();
  await other.goto('/account');
  await page.goto('/?z=login');
  await fillLogin(page, player.name, player.password);
  await expect(page.getByText(`Selamat datang, ${player.name}`)).toBeVisible();
  await turnTo(other);
  await expect(other.getByRole('heading', { level: 1, name: player.name })).toBeVisible();
  await other.getByRole('button', { name: 'Keluar' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Tamu' })).toBeVisible();
  await turnTo(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible();
});
