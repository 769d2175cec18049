import { expect, heard, listen, settledBalance, signIn, test as base, visitedBefore } from './app';
import { CrashRoom } from './crash-room';
import { TestServer } from './server';
import { Tunnel } from './tunnel';

/** A house of its own that may be killed, behind a tunnel. */
const test = base.extend<{ house: TestServer; tunnel: Tunnel }>({
  house: async ({ server: _shared }, use) => {
    const house = await TestServer.open();
    await use(house);
    await house.close();
  },
  tunnel: async ({ house }, use) => {
    const tunnel = await Tunnel.to(Number(new URL(house.url).port));
    await use(tunnel);
    await tunnel.close();
  },
  baseURL: async ({ tunnel }, use) => use(tunnel.url),
  storageState: async ({ tunnel }, use) =>
    use({ cookies: [], origins: [{ origin: tunnel.url, localStorage: visitedBefore }] }),
});

/** Browsers note every request that finds nobody. */
test.use({ drawing: false, frames: 'few', expectedNoise: /net::ERR_|WebSocket connection to .+ failed/ });

test('the server dies under a bet: the page says so, sends nothing meanwhile, and finds the truth again', async ({
  page,
  context,
  house,
}) => {
  await listen(context);
  const player = await house.register();
  await signIn(context, house, player);
  const room = new CrashRoom(page);
  await room.open();
  await room.stake('40.000');
  await room.placeEarly();
  const banner = page.getByText(/^Menyambung lagi/);

  await house.kill();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Roket' })).toBeVisible();
  await expect(room.panel.getByRole('button', { name: 'Menunggu koneksi' })).toBeDisabled();
  for (const button of [room.place, room.cancel, room.cashOut]) await expect(button).toHaveCount(0);
  await page.keyboard.press(' ');

  await house.start();
  await expect(banner).toBeHidden();
  // The interrupted round is void: its stake went back, once, and nothing was sent behind the player's back.
  expect(await settledBalance(page, house, player)).toBe(1_000_000);
  await expect(room.place).toBeVisible();
  await page.getByRole('button', { name: 'Riwayat saya' }).click();
  const rows = page.getByRole('dialog', { name: 'Riwayat saya' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('40.000');
  await expect(rows.nth(1)).toContainText('kembali');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();

  await test.step('the room goes on: ticks, a bet, one row', async () => {
    // The same was said of the bet before.
    await page.evaluate(() => window.heard?.splice(0));
    await room.place.click();
    await heard(page, /^Taruhan Rp 40\.000 (diterima|masuk antrean ronde berikut dan sudah dipotong dari saldo)$/);
    expect(await house.balance(player)).toBe(960_000);
  });
});

test('a tunnel: a bet made in the dark is not sent later, the page comes back by itself, to one subscription of each stream', async ({
  page,
  context,
  house,
  tunnel,
}) => {
  await listen(context);
  const player = await house.register();
  await signIn(context, house, player);
  const room = new CrashRoom(page);
  await room.open();
  await room.preparation();
  const subscriptions = async (): Promise<number> =>
    Number(/lintang_subscriptions (\d+)/.exec(await (await fetch(`${house.url}/metrics`)).text())?.[1]);
  const before = await subscriptions();
  expect(before).toBeGreaterThan(0);

  tunnel.enter();
  await room.place.click();
  const banner = page.getByText(/^Menyambung lagi/);
  await expect(page.getByText('Jawaban belum sampai')).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('list', { name: 'Hasil ronde terakhir, terbaru dulu' })).toBeAttached();

  tunnel.leave();
  await expect(banner).toBeHidden();
  await expect.poll(subscriptions).toBe(before);
  await expect(room.place).toBeVisible();
  expect(await settledBalance(page, house, player)).toBe(1_000_000);
  await page.getByRole('button', { name: 'Riwayat saya' }).click();
  await expect(page.getByRole('dialog', { name: 'Riwayat saya' }).getByText('Belum ada taruhan')).toBeVisible();
});

test('a line that goes silent with a stake in play is told before it is given up, and a tile is refused aloud, not kept for later', async ({
  page,
  context,
  house,
  tunnel,
}) => {
  const player = await house.register();
  await signIn(context, house, player);
  await page.goto('/game/mines');
  await page.getByRole('button', { name: /^Mulai Rp/ }).click();
  const tiles = page.getByRole('group', { name: 'Papan ranjau' }).getByRole('button');
  await expect(tiles.first()).toBeEnabled();
  const silent = page.getByText('Sinyal hilang, menunggu koneksi');

  tunnel.enter();
  // Only said until the line is given up for dead: the page has heard by itself that nothing comes. How soon it does is src/net/channel/pulse.test's.
  await expect(silent).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menunggu koneksi' })).toBeDisabled();
  await tiles.nth(7).click();
  await expect(page.getByText('Belum terkirim, menunggu koneksi')).toBeVisible();

  tunnel.leave();
  await expect(silent).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menunggu koneksi' })).toHaveCount(0);
  await expect(tiles.nth(7)).toHaveAttribute('data-face', 'covered');
});
