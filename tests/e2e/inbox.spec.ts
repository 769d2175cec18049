import type { Page } from 'playwright/test';
import { balanceOf, expect, signIn, test, type TestPlayer } from './app';
import { serious } from './axe';
import { type SeededMail, seedMails } from './mails';
import type { TestServer } from './server';

test.use({ drawing: false, frames: 'few' });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const text = (value: string) => ({ text: value });
const wins = (count: number, ago: number): readonly SeededMail[] =>
  Array.from({ length: count }, (_, i) => ({
    tag: 'wallet',
    template: 'bigWin',
    content: {
      values: {
        game: { game: 'crash' },
        staked: { money: 20_000 },
        paid: { money: 100_000 + i },
        net: { money: 80_000 + i },
        round: text(String(1_000 + i)),
      },
      rows: ['game', 'round', 'staked', 'paid', 'net'],
      link: '/game/crash',
    },
    ago: ago + i * HOUR_MS,
    read: true,
  }));

const MAILS: readonly SeededMail[] = [
  {
    tag: 'reward',
    template: 'no template of ours',
    content: {
      title: 'Kembalian VIP siap diambil',
      body: 'Kembalian minggu lalu Rp 12.400. Masuk ke saldo main saat surat ini dibuka.',
    },
    ago: 60_000,
    claim: 12_400,
  },
  { ...(wins(1, 120_000)[0] as SeededMail), read: false },
  {
    tag: 'account',
    template: 'newDevice',
    content: { values: { at: { time: Date.UTC(2026, 10, 20, 7, 32) } } },
    ago: 180_000,
  },
  {
    tag: 'news',
    template: 'welcome',
    content: { values: { name: text('pemain'), credit: { money: 1_000_000 } } },
    ago: DAY_MS,
    read: true,
  },
  ...wins(70, 3 * DAY_MS),
];

async function visit(
  page: Page,
  server: TestServer,
  mails: readonly SeededMail[],
): Promise<TestPlayer & { ids: readonly string[] }> {
  const player = await server.register();
  let ids: readonly string[] = [];
  await server.whileClosed(async (dataDir) => {
    ids = await seedMails(dataDir, player.name, mails);
  });
  await signIn(page.context(), server, player);
  return { ...player, ids };
}

const inbox = (page: Page) => page.getByRole('dialog', { name: 'Kotak masuk' });
const seriousIn = (page: Page) => serious(page, '[role="dialog"]');

test.describe('on a phone', () => {
  test('mails are read, claimed, deleted and had back; the bell counts; nothing serious for axe', async ({
    page,
    server,
  }) => {
    await visit(page, server, MAILS);
    await page.goto('/');
    await page.getByRole('button', { name: 'Kotak masuk, 3 belum dibaca' }).click();
    await expect(page).toHaveURL(/\?z=inbox$/);
    await expect(inbox(page).getByText('Kembalian VIP siap diambil')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);

    const before = await balanceOf(page).textContent();
    await inbox(page).getByText('Kembalian VIP siap diambil').click();
    const mail = page.getByRole('dialog', { name: 'Surat' });
    await expect(mail.getByText('Rp 12.400 sudah masuk ke saldo main')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await expect(page).toHaveURL(/z=inbox_inbox-detail&mail=/);
    await expect(balanceOf(page)).not.toHaveText(before ?? '');
    await page.reload();
    await expect(mail.getByText('Rp 12.400 sudah masuk ke saldo main')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mail).toBeHidden();
    await expect(page).toHaveURL(/\?z=inbox$/);
    await expect(inbox(page).getByRole('tab', { name: /Semua/ })).toContainText('2');

    await inbox(page).getByText('Selamat datang di Lintang').click();
    await mail.getByRole('button', { name: /^Hapus surat/ }).click();
    await expect(inbox(page).getByText('Selamat datang di Lintang')).toBeHidden();
    await inbox(page).getByRole('button', { name: 'Urungkan' }).click();
    await expect(inbox(page).getByText('Selamat datang di Lintang')).toBeVisible();

    await inbox(page).getByRole('button', { name: 'Tandai dibaca' }).click();
    await expect(inbox(page).getByRole('tab', { name: 'Semua', exact: true })).toBeVisible();
    await inbox(page).getByRole('switch', { name: 'Tampilkan semua' }).click();
    await expect(inbox(page).getByText('Semua sudah dibaca')).toBeVisible();
    await inbox(page).getByRole('switch', { name: 'Tampilkan semua' }).click();
    await inbox(page).getByRole('button', { name: 'Hapus yang sudah dibaca' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(inbox(page).getByText('Belum ada surat')).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await inbox(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByRole('button', { name: 'Kotak masuk', exact: true })).toBeVisible();
  });

  test('old mails come as one scrolls, and few of them are in the page', async ({ page, server }) => {
    await visit(page, server, MAILS);
    await page.goto('/?z=inbox');
    const rows = inbox(page).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const list = inbox(page).getByRole('list', { name: 'Surat' });
    await expect(async () => {
      await list.evaluate(({ parentElement }) => parentElement?.scrollTo(0, parentElement.scrollHeight));
      await expect(inbox(page).getByText('Menang bersih Rp 80.069')).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await rows.count()).toBeLessThan(40);
  });

  test('a link to a mail waits for the login, and a mail that is gone is said to be', async ({
    page,
    server,
    context,
  }) => {
    const player = await server.register();
    await page.goto('/?z=inbox-detail&mail=m-gone');
    await expect(page).toHaveURL(/\?z=login$/);
    await signIn(context, server, player);
    await page.goto('/?z=inbox-detail&mail=m-gone');
    await expect(page.getByText('Surat ini sudah tidak ada')).toBeVisible();
    await page.goto('/?z=inbox-detail&mail=%3Cb%3E');
    await expect(page.getByText('Tidak ada apa-apa di alamat ini')).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the open mail stands beside the list; J, K and E work', async ({ page, server }) => {
    await visit(page, server, MAILS);
    await page.goto('/');
    await page.getByRole('button', { name: 'Kotak masuk, 3 belum dibaca' }).click();
    await expect(inbox(page).getByText('Pilih surat')).toBeVisible();
    await expect(inbox(page).getByRole('listitem').first()).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('j');
    await expect(inbox(page).getByRole('heading', { name: 'Kembalian VIP siap diambil' })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(inbox(page).getByRole('heading', { name: 'Masuk dari perangkat baru' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(inbox(page).getByRole('heading', { name: /Menang bersih/ })).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.keyboard.press('e');
    await expect(inbox(page).getByRole('heading', { name: 'Masuk dari perangkat baru' })).toBeVisible();
    await expect(inbox(page).getByText('Surat dihapus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inbox(page).getByText('Pilih surat')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inbox(page)).toBeHidden();
  });
});
