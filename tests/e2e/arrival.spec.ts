import { balanceOf, expect, listen, settledBalance, test } from './app';
import { CrashRoom, paid } from './crash-room';

test.use({ adult: false, frames: 'few' });

test('a newcomer: the age question, the live lobby, a round watched as a guest, an account, a bet and a cash-out', async ({
  page,
  context,
  server,
}) => {
  await listen(context);
  await page.goto('/');
  const gate = page.getByRole('dialog', { name: 'Khusus 18 tahun ke atas' });
  await gate.getByRole('button', { name: 'Saya belum 18 tahun' }).click();
  await expect(page.getByRole('dialog', { name: 'Sampai jumpa nanti' })).toBeVisible();
  await page.getByRole('button', { name: 'Saya salah pilih' }).click();
  await gate.getByRole('button', { name: 'Saya berusia 18 tahun atau lebih' }).click();
  await expect(gate).toBeHidden();

  await test.step('the lobby is live', async () => {
    const hero = page.getByRole('region', { name: 'Roket' });
    await expect(hero.getByText(/^(Terbang dalam|Sedang terbang|Meledak di)$/)).toBeVisible();
    const before = await hero.locator('svg text').first().textContent();
    await expect.poll(() => hero.locator('svg text').first().textContent()).not.toBe(before);
    await expect(page.getByText(/^\d+ orang di sini$/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Permainan kami' }).getByRole('link', { name: /Wingo/ }),
    ).toContainText(/0:\d\d/);
    await expect(page.getByText('Uang mainan, tanpa uang sungguhan').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Coba dengan Rp\u00a01.000.000 saldo main' })).toBeVisible();
  });

  await page.getByRole('region', { name: 'Roket' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/game\/crash$/);
  const room = new CrashRoom(page);

  await test.step('the game explains itself once', async () => {
    const tutorial = page.getByRole('dialog', { name: 'Cara main Roket' });
    await expect(tutorial.getByRole('listitem')).toHaveCount(3);
    await tutorial.getByRole('button', { name: 'Mulai main' }).click();
    await expect(tutorial).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Taruhan langsung' })).toBeVisible();
    await expect(tutorial).toBeHidden();
  });

  await test.step('a guest sees who plays, and is asked in before betting', async () => {
    await page.getByRole('button', { name: 'Taruhan langsung' }).click();
    const bets = page.getByRole('dialog', { name: 'Taruhan langsung' });
    await expect(bets.getByRole('row').nth(1)).toContainText('bot');
    await bets.getByRole('button', { name: 'Tutup' }).click();
    await page.getByRole('button', { name: 'Masuk untuk ikut' }).click();
  });

  const { name, phone, password } = server.newcomer();
  await test.step('an account is made where the login was', async () => {
    await page.getByRole('radio', { name: 'Daftar' }).click();
    const form = page.getByRole('dialog', { name: 'Daftar gratis' });
    await form.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(form.getByText('Wajib diisi').first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Nomor telepon' }).fill(phone);
    await form.getByRole('textbox', { name: 'Nama pemain' }).fill(name);
    await form.getByRole('textbox', { name: 'Kata sandi baru' }).fill(password);
    await form.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(form.getByText('Lintang hanya untuk usia 18 tahun ke atas')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Saya berusia 18 tahun atau lebih' }).check();
    await form.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(page.getByText('Saldo main Rp 1.000.000')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/game\/crash$/);
    await expect(balanceOf(page)).toHaveText('Rp 1.000.000');
  });

  await test.step('the account is told that the game was explained', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lintang.tutorial.crash'))).toBe('told');
  });

  await test.step('the first bet is cashed out, and the balance is right to the sen', async () => {
    const token = decodeURIComponent(
      (await context.cookies()).find((cookie) => cookie.name === 'lintang_token')?.value ?? '',
    );
    await room.stake('25.007');
    await room.board();
    await room.cashOut.click();
    const out = await room.cashedOut();
    expect(out.amount).toBe(paid(25_007, out));
    expect(await settledBalance(page, server, { token })).toBe(Math.round((974_993 + out.amount) * 100) / 100);
  });
});
