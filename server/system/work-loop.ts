import type { Clock } from '../ports';

/** After something failed that is nobody's own fault (the store cannot be reached), ms. */
const RETRY_MS = 2_000;

export interface WorkLoopDeps {
  readonly clock: Clock;
  /** Looks again after so long at the latest, ms, woken or not. */
  readonly everyMs: number;
  /** Does all that is due. Resolves to when something is due next, epoch ms; null when nothing is known to be. Never runs twice at once. */
  readonly work: () => Promise<number | null>;
  readonly onError: (error: unknown) => void;
}

export interface WorkLoop {
  start(): void;
  /** Something may be due now. Costs nothing while work goes on: it is only looked once more then. */
  wake(): void;
  /** Resolves when `work` does not run any more. */
  stop(): Promise<void>;
}

/** Works whenever something is due, and sleeps on one timer in between. */
export function createWorkLoop({ clock, everyMs, work, onError }: WorkLoopDeps): WorkLoop {
  let stopped = false;
  let woken = false;
  let running: Promise<void> | null = null;
  let endSleep = (): void => undefined;

  const sleepUntil = (when: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = clock.at(when, () => endSleep());
      endSleep = () => {
        endSleep = () => undefined;
        cancel();
        resolve();
      };
    });

  /** When to look again. */
  const turn = async (): Promise<number> => {
    try {
      const next = await work();
      return Math.min(next ?? Infinity, clock.now() + everyMs);
    } catch (error) {
      onError(error);
      return clock.now() + RETRY_MS;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false;
      const next = await turn();
      if (!woken && !stopped) await sleepUntil(next);
    }
  };

  return {
    start() {
      running ??= run();
    },
    // The loop goes on by itself, outside of whatever transaction wakes it.
    wake() {
      woken = true;
      endSleep();
    },
    async stop() {
      stopped = true;
      endSleep();
      await running;
    },
  };
}
