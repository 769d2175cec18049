/**
 * A player who walks from room to room: every open room in turn, so many laps, a while and a play in each, in one page that is never loaded anew. What
 * lives after each lap, garbage collected: heap (what is whose: `weigh.mjs`), listeners, nodes, objects on the GPU. Nothing of our own may rise from lap to lap.
 *
 * `BENCH_LAPS` (20) and `BENCH_STAY` (ms in each room, 4000) shorten it.
 */
import { chromium } from 'playwright';
import { OPEN_GAMES } from '../../contract/games';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { visitedBefore } from '../e2e/app';
import { TestServer } from '../e2e/server';
import { alive, drawn, probeStage } from '../e2e/stage';
import { kb, weigh } from './weigh.mjs';

const laps = Number(process.env.BENCH_LAPS ?? 20);
const stay = Number(process.env.BENCH_STAY ?? 4000);

const server = await TestServer.open();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const player = await server.register();
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: visitedBefore }] },
  });
  await context.addCookies([
    { name: 'lintang_token', value: encodeURIComponent(player.token), url: server.url, sameSite: 'Lax' },
  ]);
  const page = await context.newPage();
  const noise = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  // tsx keeps functions' names by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (made) => made;');
  await probeStage(page);
  await page.goto(server.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');

  const go = (path) => page.evaluate((to) => history.pushState(null, '', to), path);
  const living = async () => {
    const { own, code, page: browsers } = await weigh(devtools);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      'own KB': kb(own),
      'code KB': kb(code),
      'page KB': kb(browsers),
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      ...(await alive(page)),
    };
  };

  const rows = [];
  for (let lap = 1; lap <= laps; lap += 1) {
    for (const game of OPEN_GAMES) {
      await go(`/game/${game}`);
      await page.locator('canvas').waitFor();
      await drawn(page, 4);
      await page.waitForTimeout(stay / 2);
      // The main action of the room, whatever it is now.
      await page.keyboard.press('Space');
      await page.waitForTimeout(stay / 2);
    }
    await go('/');
    await page.locator('canvas').waitFor({ state: 'detached' });
    const row = { lap, ...(await living()) };
    console.error(Object.values(row).join('  '));
    rows.push(row);
  }
  console.table(rows.filter(({ lap }) => lap === 1 || lap === laps || lap % 5 === 0));
  if (noise.length > 0) console.error('the console said:', noise.slice(0, 5));
} finally {
  await browser.close();
  await server.close();
}
