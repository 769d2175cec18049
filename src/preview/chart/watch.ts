/** A running machine, followed for its picture: where it is, what it did last, and the log. Reads only: nothing here can send. */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { logged, type LogEntry } from './log';
import { type Chart, chartOf, leavesOf, litPaths } from './model';

/** As much of a machine's actor as watching it takes; a room's fits. */
export interface Watched {
  readonly sessionId: string;
  readonly system: Pick<AnyActorRef['system'], 'inspect'>;
  getSnapshot(): AnyMachineSnapshot;
}

/** What a chart shows of a moment. */
export interface Moment {
  /** Paths of all states that the machine is in. */
  readonly lit: readonly string[];
  /** Ids of the arrows that were just taken. */
  readonly hot: readonly string[];
  /** Another number for each time that `hot` was told. */
  readonly step: number;
  readonly log: readonly LogEntry[];
}

export interface Watch {
  readonly chart: Chart;
  get(): Moment;
  subscribe(changed: () => void): () => void;
  stop(): void;
}

export interface WatchOptions {
  /** ms, for the log. */
  readonly now: () => number;
  /** When to tell of what came together, such as the next frame: a crowd's bets come a hundred a second. */
  readonly later: (tell: () => void) => void;
}

export function watch(actor: Watched, { now, later }: WatchOptions): Watch {
  const first = actor.getSnapshot();
  const chart = chartOf(first.machine);
  const began = now();
  const listeners = new Set<() => void>();
  let moment: Moment = { lit: litPaths(first.value), hot: [], step: 0, log: [] };
  let fresh = true;
  let waiting = false;

  function tell(): void {
    waiting = false;
    fresh = true;
    for (const listener of [...listeners]) listener();
  }

  const inspection = actor.system.inspect((seen) => {
    if (seen.type !== '@xstate.microstep' || seen.actorRef.sessionId !== actor.sessionId) return;
    const snapshot: unknown = seen.snapshot;
    if (!isMachineSnapshot(snapshot)) return;
    const lit = litPaths(snapshot.value);
    const taken = seen._transitions.flatMap((transition) => chart.arrowOf(transition) ?? []);
    // Said within the machine, and nobody was listening.
    if (taken.length === 0) return;
    // What is entered anew without having been left counts as well.
    const again = taken.flatMap(({ target }) =>
      target === null ? [] : lit.filter((path) => path === target || path.startsWith(`${target}.`)),
    );
    const entered = leavesOf(lit).filter((path) => !moment.lit.includes(path) || again.includes(path));
    const event =
      taken.length === 1 && taken[0] && seen.event.type.startsWith('xstate.') ? taken[0].on : seen.event.type;
    const hot = taken.map(({ id }) => id);
    moment = {
      lit,
      hot: fresh ? hot : [...moment.hot, ...hot],
      step: moment.step + 1,
      log: logged(moment.log, now() - began, event, entered),
    };
    fresh = false;
    if (waiting) return;
    waiting = true;
    later(tell);
  });

  return {
    chart,
    get: () => moment,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    stop() {
      listeners.clear();
      inspection.unsubscribe();
    },
  };
}

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'machine' in snapshot;
