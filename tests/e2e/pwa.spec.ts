import type { Page } from 'playwright/test';
import { expect, listen, signIn, test, visitedBefore } from './app';
import { CrashRoom } from './crash-room';
import { NEWER, NewerBuild } from './newer-build';

test.use({ drawing: false, frames: 'few', serviceWorkers: 'allow' });

/** The site's own service worker, in charge of this page: it comes once the first page has had the device for itself. */
const companion = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

test.describe('without a network', () => {
  test.use({ expectedNoise: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|WebSocket connection/ });

  test('the site opens all the same and says that it waits for one', async ({ page, context }) => {
    await page.goto('/');
    await companion(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Permainan Lintang' })).toBeVisible();
    await expect(page.getByText(/Menyambung lagi/).first()).toBeVisible();
    // What only the server can say is never made up.
    await expect(page.getByText(/Rp\s?1\.000\.000/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/Menyambung lagi/)).toHaveCount(0);
  });
});

test('a shared link of a room opens it, another one says what it is', async ({ page, server }) => {
  await page.goto(`/share?text=${encodeURIComponent(`Ayo! ${server.url}/game/mines`)}`);
  await expect(page).toHaveURL(/\/game\/mines$/);
  await page.goto('/share?text=halo');
  await expect(page.getByRole('heading', { level: 1, name: 'Tautan ini bukan dari Lintang' })).toBeAttached();
});

test('the ways to install it are told to each device, by its panel', async ({ page, context, server }) => {
  await signIn(context, server, await server.register());
  await page.goto('/account?z=install-ios-pwa');
  const guide = page.getByRole('dialog', { name: 'Pasang di iPhone atau iPad' });
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await page.goto('/account?z=install-apk');
  await expect(page.getByRole('dialog', { name: 'Pasang di Android' }).getByRole('listitem')).toHaveCount(3);
});

test('what a device needs for installing it is there', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', share_target: { action: '/share' } });
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons)];
  for (const { src } of pictures as { src: string }[]) {
    const answer = await request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
  for (const { url } of manifest.shortcuts as { url: string }[])
    expect([url, (await request.get(url)).status()]).toEqual([url, 200]);
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache']);
});

test('a visit is counted once nothing else is in a hurry: the device, each page by its kind, nothing of the player', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server, await server.register());
  const told: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(\/main\/(?:site\/(?:frontInfo|page\/open)|user\/visit))\b/.exec(request.url()) ?? [];
    if (path !== undefined) told.push(`${path} ${request.postData() ?? ''}`);
  });
  const device = page.waitForResponse(/\/site\/frontInfo/);
  await page.goto('/');
  expect((await device).status()).toBe(200);
  const second = page.waitForResponse(
    (answer) => answer.url().includes('/page/open') && answer.request().postDataJSON().page === 'help',
  );
  await page.getByRole('link', { name: 'Bantuan' }).first().click();
  expect((await second).status()).toBe(200);
  await expect.poll(() => told.length).toBe(3);
  expect(told.map((line) => line.split(' ')[0]).sort()).toEqual([
    '/main/site/frontInfo',
    '/main/site/page/open',
    '/main/site/page/open',
  ]);
  expect(told.filter((line) => line.startsWith('/main/site/page/open'))).toEqual([
    '/main/site/page/open {"page":"lobby"}',
    '/main/site/page/open {"page":"help"}',
  ]);
});

test('a newer build waits while a player is in a room, says so once they have left, and comes when they press', async ({
  browser,
  server,
}) => {
  const front = await NewerBuild.before(server.url);
  const context = await browser.newContext({
    baseURL: front.url,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin: front.url, localStorage: [...visitedBefore] }] },
  });
  const { token } = await server.register();
  await context.addCookies([{ name: 'lintang_token', value: encodeURIComponent(token), url: front.url }]);
  await listen(context);
  const page = await context.newPage();
  const question = page.getByRole('region', { name: 'Versi baru Lintang siap' });
  await page.goto('/');
  await companion(page);

  await page.getByRole('main').locator('a[href="/game/crash"]').first().click();
  const room = new CrashRoom(page);
  await expect(room.place).toBeVisible();
  front.lay();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await expect(question).toHaveCount(0);
  await room.board();
  await room.cashOut.click();
  await room.cashedOut();
  await expect(question).toHaveCount(0);

  await page.goBack();
  await expect(question).toBeVisible();
  const anew = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Perbarui' }).click();
  await anew;
  const version = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<{ version: string }>) => resolve(data.version);
        navigator.serviceWorker.controller?.postMessage({ type: 'version' }, [port2]);
      }),
  );
  expect(version).toBe(NEWER);
  await expect(page.getByRole('heading', { name: 'Permainan Lintang' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await context.close();
  await front.close();
});

test('whether it may tell of mails is asked once one came while nobody looked, and never before', async ({
  page,
  context,
  server,
}) => {
  // A browser without a window can neither ask nor lie in the background.
  await context.addInitScript(() => {
    const asked: string[] = [];
    class Asked {
      static permission: NotificationPermission = 'default';
      static requestPermission(): Promise<NotificationPermission> {
        asked.push('permission');
        Asked.permission = 'granted';
        return Promise.resolve('granted');
      }
    }
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    const hide = (next: boolean): void => {
      hidden = next;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    Object.assign(window, { Notification: Asked, asked, hide });
  });
  const player = await server.register();
  await signIn(context, server, player);
  /** Somebody signs in elsewhere: the house writes a mail about it. */
  const mail = () =>
    server.api('POST', '/main/user/phone/login', { body: { account: player.phone, password: player.password } });
  const look = (hidden: boolean) => page.evaluate(`hide(${String(hidden)})`);
  const question = page.getByRole('region', { name: 'Surat datang saat Anda pergi' });
  const unread = page.getByRole('banner').getByRole('button', { name: /belum dibaca/ });
  await page.goto('/');
  await companion(page);
  await expect(question).toHaveCount(0);

  await look(true);
  await mail();
  await expect(question).toBeVisible();
  await look(false);
  await expect(question).toBeVisible();
  expect(await page.evaluate('asked.length'), 'the browser is asked by the press alone').toBe(0);
  await question.getByRole('button', { name: 'Beri tahu saya' }).click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate('asked.length')).toBe(1);
  await expect(unread).toBeVisible();
});
