import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';
import { CrashRoom } from './crash-room';
import { samePicture } from './pictures';

test.use({ drawing: '/replay', frames: 'few' });

/** Of a PNG file. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const picture = (page: Page) => page.locator('[role="img"][data-ready]');

/** A moment of a round's replay, standing still: what is drawn is settled. */
async function stillOf(page: Page, path: string, at: number): Promise<Buffer> {
  await page.goto(`${path}?at=${at}`);
  await expect(picture(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return picture(page).screenshot();
}

/** Winds to the end, where the list and the picture show how it went. */
async function windToEnd(page: Page): Promise<void> {
  await expect(picture(page)).toBeVisible();
  const scrub = page.getByRole('slider', { name: 'Geser ke saat lain' });
  await scrub.focus();
  await page.keyboard.press('End');
  await expect(scrub).toHaveValue((await scrub.getAttribute('max')) ?? '');
  await expect(page.getByRole('button', { name: 'Putar', exact: true })).toBeVisible();
}

test('a round of crash that was played is replayed from the history: the same target, the same cash-out, a check that passes, the same frames', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  const room = new CrashRoom(page);
  await room.open();
  await room.stake('20.000');
  await room.autoCashOut('1,10');
  await room.placeEarly();
  // Its flight is told by the ledger: on the page it lasts a second and a half.
  await expect.poll(() => server.balance(player)).toBe(1_002_000);
  // The round after it prepares: this one is in the history.
  await room.preparation();
  await page.getByRole('button', { name: 'Riwayat saya' }).click();
  const own = page.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row').nth(1);
  await expect(own).toContainText('1,10×');
  await expect(own.getByRole('button', { name: /^Bagikan ronde \d+$/ })).toBeVisible();
  await own.getByRole('link', { name: /^Putar ulang ronde \d+$/ }).click();

  await expect(page).toHaveURL(/\/replay\/crash\/\d+$/);
  const path = new URL(page.url()).pathname;
  const { target, players } = await server.api<{
    target: number;
    players: { bot?: true; amount: number; out?: { rate: number } }[];
  }>('GET', `/main/game/crash/record?roundId=${path.split('/').at(-1) ?? ''}`);
  const multiplier = `${target.toFixed(2).replace('.', ',')}×`;
  await expect(page.getByText(`Roket meledak di ${multiplier}.`)).toBeVisible();
  await expect(page.getByText('Terbukti: hasil ini sudah terkunci sebelum taruhan ditutup.')).toBeVisible();
  await expect(page.getByText(`Rumus resmi memberi ${multiplier}, dan yang tampil ${multiplier}.`)).toBeVisible();

  await windToEnd(page);
  expect(players.some(({ bot }) => bot)).toBe(true);
  const mine = page.getByRole('row').filter({ hasText: 'pe***' });
  await expect(mine).toContainText('1,10×');
  await expect(mine).not.toContainText(player.name);

  const moment = 9_000;
  const first = await stillOf(page, path, moment);
  expect(
    await samePicture(first, await stillOf(page, path, moment)),
    'a round replayed twice gives the same frames',
  ).toBe(true);
  expect(await samePicture(first, await stillOf(page, path, moment + 400)), 'another moment looks different').toBe(
    false,
  );

  await page.getByRole('link', { name: 'Ke ruang Roket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roket' })).toBeVisible();
  await page.getByRole('button', { name: 'Riwayat ronde' }).click();
  const past = page
    .getByRole('dialog', { name: 'Riwayat ronde' })
    .getByRole('listitem')
    .filter({ hasText: multiplier })
    .first();
  await past.getByRole('button').first().click();
  await expect(past.getByRole('link', { name: 'Putar ulang' })).toHaveAttribute('href', path);
});

test('a phase of Wingo is replayed from its list: the same number, a check that passes, and the link is shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/game/wingo');
  await expect(page.getByRole('heading', { level: 1, name: 'Wingo' })).toBeVisible();
  await page.getByRole('button', { name: 'Statistik', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Ronde' }).click();
  const row = page.getByRole('dialog').getByRole('listitem').first();
  await expect(row).toBeVisible();
  await row.getByRole('button').first().click();
  const drawn = /Angka (\d)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await row.getByRole('button', { name: 'Bagikan' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await row.getByRole('link', { name: 'Putar ulang' }).click();
  await expect(page).toHaveURL(link);

  await expect(page.getByText(`Hasil undian: Angka ${drawn},`)).toBeVisible();
  await expect(page.getByText(`Rumus resmi memberi ${drawn}, dan yang tampil ${drawn}.`)).toBeVisible();
  await expect(page.getByText('Ada yang tidak cocok')).toHaveCount(0);
  await windToEnd(page);
  await test.step('the moment as a picture', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Jadikan gambar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lintang-wingo-\d+\.png$/);
    const { width, height } = sizeOf(await readFile(await file.path()));
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(width);
  });
  const path = new URL(link).pathname;
  expect(await samePicture(await stillOf(page, path, 28_000), await stillOf(page, path, 28_000))).toBe(true);

  await test.step('anybody checks it by its link', async () => {
    await page.goto('/help/fairness');
    await page.getByLabel('Nomor ronde atau tautannya').fill(link);
    await page.getByRole('button', { name: 'Periksa', exact: true }).click();
    await expect(page.getByText(`Rumus resmi memberi ${drawn}, dan yang tampil ${drawn}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Putar ulang' })).toHaveAttribute('href', path);
  });
});

test.describe('a round that is none', () => {
  test.use({ expectedNoise: /400 \(Bad Request\)/ });

  test('says so and leads back to the room', async ({ page }) => {
    for (const path of ['/replay/crash/999999', '/replay/crash/abc', '/replay/wingo/123']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Ronde ini tidak ada' })).toBeVisible();
    }
    await page.getByRole('main').getByText('Ke ruang Wingo').click();
    // The room names its draw in the address once it is there.
    await expect(page).toHaveURL(/\/game\/wingo(\?model=1)?$/);
  });
});
