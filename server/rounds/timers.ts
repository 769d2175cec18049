import type { Clock } from '../ports';

/** The timers of one running room, cancelled together. */
export interface Timers {
  /** Runs at or after `when`, never before it, not even by the millisecond by which system timers may be early. */
  at(when: number, run: () => void): void;
  clear(): void;
}

export function createTimers(clock: Clock): Timers {
  const pending = new Set<() => void>();
  let open = true;
  const at = (when: number, run: () => void): void => {
    if (!open) return;
    const cancel = clock.at(when, () => {
      pending.delete(cancel);
      if (clock.now() < when) at(when, run);
      else run();
    });
    pending.add(cancel);
  };
  return {
    at,
    clear() {
      open = false;
      for (const cancel of pending) cancel();
      pending.clear();
    },
  };
}
