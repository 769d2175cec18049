import type { Page } from 'playwright/test';
import { fromSen, pay, toSen } from '../../rules/money';
import { FACES, settle } from '../../rules/dice/dice';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const EACH = 10_001;

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const board = (page: Page) => page.getByRole('group', { name: 'Papan taruhan' });

test('a round of dice: every face set up, sent once, kept over a reload, thrown, paid to the sen, and checked in the browser', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/dice');
  const field = page.getByRole('textbox', { name: 'Per ketuk (Rp)' });
  await expect(field).toBeVisible();
  await field.fill('10.001');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Dadu' }).click();
  // A round from its very start.
  await page.evaluate(() => window.heard?.splice(0));
  await heard(page, /^Taruhan dibuka$/);

  const cost = FACES * EACH;
  await test.step('taps are set up, taken back and set up again; a double click sends them once', async () => {
    for (const key of ['1', '2', '3', '4', '5', '6', '6']) await page.keyboard.press(key);
    await panel(page).getByRole('button', { name: 'Batal satu' }).click();
    await panel(page)
      .getByRole('button', { name: `Pasang 6 pilihan ${rupiah(cost)}` })
      .dblclick();
    await heard(page, /^6 pilihan terpasang, Rp 60\.006, tidak bisa ditarik$/);
    expect(await settledBalance(page, server, player)).toBe(CREDIT - cost);
  });

  await test.step('a reload finds them where they are', async () => {
    await page.reload();
    await expect(board(page).getByRole('button', { name: /^Mata 6,.*Terpasang Rp 10\.001$/ })).toBeVisible();
  });

  const faces = ((await heard(page, /^Hasil: (\d, \d, \d)$/))[1] ?? '').split(', ').map((pips) => Number(pips) - 1);
  const back = Array.from({ length: FACES }, (_, face) => fromSen(pay(toSen(EACH), settle(face, faces)))).reduce(
    (sum, amount) => sum + amount,
    0,
  );
  const said = await heard(page, /^Taruhan Anda Rp 60\.006, kembali (Rp .+)$/);
  expect(amountIn(said[1] ?? '')).toBeCloseTo(back, 2);

  await test.step('the same again waits for the next round, and is called off with one tap', async () => {
    await panel(page)
      .getByRole('button', { name: /^Pasang lagi/ })
      .click();
    const queued = panel(page).getByRole('button', { name: /^Batalkan\. Antre, Rp/ });
    // What waits, and how long, is to be read to its end.
    expect(await queued.locator('small').evaluate((caption) => caption.scrollWidth - caption.clientWidth)).toBe(0);
    await queued.click({ delay: 500 });
    await heard(page, /^Antrean dibatalkan$/);
    expect(await settledBalance(page, server, player)).toBeCloseTo(CREDIT - cost + back, 2);
  });

  await test.step('the history has a row for each face, won and lost', async () => {
    await page.getByRole('button', { name: 'Riwayat saya' }).click();
    const rows = page.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row');
    await expect(rows).toHaveCount(FACES + 1);
    await expect(rows.filter({ hasText: '-10.001' })).toHaveCount(FACES - new Set(faces).size);
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  });

  await test.step('the browser computes the throw again', async () => {
    await page.getByRole('button', { name: 'Undian adil' }).click();
    await page.getByRole('button', { name: /^Periksa ronde (lalu|ini)$/ }).click();
    await expect(
      page.getByText(/^(Terbukti: hasil ini sudah terkunci|Sebagian diperiksa: yang dihitung cocok)/),
    ).toBeVisible();
  });
});
