/**
 * Panels on a phone with a sixth of this machine's speed. How long each takes from the tap until it shows what it has, once its code is there, beside an empty sheet
 * (goal: at most twice as long); long tasks while a list of 100,000 bets scrolls and is filtered (goal: none); what the first and the last pages of that list cost (goal: the same).
 * Turns alternate, so that whatever else the machine does falls on all.
 *
 * `BENCH_BETS` (100000) and `BENCH_TURNS` (7) shorten it. It needs `npm run build`.
 */
import { chromium, type Page } from 'playwright';
import { BETS_PAGE_MOST } from '../../contract/history';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { visitedBefore } from '../e2e/app';
import type { SeededBet } from '../e2e/bets';
import { loadAtMoment, openStandingHouse } from '../visual/standing-house';

const BETS = Number(process.env.BENCH_BETS ?? 100_000);
const TURNS = Number(process.env.BENCH_TURNS ?? 7);
const SLOWER = 6;
const MINUTE_MS = 60_000;
/** A list goes on by so many pages before the standing house lets time pass. */
const PAGES_AT_ONCE = 100;
/** A task of so long is a long one: the browser's own measure, ms. */
const LONG_MS = 50;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** So that all of them are of the month that the history opens with. */
const APART_MS = 15_000;
/** One after the other. */
const bets = Array.from({ length: BETS }, (_, i): SeededBet => ({
  game: (['dice', 'roulette', 'wingo'] as const)[i % 3] ?? 'dice',
  choice: i % 3 === 2 ? 'red' : '1',
  ago: 10 * MINUTE_MS + i * APART_MS,
  staked: 10_000 + (i % 900) * 100,
  paid: i % 4 === 0 ? 25_000 : 0,
}));

/** The sheet of a name that is none: a title and a sentence. */
const EMPTY = { name: 'empty sheet', z: 'none', ready: '[role="dialog"] h2' };
const PANELS = [
  { name: 'refill', z: 'refill', ready: '[role="dialog"] form, [role="dialog"] p' },
  { name: 'inbox', z: 'inbox', ready: '[role="dialog"] [role="listitem"]' },
  { name: 'bet history', z: 'bet-history', ready: '[role="dialog"] [role="listitem"]' },
];

const house = await openStandingHouse(bets);
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args: [...BROWSER_ARGS] });

/** From the change of the address until what is asked for is drawn, ms. */
const timeToOpen = (page: Page, { z, ready }: typeof EMPTY): Promise<number> =>
  page.evaluate(
    async ([name, selector]) => {
      const from = performance.now();
      history.pushState(null, '', `/?z=${name ?? ''}`);
      dispatchEvent(new PopStateEvent('popstate'));
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (document.querySelector(selector ?? '') === null) await frame();
      await frame();
      return performance.now() - from;
    },
    [z, ready] as const,
  );

/** How long a page rests after a panel has left, so that what it cleans up falls on no other, ms. */
const REST_MS = 400;

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  await page.waitForTimeout(REST_MS);
}

/** What is done while it is listened for long tasks; how long each of them was, ms. */
async function longTasks(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    Object.assign(window, { found, observer });
  });
  await work();
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { found: number[] }).found);
}

try {
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
  const devtools = await context.newCDPSession(page);
  for (const panel of [EMPTY, ...PANELS]) {
    await timeToOpen(page, panel);
    await close(page);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const times = new Map<string, number[]>();
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const panel of [EMPTY, ...PANELS]) {
      times.set(panel.name, [...(times.get(panel.name) ?? []), await timeToOpen(page, panel)]);
      await close(page);
    }
  const empty = median(times.get(EMPTY.name) ?? []);
  console.log(`open, at ${String(SLOWER)} times slower`);
  console.table(
    [...times].map(([name, all]) => ({
      panel: name,
      'ms at the median': median(all).toFixed(0),
      'empty sheets, of 2': (median(all) / empty).toFixed(2),
    })),
  );

  await timeToOpen(page, PANELS[2] ?? EMPTY);
  await page.waitForTimeout(2_000);
  const panel = page.getByRole('dialog', { name: 'Riwayat taruhan' });
  const list = panel.getByRole('list', { name: 'Taruhan' });
  const scroller = await list.evaluateHandle((element) => element.parentElement);
  /** By steps of so many px, a frame each. */
  const scroll = (by: number) =>
    scroller.evaluate(async (scroller, by) => {
      for (let step = 0; step < 120; step += 1) {
        scroller?.scrollBy(0, by);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, by);
  /** To places all over the list, as one drags its bar. */
  const jump = () =>
    scroller.evaluate(async (scroller) => {
      for (const share of [0.5, 0.05, 0.9, 0.3, 0.7, 0.1, 0.6, 0]) {
        scroller?.scrollTo(0, scroller.scrollHeight * share);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    });
  /** To the end again and again, as quickly as pages come: for so many of them. */
  const through = (pages: number) =>
    scroller.evaluate(async (scroller, pages) => {
      if (scroller === null) return 0;
      for (let page = 0; page < pages; page += 1) {
        const before = scroller.scrollHeight;
        scroller.scrollTo(0, before);
        const until = performance.now() + 1_000;
        while (scroller.scrollHeight <= before && performance.now() < until)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return scroller.scrollHeight;
    }, pages);
  /** Found ahead: to look for a name among hundreds of elements is itself a long task of the page. */
  const button = (name: string) => panel.getByRole('button', { name, exact: true }).elementHandle();
  const [lost, dice] = [await button('Kalah'), await button('Dadu')];
  const tap = (key: typeof lost) => key?.evaluate((element) => (element as HTMLElement).click());
  const rows: object[] = [];
  const weigh = async (what: string, work: () => Promise<unknown>) => {
    const found = await longTasks(page, work);
    rows.push({
      what,
      [`tasks over ${String(LONG_MS)} ms`]: found.length,
      'longest, ms': Math.max(0, ...found).toFixed(0),
    });
  };
  await weigh('scrolling, first pages', () => scroll(120));
  // Nobody looks while all pages come: that is not what is weighed.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  let [height, before] = [0, -1];
  while (height > before) {
    house.pass(MINUTE_MS);
    [before, height] = [height, await through(PAGES_AT_ONCE)];
  }
  const listed = await scroller.evaluate((scroller) => Math.round((scroller?.scrollHeight ?? 0) / 64));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(2_000);
  await weigh('scrolling back, last pages', () => scroll(-120));
  await weigh('jumping', jump);
  await weigh('by result', async () => tap(lost));
  await weigh('by game', async () => tap(dice));
  await weigh('all results', async () => tap(lost));
  await weigh('all games', async () => tap(dice));
  console.log(`a list of about ${String(listed)} bets, at ${String(SLOWER)} times slower`);
  console.table(rows);

  const costs: number[] = [];
  // Whoever has read so much has to wait: they do, here and between pages.
  house.pass(10 * MINUTE_MS);
  for (let after: string | null = null, begun = false; after !== null || !begun; begun = true) {
    house.pass(1_000);
    const query = new URLSearchParams({ size: String(BETS_PAGE_MOST), ...(after !== null && { after }) });
    const from = performance.now();
    const reply = await fetch(`${house.url}/api/main/slot/game/record?${query.toString()}`, {
      headers: { 'x-token': house.token, 'x-client-id': 'bench' },
    });
    if (!reply.ok) throw new Error(await reply.text());
    after = ((await reply.json()) as { next: string | null }).next;
    costs.push(performance.now() - from);
  }
  const [first, last] = [median(costs.slice(10, 110)), median(costs.slice(-110, -10))];
  console.log(
    `pages 10 to 110: ${first.toFixed(2)} ms each; the last hundred of ${String(costs.length)}: ${last.toFixed(2)} ms; ${(last / first).toFixed(2)} times, of 1`,
  );
} finally {
  await browser.close();
  await house.close();
}
