/**
 * What the page's main thread computes between a tap, or a reply, and the end of the frame that shows it: CPU time out of a trace of the browser, which
 * neither a neighbour's load nor this machine's software compositing changes.
 */
import type { TraceEvent } from './main-thread';

export const CATEGORIES = ['devtools.timeline', 'toplevel', 'cc', 'blink.user_timing'];
/** What the page marks when a reply arrives. */
export const REPLY_MARK = 'taps:reply';

export interface TapCosts {
  /** ms of CPU for each press. */
  readonly taps: readonly number[];
  /** ms of CPU for each reply. */
  readonly replies: readonly number[];
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** @param trace the file that the browser wrote */
export function tapCosts(trace: string): TapCosts {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  const mains = new Set<string>();
  for (const event of traceEvents) {
    const thread = `${event.pid}/${event.tid}`;
    if (event.ph === 'M' && event.name === 'thread_name' && event.args?.name === 'CrRendererMain') mains.add(thread);
    const list = threads.get(thread) ?? [];
    list.push(event);
    threads.set(thread, list);
  }
  const [main = []] = [...threads]
    .filter(([thread]) => mains.has(thread))
    .map(([, events]) => events)
    .sort((a, b) => b.length - a.length);
  const sorted = [...main].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: TraceEvent[] = [];
  for (const event of sorted)
    if (
      event.name === 'ThreadControllerImpl::RunTask' &&
      event.ts >= endOf(tasks.at(-1) ?? { ...event, ts: 0, dur: 0 })
    )
      tasks.push(event);
  const frames = sorted.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  /** Every task from the one that something happened in, to the frame that begins after it or that it happened in. */
  const costFrom = (begin: number, seen: number): number | null => {
    const frame = frames.find((each) => endOf(each) > seen && (each.ts >= seen || each.ts <= begin));
    if (!frame) return null;
    return tasks
      .filter((task) => endOf(task) > begin && task.ts < endOf(frame))
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  };
  const dispatched = (type: string) =>
    sorted.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  const clicks = dispatched('click');
  const taps = dispatched('pointerdown').map(({ ts }) => {
    const click = clicks.find((each) => each.ts >= ts);
    return click ? costFrom(ts, click.ts) : null;
  });
  const replies = sorted.filter(({ name }) => name === REPLY_MARK).map(({ ts }) => costFrom(ts, ts));
  const known = (costs: readonly (number | null)[]): number[] => costs.filter((cost) => cost !== null);
  return { taps: known(taps), replies: known(replies) };
}
