import type { Timers } from '../timers';

/** After this long without a frame the server is asked for a sign of life, ms. */
export const QUIET_MS = 1_200;
/** It has this long to give one before the line counts as silent, ms. Together under the 3 s after which a player has to know. */
export const ANSWER_MS = 1_300;
/** The same where the device itself says that its network is gone, ms. */
export const DOUBT_MS = 400;
/** A check this late means that the page was asleep, not that the line was silent. */
const LATE_MS = 700;

export interface PulseOptions {
  readonly timers: Timers;
  /** Asks the server for a sign of life. */
  readonly ping: () => void;
  /** Whether anybody looks at what the line brings: an unwatched one is only judged when there is doubt. */
  readonly watched: () => boolean;
  readonly changed: (silent: boolean) => void;
}

/**
 * Notices within seconds that nothing arrives on a connection which nobody has closed, long before its lifetime is over; and that it lives after
 * all. Begins with the connection, ends by `stop`.
 */
export class Pulse {
  private heardAt: number;
  private silent = false;
  private cancel: () => void;

  constructor(private readonly options: PulseOptions) {
    this.heardAt = options.timers.now();
    this.cancel = this.quietLater();
  }

  /** A frame has arrived. */
  heard(): void {
    this.heardAt = this.options.timers.now();
    if (!this.silent) return;
    this.silent = false;
    this.cancel();
    this.cancel = this.quietLater();
    this.options.changed(false);
  }

  /** The device says that its network is gone: nothing is believed until the server has answered. */
  doubt(): void {
    if (!this.silent) this.ask(DOUBT_MS);
  }

  stop(): void {
    this.cancel();
  }

  private quietLater(): () => void {
    const { timers, watched } = this.options;
    return timers.after(Math.max(0, this.heardAt + QUIET_MS - timers.now()), () => {
      if (timers.now() - this.heardAt < QUIET_MS) this.cancel = this.quietLater();
      else if (watched()) this.ask(ANSWER_MS);
      else this.cancel = timers.after(QUIET_MS, () => (this.cancel = this.quietLater()));
    });
  }

  private ask(allowance: number): void {
    const { timers, ping, changed } = this.options;
    const askedAt = timers.now();
    this.cancel();
    ping();
    this.cancel = timers.after(allowance, () => {
      if (this.heardAt > askedAt) this.cancel = this.quietLater();
      else if (timers.now() - askedAt - allowance > LATE_MS) this.ask(allowance);
      else {
        this.silent = true;
        changed(true);
      }
    });
  }
}
