/** What panels have the main thread do until they show what they have, beside an empty sheet. */
import type { CDPSession, Page } from 'playwright';
import { PICTURED } from '../visual/panels';
import type { StandingHouse } from '../visual/standing-house';
import { recorded } from './main-thread';

interface View {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** The sheet of a name that is none: a title and a sentence. */
const EMPTY = { name: 'empty sheet', at: () => '/?z=none' };
/** It is opened again before every third panel. */
const EMPTY_EVERY = 3;
/** How long a page rests after a panel has come or gone, so that what follows from it falls on no other, ms. */
const REST_MS = 400;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
/** Of several figures the lower quartile: what a busy machine does to a thread's time it only adds. */
const usual = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 2] ?? Number.NaN;

/** Goes to a panel as a link does, to one over another after that one is there; leaves the marks `<name> from`, `<name> shown` in the task that draws the first frame in which nothing of it is on its way, and `<name> rest`. */
async function open(page: Page, name: string, address: string): Promise<void> {
  const [below, over] = address.split('_');
  if (over !== undefined) await open(page, `below ${name}`, below ?? '/');
  await page.evaluate(
    ([name, address]) =>
      new Promise<void>((resolve) => {
        const settled = () =>
          [...document.querySelectorAll('[role="dialog"]')]
            .at(-1)
            ?.querySelector('[aria-busy="true"], [aria-label="Memuat"], [aria-label="Loading"]') === null;
        const look = () => {
          if (!settled()) return;
          watcher.disconnect();
          // In the task that draws it.
          requestAnimationFrame(() => {
            console.timeStamp(`${name ?? ''} shown`);
            resolve();
          });
        };
        const watcher = new MutationObserver(look);
        // In a task of its own: the one that asks for it is none of a player's.
        setTimeout(() => {
          console.timeStamp(`${name ?? ''} from`);
          watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
          history.pushState(null, '', address);
        }, 50);
      }),
    [name, address] as const,
  );
  await page.waitForTimeout(REST_MS);
  await page.evaluate((name) => console.timeStamp(`${name} rest`), name);
}

async function close(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState(null, '', '/'));
  // The empty one is no panel: no address closes it.
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await page.waitForTimeout(REST_MS);
}

/** `BENCH_PANELS=inbox,bet-history`: these alone. */
const ASKED = process.env.BENCH_PANELS?.split(',');

/** Turns alternate: each panel once, an empty sheet among them, all of them a few times. */
export async function weighOpening(view: View, house: StandingHouse, turns: number): Promise<void> {
  const panels = PICTURED.filter(
    ({ name, guest, press }) => !guest && press === undefined && (ASKED === undefined || ASKED.includes(name)),
  );
  // The sheet that all are held against comes often: once in a turn it would be as chance has it.
  const steps = panels.flatMap((panel, i) => {
    const own = { ...panel, of: panel.name };
    return i % EMPTY_EVERY === 0 ? [{ ...EMPTY, name: `${EMPTY.name} ${String(i)}`, of: EMPTY.name }, own] : [own];
  });
  const costs = new Map([EMPTY, ...panels].map(({ name }) => [name, { shown: [] as number[], rest: [] as number[] }]));
  // In the first turns code comes and is compiled.
  for (let turn = -2; turn < turns; turn += 1) {
    const tasks = await recorded(view, async () => {
      for (const { name, at } of steps) {
        await open(view.page, name, at(house));
        await close(view.page);
      }
    });
    if (turn < 0) continue;
    for (const { name, of } of steps) {
      costs.get(of)?.shown.push(sum(tasks(`${name} from`, `${name} shown`)));
      costs.get(of)?.rest.push(sum(tasks(`${name} from`, `${name} rest`)));
    }
  }
  const empty = costs.get(EMPTY.name);
  const ratio = (of: readonly number[], to: readonly number[] = []) => (usual(of) / usual(to)).toFixed(2);
  console.log('until a panel shows what it has, by the main thread');
  console.table(
    [...costs].map(([panel, { shown, rest }]) => ({
      panel,
      'ms at the lower quartile': usual(shown).toFixed(1),
      'empty sheets, of 2': ratio(shown, empty?.shown),
      'with what follows': ratio(rest, empty?.rest),
    })),
  );
}
