/** The server's time as far as it is known, epoch ms. Machines are given it; none has a clock of its own. */
export interface Clock {
  now(): number;
}

/** Milliseconds until a moment of the server's clock; 0 once it has passed or is not known. */
export const until = (clock: Clock, at: number | null): number => (at === null ? 0 : Math.max(0, at - clock.now()));
