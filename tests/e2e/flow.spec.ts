import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';
import { serious } from './axe';
import { OLD_STAKES, seedFlow } from './flows';
import type { TestServer } from './server';

test.use({ drawing: false, frames: 'few' });

async function visit(page: Page, server: TestServer): Promise<void> {
  const player = await server.register();
  await server.whileClosed((dataDir) => seedFlow(dataDir, player.name));
  await signIn(page.context(), server, player);
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mutasi saldo main' });
const line = (page: Page, name: RegExp) => panel(page).getByRole('listitem').getByRole('button', { name });
const seriousIn = (page: Page) => serious(page, '[role="dialog"]');

test('every movement from the account: pockets, filters, pages, one line, the file; nothing serious for axe', async ({
  page,
  server,
}) => {
  await visit(page, server);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Mutasi saldo main' }).click();
  await expect(line(page, /Uang ditahan.*ke Ditahan.*-Rp 500\.000/)).toBeVisible();
  await expect(line(page, /Bonus masuk.*\+Rp 100\.000/)).toBeVisible();
  await expect(line(page, /Dadu, bayar.*\+Rp 55\.680/)).toBeVisible();
  const pockets = panel(page).getByRole('region', { name: 'Isi saldo' });
  await expect(pockets.getByRole('button', { name: /Bonus.*Rp 100\.000.*Sisa putar 100K/ })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);

  await test.step('a pocket, a group, and all again', async () => {
    await pockets.getByRole('button', { name: /Ditahan/ }).click();
    await expect(line(page, /Uang ditahan.*\+Rp 500\.000/)).toBeVisible();
    await expect(line(page, /Bonus masuk/)).toBeHidden();
    await pockets.getByRole('button', { name: /Ditahan/ }).click();
    await panel(page).getByRole('button', { name: 'Kredit main', exact: true }).click();
    await expect(line(page, /Kredit main awal.*\+Rp 1\.000\.000/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Semua', exact: true }).click();
    await expect(line(page, /Bonus masuk/)).toBeVisible();
  });

  await test.step('days come to their sums', async () => {
    const days = (name: string) =>
      page.getByRole('dialog', { name: 'Hari', exact: true }).getByRole('button', { name, exact: true });
    await panel(page).getByRole('button', { name: /^Hari/ }).click();
    // Not today: what was done minutes ago was done yesterday, just after midnight.
    await days('7 hari').click();
    await expect(panel(page).getByRole('group', { name: 'Jumlah hari-hari ini' })).toContainText('Keluar Rp 659.140');
    await panel(page).getByRole('button', { name: /^Hari/ }).click();
    await days('Semua hari').click();
  });

  await test.step('older ones come as one scrolls, and few of them are in the page', async () => {
    await panel(page).getByRole('button', { name: 'Taruhan', exact: true }).click();
    const last = line(page, new RegExp(`Dadu, pasang.*-Rp 1\\.${OLD_STAKES - 1}`));
    await expect(async () => {
      await panel(page)
        .getByRole('list', { name: 'Mutasi' })
        .evaluate((list) => list.parentElement?.scrollTo(0, list.parentElement.scrollHeight));
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await panel(page).getByRole('listitem').count()).toBeLessThan(40);
    await panel(page).getByRole('button', { name: 'Kembali', exact: true }).click();
  });

  await test.step('one line at an address of its own leads to the other of its round and to the bet', async () => {
    await line(page, /Dadu, bayar/).click();
    await expect(page).toHaveURL(/z=balance-record_transaction&flow=\d+/);
    const entry = page.getByRole('dialog', { name: 'Mutasi', exact: true });
    await expect(entry.getByText('+Rp 55.680').first()).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
    await page.reload();
    await entry.getByRole('button', { name: /Dadu, pasang.*-Rp 32\.000/ }).click();
    await expect(entry.getByRole('heading', { name: 'Dadu, pasang' })).toBeVisible();
    await entry.getByRole('button', { name: 'Lihat taruhan' }).click();
    await expect(page.getByRole('dialog', { name: 'Taruhan', exact: true }).getByText('+Rp 23.680')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });

  await test.step('the file', async () => {
    const coming = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Unduh CSV' }).click();
    expect((await coming).suggestedFilename()).toBe('lintang.csv');
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the open movement stands beside the list', async ({ page, server }) => {
    await visit(page, server);
    await page.goto('/?z=balance-record');
    await expect(panel(page).getByText('Pilih mutasi')).toBeVisible();
    await line(page, /Hadiah dari surat/).click();
    await expect(
      panel(page).getByRole('region', { name: 'Mutasi', exact: true }).getByRole('button', { name: 'Buka surat' }),
    ).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  });
});
