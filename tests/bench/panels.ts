/**
 * Panels on a phone with a sixth of this machine's speed, by what their page's main thread has to do (`main-thread.ts`). What each takes from the tap until it shows what it
 * has, once its code is there, beside an empty sheet (goal: at most twice as much); long tasks while a list of 100,000 bets scrolls and is filtered (goal: none), which at
 * a sixth of the speed are those of over 50 / 6 ms; what page 1 and page 2,000 of that list cost (goal: the same).
 *
 * `BENCH_BETS` (100000), `BENCH_TURNS` (5, of opening) and `BENCH_PASSES` (3, of the list) shorten it; `BENCH_ONLY=open` or `list` does a part. It needs `npm run build`.
 */
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { visitedBefore } from '../e2e/app';
import { loadAtMoment, openStandingHouse } from '../visual/standing-house';
import { manyBets, weighPages } from './bet-pages';
import { weighList } from './long-list';
import { weighOpening } from './opening';

const BETS = Number(process.env.BENCH_BETS ?? 100_000);
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
const ONLY = process.env.BENCH_ONLY;

const house = await openStandingHouse(manyBets(BETS));
const browser = await chromium.launch({
  executablePath: (await findBrowser()) ?? undefined,
  // The picture is put together in software, by other threads: an emulated GPU would hold the page up.
  args: [...BROWSER_ARGS.filter((arg) => !/swiftshader/.test(arg)), '--disable-gpu'],
});
try {
  const all = ONLY === 'open' ? null : await weighPages(house);
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    // No mouse rests on a phone: under one, each row that moves is looked up anew.
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: house.url, localStorage: visitedBefore }] },
  });
  await context.addCookies([{ name: 'lintang_token', value: house.token, url: house.url, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await loadAtMoment(page);
  // tsx keeps functions' names by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (made) => made;');
  await page.goto(house.url);
  const view = { page, devtools: await context.newCDPSession(page) };
  if (ONLY !== 'list') await weighOpening(view, house, TURNS);
  if (all !== null) await weighList(view, all);
} finally {
  await browser.close();
  await house.close();
}
