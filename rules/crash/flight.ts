/**
 * The flight clock of the crash room: what the canvas reads each frame between ticks that come at 10 Hz.
 *
 * It keeps one number, the moment of take-off by the reader's clock, estimates it anew from every tick, and lets the shown value glide
 * towards the estimate. An early tick proves that we were behind and weighs more than a late one, which is mostly
 * jitter. The shown flight never runs backwards; only the crash itself, being the truth, may correct it.
 */
import { CRASH_LAG_MS } from '../../contract/constants';
import { RATE_ONE, type Rate } from '../money';
import { multiplierAt, timeAt } from './curve';

/** No tick for this long, and the flight holds and says so. */
export const LAG_MS = CRASH_LAG_MS;

/** Time constant of the glide from the shown take-off to the estimated one. */
export const GLIDE_MS = 250;

/** How much of the difference a tick moves the estimate, when it came earlier or later than expected. */
export const TRUST = { early: 0.5, late: 0.05 } as const;

/**
 * What moves the clock. All moments are by the reader's own clock (the one whose `now` is passed to `read`), in ms.
 * - `wait`: a round is being prepared and leaves at `startAt`; this is also what resets the clock for a new round.
 * - `tick`: the data stream said that the flight is `elapsedMs` old; it arrived at `receivedAt`.
 * - `crash`: the round ended at `target`.
 */
export type FlightEvent =
  | { readonly kind: 'wait'; readonly startAt: number }
  | { readonly kind: 'tick'; readonly elapsedMs: number; readonly receivedAt: number }
  | { readonly kind: 'crash'; readonly target: Rate };

/** `lagging`: the flight should be going but nothing is heard of it; the reading holds. */
export type FlightPhase = 'waiting' | 'flying' | 'lagging' | 'crashed';

/** One reading; the caller owns and reuses it. */
export interface FlightReading {
  phase: FlightPhase;
  /** Milliseconds since take-off, 0 before it. */
  elapsedMs: number;
  /** The multiplier at `elapsedMs`; the target once crashed. */
  rate: Rate;
  /** Milliseconds until take-off while waiting, else 0. */
  waitMs: number;
}

export interface Flight {
  feed(event: FlightEvent): void;
  /** Writes the state at `nowMs` into `into` and returns it. Allocates nothing. `nowMs` must not decrease. */
  read(nowMs: number, into: FlightReading): FlightReading;
}

/** A reading to pass to {@link Flight.read}. */
export function createReading(): FlightReading {
  return { phase: 'waiting', elapsedMs: 0, rate: RATE_ONE, waitMs: 0 };
}

/** A clock that waits for a round it knows nothing of yet. */
export function createFlight(): Flight {
  let stage: 'waiting' | 'flying' | 'crashed' = 'waiting';
  let startAt = Number.NaN;
  let target: Rate = RATE_ONE;
  let newestElapsed = 0;
  let heardAt = 0;
  let takeOff = 0; // estimated
  let shownTakeOff = 0; // glides towards the estimate
  let shownElapsed = 0;
  let readAt = Number.NaN;

  function wait(at: number): void {
    stage = 'waiting';
    startAt = at;
    newestElapsed = 0;
    shownElapsed = 0;
    readAt = Number.NaN;
  }

  function tick(elapsedMs: number, receivedAt: number): void {
    if (stage === 'crashed') return; // a straggler of the round that is over
    if (stage === 'waiting' && receivedAt < startAt - LAG_MS) return; // too early for the round that is awaited: of the one before
    const seen = receivedAt - elapsedMs;
    if (stage === 'waiting') {
      stage = 'flying';
      takeOff = seen;
      shownTakeOff = seen;
    } else {
      if (elapsedMs < newestElapsed) return; // overtaken
      const off = seen - takeOff;
      takeOff += off * (off < 0 ? TRUST.early : TRUST.late);
    }
    newestElapsed = elapsedMs;
    heardAt = receivedAt;
  }

  function fly(nowMs: number, into: FlightReading): void {
    const passed = nowMs > readAt ? nowMs - readAt : 0;
    readAt = nowMs;
    if (nowMs - heardAt > LAG_MS) {
      shownElapsed = Math.max(shownElapsed, heardAt + LAG_MS - shownTakeOff);
      shownTakeOff = nowMs - shownElapsed; // so that it goes on from here when ticks come again
      into.phase = 'lagging';
    } else {
      shownTakeOff += ((takeOff - shownTakeOff) * passed) / (passed + GLIDE_MS);
      shownElapsed = Math.max(shownElapsed, nowMs - shownTakeOff);
      into.phase = 'flying';
    }
    into.elapsedMs = shownElapsed;
    into.rate = multiplierAt(shownElapsed);
    into.waitMs = 0;
  }

  return {
    feed(event) {
      switch (event.kind) {
        case 'wait':
          wait(event.startAt);
          return;
        case 'tick':
          tick(event.elapsedMs, event.receivedAt);
          return;
        case 'crash':
          stage = 'crashed';
          target = event.target;
          shownElapsed = timeAt(target);
          return;
      }
    },

    read(nowMs, into) {
      switch (stage) {
        case 'waiting':
          into.phase = nowMs - startAt > LAG_MS ? 'lagging' : 'waiting';
          into.elapsedMs = 0;
          into.rate = RATE_ONE;
          into.waitMs = nowMs < startAt ? startAt - nowMs : 0;
          return into;
        case 'flying':
          fly(nowMs, into);
          return into;
        case 'crashed':
          into.phase = 'crashed';
          into.elapsedMs = shownElapsed;
          into.rate = target;
          into.waitMs = 0;
          return into;
      }
    },
  };
}
