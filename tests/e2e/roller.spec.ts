import type { Page } from 'playwright/test';
import { fromSen, pay, toSen } from '../../rules/money';
import { guessedRight, type RollerGuess, rollerRate } from '../../rules/roller/roller';
import { amountIn, expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const STAKE = 10_001;
/** Half of the scale: so many rounds hold a win and a loss, but for one run in five hundred million. Most runs are over after two or three. */
const ROUNDS = 30;

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const field = (page: Page, name: string) => panel(page).getByRole('textbox', { name, exact: true });
const spin = (page: Page) => panel(page).getByRole('button', { name: `Putar ${rupiah(STAKE)}` });

async function type(page: Page, name: string, text: string): Promise<void> {
  const box = field(page, name);
  await box.click();
  await page.keyboard.type(text);
  await box.press('Enter');
  await expect(box).toHaveValue(text);
}

test('a number chosen three ways, rounds won and lost to the sen, and a round checked in the browser', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/roller');
  await expect(panel(page).getByRole('button', { name: /^Putar Rp/ })).toBeEnabled();
  await type(page, 'Taruhan (Rp)', '10.001');

  await test.step('by the slider’s keys, by the marker on the gauge, by the field', async () => {
    await panel(page).getByRole('slider').press('End');
    await expect(field(page, 'Angka')).toHaveValue('100.000');
    await expect(panel(page).getByRole('alert').filter({ hasText: 'Tidak ada hasil yang menang' })).toBeVisible();
    await expect(spin(page)).toBeDisabled();
    await panel(page).getByRole('button', { name: 'Pakai 99.990' }).click();
    await expect(panel(page).getByRole('radio', { name: /^Lebih tinggi.*9\.900×/ })).toBeChecked();
    const ring = page.locator('circle:has(title)');
    const box = await ring.boundingBox();
    if (box === null) throw new Error('no ring over the gauge');
    // The top of the band is the middle of the scale.
    await page.mouse.move(box.x + box.width * 0.866, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.134, { steps: 4 });
    await page.mouse.up();
    await expect(field(page, 'Angka')).toHaveValue('50.000');
    await type(page, 'Angka', '50.001');
  });

  const guess: RollerGuess = { choose: 50_001, isHigher: true };
  const rate = rollerRate(guess) ?? 0;
  const seen = new Set<boolean>();
  let balance = CREDIT;
  await test.step('rounds are paid to the sen', async () => {
    for (let round = 0; round < ROUNDS && seen.size < 2; round += 1) {
      await page.evaluate(() => window.heard?.splice(0));
      await expect(spin(page)).toBeEnabled();
      await spin(page).click();
      const [, result = '', back] = await heard(
        page,
        /^Hasil ([\d.]+)\. (?:Menang, kembali (Rp [\d.,]+)|Taruhan .* hangus)$/,
      );
      const won = guessedRight(guess, amountIn(result));
      expect(back !== undefined).toBe(won);
      const paid = won ? fromSen(pay(toSen(STAKE), rate)) : 0;
      if (back !== undefined) expect(amountIn(back)).toBe(paid);
      balance = fromSen(toSen(balance) - toSen(STAKE) + toSen(paid));
      expect(await settledBalance(page, server, player)).toBe(balance);
      seen.add(won);
    }
    expect([...seen].sort()).toEqual([false, true]);
  });

  await test.step('a new client seed, the server seed opened, and a round computed again here', async () => {
    // The fingerprint beside the choice leads to where it is explained.
    await page.getByRole('button', { name: /^Undian terkunci/ }).click();
    await page.getByRole('textbox', { name: 'Benih Anda yang baru' }).fill('benih saya');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan, berlaku mulai ronde berikut')).toBeVisible();
    await page.getByRole('button', { name: 'Buka dan ganti benih server' }).click();
    await expect(page.getByText('Benih server yang baru dibuka')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Riwayat saya', exact: true }).click();
    await page
      .getByRole('button', { name: /^Periksa ronde/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Periksa', exact: false }).last().click();
    await expect(page.locator('[data-state="ok"]')).toHaveCount(3);
  });

  await test.step('the round is among everybody’s, and whoever likes sees and checks it', async () => {
    await page.goto('/game/roller');
    await page.getByRole('button', { name: 'Ronde terbaru' }).click();
    await page
      .getByRole('link', { name: /Putar ulang ronde \d+$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Putar ulang Roller' })).toBeVisible();
    await page.getByRole('button', { name: 'Periksa', exact: false }).last().click();
    await expect(page.locator('[data-state="ok"]').first()).toBeVisible();
  });
});
