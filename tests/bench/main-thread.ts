/**
 * What a page's main thread has to do, task by task, in the processor's time of that thread alone: what else the machine does, how the picture is put together
 * and a throttled clock have no part in it, so that two runs of one build agree.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';

/** One thing that the browser's log of events has. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** μs. */
  readonly ts: number;
  readonly dur?: number;
  /** μs of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string; readonly message?: string } };
}

/** The browser's own names of a task that a thread takes from its queue, and of what `console.timeStamp` leaves. */
const [TASK, MARK] = ['ThreadControllerImpl::RunTask', 'TimeStamp'];
/** A folder in which each record is kept with all that a browser's developer tools show of it; that costs the page something itself. */
const KEPT_IN = process.env.BENCH_TRACES;
const CATEGORIES = ['toplevel', 'devtools.timeline'];
const MORE_CATEGORIES = ['disabled-by-default-devtools.timeline', 'v8', 'blink', 'disabled-by-default-v8.cpu_profiler'];

let kept = 0;

/** The main thread's time of each task, ms, in their order, from the one in which a mark was left to the one in which another was. */
export type Tasks = (from: string, to: string) => readonly number[];

/** Has something done, and tells what the page's main thread did between the marks that it left. */
export async function recorded(
  { page, devtools }: { readonly page: Page; readonly devtools: CDPSession },
  work: () => Promise<unknown>,
): Promise<Tasks> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordAsMuchAsPossible',
      includedCategories: KEPT_IN === undefined ? CATEGORIES : [...CATEGORIES, ...MORE_CATEGORIES],
      excludedCategories: ['*'],
    },
  });
  await work();
  // What was begun before the last mark is told of once it is over.
  await page.evaluate(() => 0);
  const complete = new Promise((resolve) => void devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  if (KEPT_IN !== undefined) writeFileSync(join(KEPT_IN, `${String((kept += 1))}.json`), JSON.stringify(events));
  const momentOf = (name: string): TraceEvent => {
    const found = events.find((event) => event.name === MARK && event.args?.data?.message === name);
    if (found === undefined) throw new Error(`nothing left the mark "${name}"`);
    return found;
  };
  return (fromName, toName) => {
    const [from, to] = [momentOf(fromName), momentOf(toName)];
    return events
      .filter(
        ({ name, ph, pid, tid, ts, dur = 0 }) =>
          name === TASK && ph === 'X' && pid === from.pid && tid === from.tid && ts + dur > from.ts && ts < to.ts,
      )
      .sort((one, other) => one.ts - other.ts)
      .map(({ tdur = 0 }) => tdur / 1_000);
  };
}
