/**
 * The network's weather on the live feed of a fixture: what a server said, as it arrives at a phone. One connection keeps its order, so
 * nothing overtakes; ticks are what a server may leave out; while the connection is gone nothing comes, and then a snapshot stands for
 * everything that was missed, with none of its moments played again. A fixture's steps are one stream: the player's own touches in it are as
 * late as the rest.
 */
import { seededRandom } from '../../scenes/kit/random';
import type { Fixture, Step } from '../deck/fixture';

export interface Weather {
  /** One way, ms. */
  readonly delayMs: number;
  /** Up to so much on top, ms; even for all messages. */
  readonly jitterMs: number;
  /** Share of the ticks that never come, 0 to 1. */
  readonly tickLoss: number;
  /** How often the connection is lost, and for how long. */
  readonly dropsPerMinute: number;
  readonly dropMs: number;
  /** How far the server's clock is ahead of what the phone believes it to be, ms. */
  readonly skewMs: number;
  /** The same weather falls the same way. */
  readonly seed: number;
}

export const CALM: Weather = { delayMs: 0, jitterMs: 0, tickLoss: 0, dropsPerMinute: 0, dropMs: 0, skewMs: 0, seed: 1 };

export const PRESETS = {
  Calm: CALM,
  'Good Wi-Fi': { delayMs: 20, jitterMs: 15, tickLoss: 0.01, dropsPerMinute: 0, dropMs: 0, skewMs: 20, seed: 1 },
  '3G': { delayMs: 180, jitterMs: 120, tickLoss: 0.06, dropsPerMinute: 0, dropMs: 0, skewMs: 80, seed: 1 },
  Train: { delayMs: 250, jitterMs: 500, tickLoss: 0.15, dropsPerMinute: 8, dropMs: 1800, skewMs: 150, seed: 1 },
  Tunnel: { delayMs: 120, jitterMs: 80, tickLoss: 0.05, dropsPerMinute: 6, dropMs: 6000, skewMs: 0, seed: 1 },
} as const satisfies Readonly<Record<string, Weather>>;

export const isCalm = ({ delayMs, jitterMs, tickLoss, dropsPerMinute, dropMs, skewMs }: Weather): boolean =>
  delayMs === 0 && jitterMs === 0 && tickLoss === 0 && skewMs === 0 && (dropsPerMinute === 0 || dropMs === 0);

/** ms of a lap during which there is no connection. */
export interface Drop {
  readonly from: number;
  readonly to: number;
}

/** When the connection is lost in a lap; each time it comes back within the lap. */
export function dropsOf({ dropsPerMinute, dropMs, seed }: Weather, length: number, lap: number): readonly Drop[] {
  if (dropsPerMinute <= 0 || dropMs <= 0) return [];
  const random = seededRandom(seed * 7919 + lap * 31 + 17);
  const period = Math.max(60_000 / dropsPerMinute, dropMs * 1.25);
  const drops: Drop[] = [];
  for (let k = 0; k * period < length; k += 1) {
    const from = Math.round(k * period + (0.2 + random() * 0.3) * Math.max(0, period - dropMs));
    if (from + dropMs < length) drops.push({ from, to: from + dropMs });
  }
  return drops;
}

/** A message of the flight's data stream: the only thing that may be left out. */
const isTick = <View, Cue>({ show, cue, feed }: Step<View, Cue>): boolean =>
  feed !== undefined && show === undefined && cue === undefined;

/** What the next snapshot has to make up for. */
interface Missed<View> {
  readonly view: View | undefined;
  readonly feeds: readonly NonNullable<Step<View, unknown>['feed']>[];
}

const NOTHING = { view: undefined, feeds: [] } as const;

/** The same story as it arrives in such weather; the fixture itself when it is calm. */
export function withWeather<View, Cue>(fixture: Fixture<View, Cue>, weather: Weather): Fixture<View, Cue> {
  if (isCalm(weather)) return fixture;
  const { delayMs, jitterMs, tickLoss, skewMs, seed } = weather;

  function script(start: number, lap: number): readonly Step<View, Cue>[] {
    const random = seededRandom(seed * 104_729 + lap);
    const drops = dropsOf(weather, fixture.length, lap);
    const arrived: Step<View, Cue>[] = [];
    let newest = 0;
    let missed: Missed<View> = NOTHING;
    let next = 0;

    /** Nothing overtakes, and what would come after the lap comes at its end. */
    const arrival = (at: number): number => (newest = Math.min(fixture.length, Math.max(newest, at)));
    const late = (step: Step<View, Cue>, at: number): Step<View, Cue> => {
      const { feed } = step;
      return { ...step, at, ...(feed && { feed: () => feed(at - step.at - skewMs) }) };
    };

    /** The answer to the question that a new connection begins with: there and back again. */
    function snapshot({ to }: Drop): void {
      const lateness = 2 * delayMs + jitterMs * random();
      const { view, feeds } = missed;
      missed = NOTHING;
      const at = arrival(to + lateness);
      if (view === undefined && feeds.length === 0) return;
      arrived.push({
        at,
        ...(view !== undefined && { show: view }),
        ...(feeds.length > 0 && { feed: () => feeds.forEach((feed) => feed(0)) }),
      });
    }

    /** Connections that are back by then. */
    function reconnect(at: number): void {
      for (let drop = drops[next]; drop && drop.to < at; drop = drops[(next += 1)]) snapshot(drop);
    }

    // The server's moments, all of them, are by its own clock.
    for (const step of fixture.script(start + skewMs, lap)) {
      reconnect(step.at);
      const lateness = delayMs + jitterMs * random();
      const left = random() < tickLoss;
      // The room was entered before the weather set in.
      if (step.at === 0) {
        arrived.push(late(step, 0));
        continue;
      }
      const tick = isTick(step);
      const drop = drops[next];
      // Sent while there was no connection, or still on its way when it broke.
      if (drop && step.at + lateness > drop.from) {
        if (!tick)
          missed = { view: step.show ?? missed.view, feeds: [...missed.feeds, ...(step.feed ? [step.feed] : [])] };
        continue;
      }
      if (!(tick && left)) arrived.push(late(step, arrival(step.at + lateness)));
    }
    reconnect(Infinity);
    return arrived;
  }

  return { ...fixture, script };
}
