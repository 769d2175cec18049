import type { BrowserContext, Page } from 'playwright/test';
import { expect, signIn, test } from './app';
import { serious } from './axe';
import type { TestServer } from './server';

test.use({ drawing: false, frames: 'few' });

const bets = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Main dengan tenang' });
const clock = (page: Page) => page.getByRole('button', { name: /^Bermain \d+ menit/ });

async function type(page: Page, name: string, text: string): Promise<void> {
  const box = bets(page).getByRole('textbox', { name, exact: true });
  await box.click();
  await page.keyboard.type(text);
  await box.press('Enter');
  await expect(box).toHaveValue(text);
}

/** A newcomer in the roller's room, on a guess that loses 9.999 times in 10.000. */
async function atRoller(page: Page, context: BrowserContext, server: TestServer): Promise<void> {
  await signIn(context, server, await server.register());
  await page.goto('/game/roller');
  await expect(bets(page).getByRole('button', { name: /^Putar Rp/ })).toBeEnabled();
  await bets(page).getByRole('slider').press('End');
  await bets(page).getByRole('button', { name: 'Pakai 99.990' }).click();
  await type(page, 'Taruhan (Rp)', '10.000');
}
const spin = (page: Page) => bets(page).getByRole('button', { name: /^Putar Rp/ });

test('a loss limit is set, lost to, and holds the next bet back; the message leads to what is left', async ({
  page,
  context,
  server,
}) => {
  await atRoller(page, context, server);
  await clock(page).first().click();
  await panel(page).getByRole('button', { name: 'Atur batas rugi per hari' }).click();
  // The field has the focus: the sum is typed at once, and Enter saves it.
  await page.keyboard.type('15.000');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Sisa Rp 15.000')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await spin(page).click();
  await expect(spin(page)).toBeEnabled();
  await spin(page).click();
  const refused = page.getByText('Taruhan ini melewati batas rugi harian Anda, Rp 15.000. Sisa hari ini: Rp 5.000');
  await expect(refused).toBeVisible();
  await refused.click();
  await expect(panel(page).getByText('Terpakai Rp 10.000')).toBeVisible();
  await expect(panel(page).getByText('Sisa Rp 5.000')).toBeVisible();
  await expect(panel(page).getByText('−Rp 10.000').first()).toBeVisible();

  await test.step('a looser one waits, and can be taken back', async () => {
    await panel(page).getByRole('button', { name: 'Atur batas rugi per hari' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('500000');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/besok \d\d\.\d\d WIB, 24 j 0 mnt lagi/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Batalkan' }).click();
    await expect(panel(page).getByText('Naik ke')).toBeHidden();
    await panel(page)
      .getByRole('button', { name: /^Catatan pilihan saya/ })
      .click();
    await expect(panel(page).getByText('Rugi per hari: permintaan Rp 500.000 dibatalkan')).toBeVisible();
  });
});

test('a break holds every bet back until it is over, on every screen and after a reload', async ({
  page,
  context,
  server,
}) => {
  await atRoller(page, context, server);
  await clock(page).first().click();
  await panel(page)
    .getByRole('button', { name: /^24 jam/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Istirahat 24 jam?' });
  await expect(question.getByText('Ini tidak bisa dibatalkan.')).toBeVisible();
  await question.getByRole('button', { name: 'Mulai istirahat' }).click();
  await expect(panel(page).getByText('Anda sedang istirahat')).toBeVisible();
  expect(await serious(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');

  await spin(page).click();
  await expect(page.getByText(/^Anda sedang istirahat sampai \d\d\/\d\d\/\d{4} \d\d\.\d\d WIB/)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sedang istirahat, lihat sampai kapan' }).click();
  await expect(panel(page).getByText('Anda sedang istirahat')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^24 jam/ })).toBeHidden();
  await page.goto('/?z=inbox');
  await expect(page.getByText(/^Istirahat sampai /)).toBeVisible();
});

test('the panel fits a small phone whose reader has letters twice as large', async ({ page, context, server }) => {
  await signIn(context, server, await server.register());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?z=fair-play');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await panel(page)
    .getByRole('button', { name: /^Tutup diri/ })
    .click();
  const box = panel(page);
  await expect(box.getByLabel('Ketik TUTUP untuk memastikan')).toBeVisible();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
