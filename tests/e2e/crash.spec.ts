import { balanceOf, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';
import { CrashRoom, paid } from './crash-room';
import { TARGETS } from './rounds';

const CREDIT = 1_000_000;

test.use({ drawing: false, frames: 'few' });
test.beforeEach(({ context }) => listen(context));

test('a bet and a cash-out are exact to the sen; a bet that stays aboard is lost; history and results tell the same', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  const room = new CrashRoom(page);
  await room.open();

  await room.stake('12.345');
  await room.board();
  expect(await server.balance(player)).toBe(987_655);
  await room.cashOut.click();
  const out = await room.cashedOut();
  expect(out.amount).toBe(paid(12_345, out));
  const after = Math.round((987_655 + out.amount) * 100) / 100;
  expect(await settledBalance(page, server, player)).toBe(after);
  await expect(balanceOf(page)).toHaveText(rupiah(after));

  await room.stake('20.000');
  await room.board();
  await heard(page, /^Meledak di [\d.,]+×\. Taruhan Anda Rp 20\.000 hangus$/);
  expect(await settledBalance(page, server, player)).toBe(Math.round((after - 20_000) * 100) / 100);

  await page.getByRole('button', { name: 'Riwayat saya' }).click();
  const rows = page.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('20.000');
  await expect(rows.nth(1)).toContainText('-20.000');
  await expect(rows.nth(2)).toContainText('12.345');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();

  await test.step('the rounds shown, newest first, are those of the chain that this house was given', async () => {
    const chips = page.getByRole('list', { name: 'Hasil ronde terakhir, terbaru dulu' }).getByRole('listitem');
    // Another round may end while they are counted.
    await expect(async () => {
      const ended = await server.endedRounds('crash');
      const shown = await chips.allTextContents();
      const drawn = TARGETS.slice(Math.max(0, ended - shown.length), ended).reverse();
      expect(shown).toEqual(drawn.map((rate) => `${(rate / 10_000).toFixed(2).replace('.', ',')}×`));
      expect(shown.length).toBeGreaterThan(1);
    }).toPass();
  });
});

test('everything pressed twice happens once; a bet for the next round can be taken back', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  const room = new CrashRoom(page);
  await room.open();
  await room.stake('30.000');

  await room.preparation();
  await room.place.dblclick();
  await heard(page, /^Taruhan Rp 30\.000 diterima$/);
  await expect(room.cashOut).toBeVisible();
  expect(await server.balance(player)).toBe(CREDIT - 30_000);
  await room.cashOut.dblclick();
  const out = await room.cashedOut();
  const after = CREDIT - 30_000 + out.amount;
  expect(out.amount).toBe(paid(30_000, out));

  await room.placeNext.click();
  await heard(page, /^Taruhan Rp 30\.000 masuk antrean ronde berikut dan sudah dipotong dari saldo$/);
  expect(await server.balance(player)).toBe(after - 30_000);
  await room.cancel.click();
  await heard(page, /^Taruhan dibatalkan, Rp 30\.000 kembali$/);
  expect(await settledBalance(page, server, player)).toBe(after);
});

test('an auto cash-out is paid while the page is closed, and is there when it is opened again', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  const room = new CrashRoom(page);
  await room.open();
  await room.stake('50.000');
  await room.autoCashOut('1,10');
  await room.placeEarly();
  await page.close();

  await expect.poll(() => server.balance(player)).toBe(CREDIT + 5_000);
  const again = await context.newPage();
  await again.goto('/game/crash');
  await expect(balanceOf(again)).toHaveText(rupiah(CREDIT + 5_000));
  await again.getByRole('button', { name: 'Riwayat saya' }).click();
  const row = again.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row').nth(1);
  await expect(row).toContainText('1,10×');
  await expect(row).toContainText('+5.000');
});

test.describe('with its sounds', () => {
  test.use({ listening: true });

  test('the keyboard bets, cashes out and mutes; a screen reader hears each turn of the round', async ({
    page,
    context,
    server,
  }) => {
    const player = await server.register();
    await signIn(context, server, player);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const room = new CrashRoom(page);
    await room.open();
    await page.getByRole('button', { name: 'Suara nyala' }).waitFor();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Suara mati' })).toBeVisible();

    await room.stake('40.000');
    await room.preparation();
    await page.keyboard.press(' ');
    await heard(page, /^Taruhan Rp 40\.000 diterima$/);
    await heard(page, /^Roket terbang$/);
    await expect(room.cashOut).toBeVisible();
    await page.keyboard.press(' ');
    const out = await room.cashedOut();
    await heard(page, /^Meledak di [\d.,]+×$/);
    await heard(page, /^Taruhan dibuka$/);
    expect(await settledBalance(page, server, player)).toBe(CREDIT - 40_000 + out.amount);
  });
});
