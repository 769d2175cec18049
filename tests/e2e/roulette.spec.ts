import type { Page } from 'playwright/test';
import type { RouletteTeam } from '../../contract/roulette';
import { teamOf } from '../../rules/roulette/wheel';
import { expect, heard, listen, rupiah, settledBalance, signIn, test } from './app';
import { WHEEL_NUMBERS } from './rounds';
import type { TestServer } from './server';

test.use({ drawing: false, frames: 'few' });

const CREDIT = 1_000_000;
const NAMES: Readonly<Record<RouletteTeam, string>> = { red: 'Merah', black: 'Hitam', blue: 'Biru' };

test.beforeEach(({ context }) => listen(context));

const panel = (page: Page) => page.getByRole('region', { name: 'Taruhan Anda' });
const column = (page: Page, team: RouletteTeam) =>
  page
    .getByRole('group', { name: 'Papan taruhan' })
    .getByRole('button', { name: new RegExp(`^${NAMES[team]}, bayar`) });

/** Waits until a round has just opened, and says what it will come to: the chain of the test house is known. */
async function freshRound(page: Page, server: TestServer): Promise<number> {
  const before = await page.evaluate(() => window.heard?.filter((text) => text === 'Taruhan dibuka').length ?? 0);
  await expect
    .poll(() => page.evaluate(() => window.heard?.filter((text) => text === 'Taruhan dibuka').length ?? 0), {
      message: 'a round to open',
    })
    .toBeGreaterThan(before);
  return WHEEL_NUMBERS[await server.endedRounds('roulette')] ?? Number.NaN;
}

test('a round won, with a reload in the middle of it, and a round lost: to the sen, told, listed and checked', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.goto('/game/roulette');
  await expect(panel(page).getByRole('button', { name: 'Ketuk satu tim' })).toBeVisible();

  const number = await freshRound(page, server);
  const team = teamOf(number);
  const odds = team === 'black' ? 14 : 2;
  await test.step('what is tapped is sent once, and stands after a reload', async () => {
    await column(page, team).click();
    await column(page, team).click();
    await panel(page).getByRole('button', { name: 'Batal satu' }).click();
    await panel(page).getByRole('button', { name: 'Gandakan' }).click();
    await panel(page)
      .getByRole('button', { name: `Pasang 1 pilihan ${rupiah(20_000)}` })
      .dblclick();
    await heard(page, /^1 pilihan terpasang, Rp 20\.000, tidak bisa ditarik$/);
    expect(await settledBalance(page, server, player)).toBe(CREDIT - 20_000);
    await page.reload();
    await expect(column(page, team)).toHaveAccessibleName(/Terpasang Rp 20\.000$/);
  });
  await test.step('the ball falls where the chain says, and the team is paid', async () => {
    await heard(page, new RegExp(`^Hasil: ${number}, ${NAMES[team].toLowerCase()}$`));
    await heard(
      page,
      new RegExp(`^Taruhan Anda Rp 20\\.000, kembali ${rupiah(20_000 * odds).replaceAll('.', '\\.')}$`),
    );
    expect(await settledBalance(page, server, player)).toBe(CREDIT + 20_000 * (odds - 1));
  });

  const after = CREDIT + 20_000 * (odds - 1);
  const next = await freshRound(page, server);
  const loser = teamOf(next) === 'red' ? 'blue' : 'red';
  await test.step('a bet on another team is lost', async () => {
    await page.keyboard.press(loser === 'red' ? 'm' : 'b');
    await page.keyboard.press(' ');
    await heard(page, /^1 pilihan terpasang, Rp 10\.000, tidak bisa ditarik$/);
    await heard(page, /^Taruhan Anda Rp 10\.000 tidak kena$/);
    expect(await settledBalance(page, server, player)).toBe(after - 10_000);
  });
  await test.step('the last stakes wait for the next round, until they are called off', async () => {
    await panel(page).getByRole('button', { name: 'Pasang lagi Rp 10.000' }).click();
    await panel(page)
      .getByRole('button', { name: /^Batalkan\. Antre, Rp/ })
      .click();
    await expect(panel(page).getByRole('button', { name: 'Pasang lagi Rp 10.000' })).toBeVisible();
    expect(await server.balance(player)).toBe(after - 10_000);
  });
  await test.step('both are in the own history, and the browser computes the rounds again', async () => {
    await page.getByRole('button', { name: 'Riwayat saya' }).click();
    await expect(page.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row')).toHaveCount(3);
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await page.getByRole('button', { name: 'Undian adil' }).click();
    await page.getByRole('button', { name: /^Periksa ronde (lalu|ini)$/ }).click();
    await expect(
      page.getByText(/^(Terbukti: hasil ini sudah terkunci|Sebagian diperiksa: yang dihitung cocok)/),
    ).toBeVisible();
  });
});
