import type { Page } from 'playwright/test';
import { expect, signIn, test } from './app';

test.use({ drawing: false, frames: 'few' });

/** The innermost states that a machine's picture has alight, of one region. */
const alight = (page: Page, region: string) =>
  page.locator(`[data-state^="${region}."][data-on="true"][data-kind="atomic"]`);

test('the studio’s chart lights the state that its fixture is in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [game, fixture, region, state] of [
    ['crash', 'flight', 'round', 'round.goingUp'],
    ['crash', 'connecting', 'round', 'round.connecting'],
    ['wingo', 'closed', 'round', 'round.betting.closed'],
  ] as const) {
    await page.goto(`/preview/${game}?fixture=${fixture}&play=0&t=1500&panel=statechart`);
    await expect(alight(page, region)).toHaveAttribute('data-state', state);
  }
  // A view out of turn has its state as well.
  await page.goto('/preview/crash?fixture=idle&play=0&panel=states,statechart');
  await expect(alight(page, 'round')).toHaveAttribute('data-state', 'round.preparation');
  await page.getByRole('group', { name: 'squib' }).getByRole('button').first().click();
  await expect(alight(page, 'round')).toHaveAttribute('data-state', 'round.squib');
});

test('?inspect in the crash room follows a whole round, and says nothing of money or people', async ({
  page,
  context,
  server,
}) => {
  const player = await server.register();
  await signIn(context, server, player);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/game/crash?inspect');
  const inspector = page.getByRole('complementary', { name: 'Statechart of crash' });
  await expect(inspector).toBeVisible();
  for (const state of ['preparation', 'goingUp', 'squib', 'preparation'])
    await expect(alight(page, 'round')).toHaveAttribute('data-state', `round.${state}`);

  const log = inspector.getByRole('region', { name: 'The last 20 events' });
  await expect(log.getByRole('listitem').filter({ hasText: 'wire.start' }).first()).toContainText('round.preparation');
  expect(await log.getByRole('listitem').count()).toBeLessThanOrEqual(20);
  const text = (await inspector.innerText()) + (await inspector.evaluate((element) => element.outerHTML));
  for (const secret of [player.name, player.phone, player.token, '1.000.000', 'Rp']) expect(text).not.toContain(secret);

  await inspector.getByRole('button', { name: 'Close the statechart' }).click();
  await expect(inspector).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Roket' })).toBeVisible();
});

test('the picture leaves with the room, and without the query nothing of it is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const inspector = page.getByRole('complementary', { name: /^Statechart/ });
  await page.goto('/game/wingo?inspect');
  await expect(inspector).toHaveAccessibleName('Statechart of wingo');
  await expect(alight(page, 'round')).toHaveCount(1);
  expect(scripts.some((url) => url.includes('inspect'))).toBe(true);
  await inspector.getByRole('button', { name: 'Fold' }).click();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(inspector).toHaveCount(0);

  scripts.length = 0;
  await page.goto('/game/wingo');
  await expect(page.getByRole('img', { name: 'Ruang Wingo' }).locator('canvas')).toBeVisible();
  await expect(inspector).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('inspect'))).toEqual([]);
});

test('weather falls on the fixture that plays; the sounds are metered after the first gesture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/preview/crash?fixture=round&play=0&panel=weather,sound');
  await expect(page.getByRole('img', { name: 'The feed: no drop' })).toBeVisible();
  await page.getByRole('button', { name: 'Tunnel' }).click();
  await expect(page.getByRole('img', { name: /^The feed: no connection from/ })).toBeVisible();

  await page.getByRole('button', { name: 'Start the audio' }).click();
  await page.getByRole('button', { name: '▸ music' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^peak −\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop all' }).click();
  await expect(page.getByRole('button', { name: 'No clipping' })).toBeVisible();
});
