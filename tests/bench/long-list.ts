/** What a list of very many bets has the main thread do while it scrolls and is filtered. */
import type { CDPSession, JSHandle, Page } from 'playwright';
import { BETS_PAGE } from '../../contract/history';
import type { AllPages } from './bet-pages';
import { recorded } from './main-thread';

interface View {
  readonly page: Page;
  readonly devtools: CDPSession;
}

const SLOWER = 6;
/** A task of so long is a long one, the browser's own measure, ms: here so much of a processor. */
const LONG_MS = 50 / SLOWER;
/** So many pages come at once while the list is filled, and so many of the last ones as they do. */
const FILLED_AT_ONCE = 100;
const LAST_PAGES = 20;
const ROW_PX = 64;
/** Each is done so often. */
const PASSES = Number(process.env.BENCH_PASSES ?? 3);
/** What follows from an act counts so long, ms. */
const REST_MS = 500;

/** A finger is seen so often on its way. */
const FLING_STEPS = 6;

/** In thousandths of the list, as one drags its bar: the middle first. */
const JUMPS = [500, 50, 900, 300, 700, 100, 600, 0];
/** Rows pass as quickly as under a finger at 120 px a frame; at 480 they do so on a phone that draws a quarter of the frames. */
const [QUICK_PX, RUSHED_PX] = [120, 480];

const FLUNG_PX = 360;

type Scroller = JSHandle<Element | null>;

/** By steps of so many px, a frame each. */
const scroll = (scroller: Scroller, by: number, steps = 120) =>
  scroller.evaluate(
    async (scroller, { by, steps }) => {
      for (let step = 0; step < steps; step += 1) {
        scroller?.scrollBy(0, by);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { by, steps },
  );

const jump = (scroller: Scroller) =>
  scroller.evaluate(async (scroller, jumps) => {
    for (const place of jumps) {
      scroller?.scrollTo(0, (scroller.scrollHeight * place) / 1_000);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }, JUMPS);

/** A finger that flings the list a few times. @param up how far it goes upwards, px; the list goes on by more than that */
async function fling({ page, devtools }: View, up: number): Promise<void> {
  const from = up > 0 ? 860 : 860 + up;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 206, y }] });
  for (let times = 0; times < 5; times += 1) {
    await touch('touchStart', from);
    for (let step = 1; step <= FLING_STEPS; step += 1) await touch('touchMove', from - (up * step) / FLING_STEPS);
    await touch('touchEnd');
    await page.waitForTimeout(REST_MS);
  }
}

/** To the end again and again, as quickly as rows come, until they are as many. */
const through = (scroller: Scroller, rows: number) =>
  scroller.evaluate(async (scroller, height) => {
    while (scroller !== null && scroller.scrollHeight < height) {
      scroller.scrollTo(0, scroller.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, rows * ROW_PX);

/** Presses a button of the topmost sheet by the word that it ends with. */
const tap = ({ page }: View, word: string) =>
  page.evaluate((word) => {
    const sheet = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const found = [...(sheet?.querySelectorAll('button') ?? [])].find((key) => key.textContent.endsWith(word));
    if (found === undefined) throw new Error(`there is no button "${word}"`);
    found.click();
  }, word);

interface Found {
  readonly rows: number;
  readonly long: number;
  readonly longest: number;
  /** Of the hundred heaviest tasks the fifth: what a task in twenty takes that has anything to do. */
  readonly heavy: number;
  readonly all: number;
}

/** Of several passes the one in the middle: what the machine does to one of them is no part of it. */
const middle = (found: readonly Found[], of: (one: Found) => number): number =>
  found.map(of).sort((a, b) => a - b)[found.length >> 1] ?? Number.NaN;

export async function weighList(view: View, all: AllPages): Promise<void> {
  const { page } = view;
  await page.evaluate(() => history.pushState(null, '', '/?z=bet-history'));
  const list = page.getByRole('dialog', { name: 'Riwayat taruhan' }).getByRole('list', { name: 'Taruhan' });
  await list.waitFor();
  const scroller = await list.evaluateHandle((element) => element.parentElement);
  const place = () => scroller.evaluate((scroller, px) => (scroller?.scrollTop ?? 0) / px, ROW_PX);
  const results = new Map<string, Found[]>();
  const weigh = async (what: string, work: () => Promise<unknown>) => {
    const before = await place();
    const tasks = await recorded(view, async () => {
      await page.evaluate(() => console.timeStamp('from'));
      await work();
      await page.waitForTimeout(REST_MS);
      await page.evaluate(() => console.timeStamp('to'));
    });
    const sorted = [...tasks('from', 'to')].sort((a, b) => b - a);
    const found = {
      rows: (await place()) - before,
      long: sorted.filter((ms) => ms >= LONG_MS).length,
      longest: sorted[0] ?? 0,
      heavy: sorted[4] ?? 0,
      all: sorted.reduce((sum, ms) => sum + ms, 0),
    };
    results.set(what, [...(results.get(what) ?? []), found]);
  };
  const top = async () => {
    await scroller.evaluate((scroller) => scroller?.scrollTo(0, 0));
    await page.waitForTimeout(REST_MS);
  };
  const many = Math.max(0, all.count - LAST_PAGES);
  let listed = 0;
  /** Nobody looks while all pages come: that is not what is weighed, and they come by the thousand. The last ones are as they are. */
  const fill = async () => {
    await page.route(/\/game\/record\?.*after=/, (route) => {
      const after = new URL(route.request().url()).searchParams.get('after') ?? '';
      return route.fulfill({
        json: all.following(after, Math.max(1, Math.min(FILLED_AT_ONCE, many - all.before(after)))),
      });
    });
    await through(scroller, many * BETS_PAGE);
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForTimeout(REST_MS);
    listed = await scroller.evaluate((scroller, px) => Math.round((scroller?.scrollHeight ?? 0) / px), ROW_PX);
  };
  const filtered = async (what: string, on: () => Promise<unknown>, off: () => Promise<unknown>) => {
    await fill();
    await top();
    await weigh(`by ${what}`, on);
    await weigh(`by no ${what}`, off);
  };
  const days = async (word: string) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
    await page.waitForTimeout(REST_MS);
    await tap(view, word);
  };

  // Code is compiled where it is hot: that is over before it is weighed.
  await scroll(scroller, QUICK_PX);
  await scroll(scroller, -RUSHED_PX, 30);
  for (let pass = 0; pass < PASSES; pass += 1) {
    await top();
    await weigh('flung, first pages', () => fling(view, FLUNG_PX));
    await weigh('and back', () => fling(view, -FLUNG_PX));
    await top();
    await weigh('scrolled, first pages', () => scroll(scroller, QUICK_PX));
    await fill();
    await weigh('scrolled, last pages', () => scroll(scroller, QUICK_PX, 400));
    await weigh('scrolled back', () => scroll(scroller, -QUICK_PX));
    await weigh('scrolled back in a rush', () => scroll(scroller, -RUSHED_PX));
    await weigh('flung back', () => fling(view, -FLUNG_PX));
    await weigh('flung', () => fling(view, FLUNG_PX));
    await weigh('jumping', () => jump(scroller));
    await filtered(
      'result',
      () => tap(view, 'Kalah'),
      () => tap(view, 'Kalah'),
    );
    await filtered(
      'game',
      () => tap(view, 'Dadu'),
      () => tap(view, 'Dadu'),
    );
    await filtered(
      'days',
      () => days('Hari ini'),
      () => days('Bulan ini'),
    );
  }
  console.log(
    `a list of about ${String(listed)} bets, by the main thread: a task of ${LONG_MS.toFixed(1)} ms is long; of ${String(PASSES)} passes the middle`,
  );
  console.table(
    [...results].map(([what, found]) => ({
      what,
      'rows on': middle(found, ({ rows }) => rows).toFixed(0),
      [`tasks over 50 / ${String(SLOWER)} ms, of 0`]: middle(found, ({ long }) => long),
      'longest, ms': middle(found, ({ longest }) => longest).toFixed(1),
      'fifth longest': middle(found, ({ heavy }) => heavy).toFixed(1),
      'all, ms': middle(found, ({ all }) => all).toFixed(0),
      'long ones of each pass': found.map(({ long }) => long).join(' '),
      'longest of each': found.map(({ longest }) => longest.toFixed(1)).join(' '),
    })),
  );
}
