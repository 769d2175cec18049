import type { Locator, Page } from 'playwright/test';
import { expect, signIn, test } from './app';
import { operator, PIN } from './desk';

test.use({ drawing: false, frames: 'few', viewport: { width: 1440, height: 900 }, hasTouch: false });

/** Further away than so many presses nothing may lie. */
const MOST_STOPS = 60;

/** Goes on by the Tab key alone until something has the focus, which it has to show. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < MOST_STOPS; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible')), 'the focus is to be seen').toBe(
        true,
      );
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`no way by the keyboard to ${String(target)}`);
}

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

const isIn = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** What opens over the page has the keyboard and keeps it, and Escape gives it back to what opened it. */
async function staysIn(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => isIn(dialog), 'the focus went in').toBe(true);
  const stops = new Set<string>();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    expect(await isIn(dialog), `the focus is kept, stop ${i + 1}`).toBe(true);
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
  }
  expect(stops.size, 'it goes on from stop to stop').toBeGreaterThan(1);
  await page.keyboard.press('Shift+Tab');
  expect(await isIn(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('from the lobby into a room and to a settled bet by the keyboard alone', async ({ page, server }) => {
  const player = await server.register();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Permainan Lintang' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isIn(page.getByRole('main')), 'past the navigation').toBe(true);

  const login = page.getByRole('dialog', { name: 'Selamat datang kembali' });
  const enter = page.getByRole('banner').getByRole('button', { name: 'Masuk' });
  await tabTo(page, enter, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await staysIn(page, login, enter);
  await page.keyboard.press('Enter');
  await tabTo(page, login.getByRole('textbox', { name: 'Nomor telepon atau nama' }));
  await page.keyboard.type(player.name);
  await tabTo(page, login.getByRole('textbox', { name: 'Kata sandi' }));
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Selamat datang, ${player.name}`)).toBeVisible();
  await expect(login).toHaveCount(0);

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Roller' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Roller' })).toBeVisible();
  const bets = page.getByRole('region', { name: 'Taruhan Anda' });
  const mode = bets.getByRole('radio', { name: 'Manual' });
  await tabTo(page, mode);
  await page.keyboard.press('ArrowRight');
  await expect(bets.getByRole('radio', { name: 'Otomatis' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const stake = page.getByRole('textbox', { name: 'Taruhan (Rp)' });
  await tabTo(page, stake);
  await page.keyboard.type('20.000');
  await page.keyboard.press('Enter');
  await expect(stake).toHaveValue('20.000');
  await press(page, bets.getByRole('button', { name: /^Putar Rp/ }), 'Space');
  await expect
    .poll(
      async () => (await server.api<{ list: readonly unknown[] }>('GET', '/main/slot/game/record', player)).list.length,
    )
    .toBe(1);

  const explain = page.getByRole('button', { name: 'Cara bermain' });
  await press(page, explain);
  await staysIn(page, page.getByRole('dialog'), explain);
});

test('panels over panels, tabs, days and choices by the keyboard alone', async ({ page, context, server }) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/account?z=security-info');
  const security = page.getByRole('dialog', { name: 'Keamanan' });

  await test.step('a panel over a panel, and a code of digits', async () => {
    const row = security.getByRole('button', { name: /^PIN/ });
    const pin = page.getByRole('dialog', { name: 'PIN' });
    await press(page, row);
    await staysIn(page, pin, row);
    await page.keyboard.press('Enter');
    await expect(pin.getByLabel('PIN baru', { exact: true })).toBeFocused();
    await page.keyboard.type('482915');
    await page.keyboard.press('Enter');
    const sure = page.getByRole('dialog', { name: 'Ini benar Anda?' });
    await tabTo(page, sure.getByRole('radio', { name: 'SMS' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, sure.getByRole('textbox', { name: 'Kata sandi' }));
    await page.keyboard.type(player.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('PIN disimpan')).toBeVisible();
    await expect(row).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(security).toHaveCount(0);
  });

  await test.step('tabs of the inbox', async () => {
    await page.goto('/account?z=inbox');
    const inbox = page.getByRole('main').or(page.getByRole('dialog', { name: 'Kotak masuk' }));
    await tabTo(page, inbox.getByRole('tab', { name: /^Semua/ }));
    await page.keyboard.press('ArrowRight');
    await expect(inbox.getByRole('tab', { name: /^Hadiah/ })).toBeFocused();
    await expect(inbox.getByRole('tab', { name: /^Hadiah/ })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('days of the bet history', async () => {
    await page.goto('/account?z=bet-history');
    const days = page.getByRole('button', { name: /^Hari/ }).first();
    const sheet = page.getByRole('dialog', { name: 'Hari' });
    await press(page, days);
    await staysIn(page, sheet, days);
    await page.keyboard.press('Enter');
    const today = sheet.getByRole('grid').locator('[tabindex="0"]');
    await tabTo(page, today);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    await expect(days).toBeFocused();
  });
});

test('the desk by the keyboard alone: a player is looked for, opened and frozen', async ({ page, context, server }) => {
  const ratih = await operator(server);
  const ana = await server.register();
  await signIn(context, server, ratih);
  await page.goto('/desk');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ringkasan' })).toBeVisible();
  await press(page, page.getByRole('navigation', { name: 'Bagian meja' }).getByRole('link', { name: 'Pemain' }));
  await tabTo(page, main.getByRole('searchbox'));
  await page.keyboard.type(ana.phone);
  await page.keyboard.press('Enter');
  await press(page, main.getByRole('link', { name: ana.name }));
  await press(page, main.getByRole('button', { name: 'Bekukan' }));
  await tabTo(page, main.getByRole('radio', { name: 'Pemeriksaan' }));
  await page.keyboard.press('ArrowUp');
  await expect(main.getByRole('radio', { name: 'Keamanan akun' })).toBeChecked();
  await tabTo(page, main.getByRole('textbox', { name: 'Alasan, untuk catatan meja' }));
  await page.keyboard.type('Masuk dari perangkat asing');
  await press(page, main.getByRole('button', { name: 'Bekukan' }).last());
  const sure = page.getByRole('dialog', { name: 'Ini benar Anda?' });
  await tabTo(page, sure.getByLabel('PIN', { exact: true }));
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Dibekukan', { exact: true })).toBeVisible();
  await expect(sure).toHaveCount(0);
});
