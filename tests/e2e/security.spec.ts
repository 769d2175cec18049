import type { BrowserContext, Page } from 'playwright/test';
import { TOTP_STEP_MS } from '../../contract/constants';
import { totpAt } from '../../server/accounts/totp';
import { expect, signIn, test, type TestPlayer } from './app';

/** Browsers note every answer that is not a success, and refusals are HTTP 400: a wrong code, a wrong PIN, a login that wants a second step. */
const REFUSED = /status of 400 \(Bad Request\) \(\S+\/main\/user\/(mfa|confirm|phone\/login)[?)]/;

test.use({ drawing: false, frames: 'few', expectedNoise: REFUSED });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const sure = (page: Page) => dialog(page, 'Ini benar Anda?');
const code = (page: Page) => page.getByRole('textbox', { name: 'Kode aplikasi atau kode cadangan' });

async function confirmByPassword(page: Page, { password }: TestPlayer): Promise<void> {
  await sure(page).getByRole('radio', { name: 'Kata sandi' }).click();
  await sure(page).getByRole('textbox', { name: 'Kata sandi' }).fill(password);
  await sure(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(sure(page)).toBeHidden();
}

/** As far as the second step. */
async function beginLogin(context: BrowserContext, page: Page, { name, password }: TestPlayer): Promise<void> {
  await context.clearCookies();
  await page.goto('/?z=login');
  const login = dialog(page, 'Selamat datang kembali');
  await login.getByRole('textbox', { name: 'Nomor telepon atau nama' }).fill(name);
  await login.getByRole('textbox', { name: 'Kata sandi' }).fill(password);
  await login.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(code(page)).toBeFocused();
}

declare global {
  interface Window {
    /** What of the sheet the first message lay over. */
    covered?: readonly string[];
  }
}

/** Notes, for the first message that comes, which keys and which name of the sheet below it lie under where it stands. */
const watchMessages = (page: Page, sheet: string) =>
  page.evaluate((name) => {
    const watcher = new MutationObserver(() => {
      const message = document.querySelector<HTMLElement>('[role=region][aria-label=Pesan] [role=status]');
      if (message?.parentElement == null) return;
      watcher.disconnect();
      // As it is laid out: it is on its way there.
      const top = message.parentElement.getBoundingClientRect().top + message.offsetTop;
      const left = message.parentElement.getBoundingClientRect().left + message.offsetLeft;
      const [bottom, right] = [top + message.offsetHeight, left + message.offsetWidth];
      const dialog = [...document.querySelectorAll('[role=dialog]')].find(
        (one) => one.querySelector('h2')?.textContent === name,
      );
      window.covered = [...(dialog?.querySelectorAll<HTMLElement>('h2, button') ?? [])].flatMap((part) => {
        const box = part.getBoundingClientRect();
        // What was scrolled away is not there.
        const edge = part.closest('[role=group]')?.getBoundingClientRect().top ?? 0;
        const under = Math.max(box.top, edge) < bottom && box.bottom > Math.max(top, edge);
        const beside = box.left >= right || box.right <= left;
        return under && !beside ? [part.textContent || part.ariaLabel || '?'] : [];
      });
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  }, sheet);

test('two steps by an app: set up, asked for at the next sign-in, and a recovery code stands in for it once', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  const panel = dialog(page, 'Dua langkah');
  await page.goto('/account?z=edit-mfa');
  await panel.getByRole('button', { name: 'Dengan aplikasi kode' }).click();
  await confirmByPassword(page, player);
  const key = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const step = () => Math.floor(Date.now() / TOTP_STEP_MS);
  const digits = panel.getByRole('textbox', { name: 'Masukkan 6 angka dari aplikasi kode' });
  const right = totpAt(key, step());
  await digits.fill(right === '000000' ? '000001' : '000000');
  await panel.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(panel.getByText('Kode MFA tidak cocok')).toBeVisible();
  await digits.fill(totpAt(key, step()));
  await panel.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(panel.getByText('10 kode, tampil sekali ini saja')).toBeVisible();
  // The steps of the panel are a list, too.
  const [first = '', second = ''] = (await panel.getByRole('listitem').allTextContents()).slice(-10);
  await expect(panel.getByRole('button', { name: 'Selesai' })).toBeDisabled();
  await panel.getByText('Kode sudah saya simpan').click();
  await panel.getByRole('button', { name: 'Selesai' }).click();
  await expect(panel).toBeHidden();

  const enter = async (typed: string) => {
    await code(page).fill(typed);
    await page.getByRole('button', { name: 'Masuk', exact: true }).last().click();
  };
  const welcome = page.getByText(`Selamat datang, ${player.name}`);
  await beginLogin(context, page, player);
  // The step of the code that turned it on is used up: the app's next one counts.
  await enter(totpAt(key, step() + 1));
  await expect(welcome).toBeVisible();
  await beginLogin(context, page, player);
  await enter(first.toLowerCase());
  await expect(welcome).toBeVisible();
  await beginLogin(context, page, player);
  await enter(first);
  await expect(page.getByText('Kode pemulihan tidak cocok')).toBeVisible();
  await enter(second);
  await expect(welcome).toBeVisible();
});

test('a PIN is set, and another session shows it before it may sign others out', async ({ page, context, server }) => {
  const player = await server.register();
  await signIn(context, server, player);
  const panel = dialog(page, 'PIN');
  await page.goto('/account?z=edit-pin');
  const digits = panel.getByLabel('PIN baru', { exact: true });
  await digits.fill('123456');
  await panel.getByRole('button', { name: 'Simpan PIN' }).click();
  await expect(panel.getByText('Terlalu mudah ditebak: jangan angka berurutan atau kembar')).toBeVisible();
  await digits.fill('482915');
  await panel.getByRole('button', { name: 'Simpan PIN' }).click();
  await confirmByPassword(page, player);
  await expect(page.getByText('PIN disimpan')).toBeVisible();

  const { token } = await server.api<{ token: string }>('POST', '/main/user/phone/login', {
    body: { account: player.phone, password: player.password },
  });
  await signIn(context, server, { ...player, token });
  // The sheet is as high as a sheet may be, on the lowest phone.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/account?z=security-info');
  await page.getByRole('button', { name: 'Keluar dari yang lain' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
  const pin = sure(page).getByLabel('PIN', { exact: true });
  await pin.fill('482916');
  await sure(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(sure(page).getByText('PIN salah')).toBeVisible();
  await pin.fill('482915');
  await watchMessages(page, 'Keamanan');
  await sure(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText('Perangkat dikeluarkan')).toBeVisible();
  expect(await page.evaluate(() => window.covered)).toEqual([]);
  await expect(server.api('GET', '/main/user/security', player)).rejects.toThrow(/"errCode":1/);
  await expect(server.api('GET', '/main/user/security', { token })).resolves.toHaveProperty('pin', true);
});

test('a forgotten PIN is replaced by the password and a confirmation that is not the PIN', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/account?z=edit-pin');
  const first = dialog(page, 'PIN').getByLabel('PIN baru', { exact: true });
  // It came after its dialog, which had the focus meanwhile.
  await expect(first).toBeFocused();
  await first.fill('482915');
  await dialog(page, 'PIN').getByRole('button', { name: 'Simpan PIN' }).click();
  await confirmByPassword(page, player);
  await expect(page.getByText('PIN disimpan')).toBeVisible();

  const { token } = await server.api<{ token: string }>('POST', '/main/user/phone/login', {
    body: { account: player.phone, password: player.password },
  });
  await signIn(context, server, { ...player, token });
  await page.goto('/account?z=edit-pin');
  await page.getByRole('button', { name: 'Lupa PIN?' }).click();
  const forgotten = page.getByRole('dialog', { name: 'PIN baru' });
  await forgotten.getByRole('textbox', { name: 'Kata sandi' }).fill(player.password);
  await forgotten.locator('[name="pin"]').fill('730514');
  await forgotten.getByRole('button', { name: 'Simpan PIN' }).click();
  // A text message is the only other way of this account.
  await expect(sure(page).getByRole('button', { name: 'Kirim kode' })).toBeVisible();
  await expect(sure(page).getByRole('radio')).toHaveCount(0);
  await sure(page).getByRole('button', { name: 'Kirim kode' }).click();
  await sure(page).getByRole('button', { name: 'Pakai kode ini' }).click();
  await sure(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText('PIN disimpan')).toBeVisible();
});
