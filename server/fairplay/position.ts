import { tooSoon } from '../../contract/errors';
import { CURVE_POINTS, type Net } from '../../contract/fairplay';
import { fromSen } from '../../rules/money';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import type { Answers } from '../http/answers';
import type { Clock, Store } from '../ports';
import { Buckets, type Rate } from '../system/bucket';
import { type Hidden, playedBySlot, type Sum, total, wibDayStart } from './books';

/** Transfers of a player that are read: a busy month's at once, then as many as the store's one thread can spare. */
export const POSITION_READ: Rate = { burst: 100_000, perSecond: 5_000 };
/** No sitting is longer, ms. */
const LONGEST_SITTING_MS = DAY_MS;
/** Points of a curve are at least so far apart, ms. */
const SHORTEST_STEP_MS = 60_000;

/** Where the WIB week (its Monday) and the WIB month of a moment begin, epoch ms. */
function beginnings(now: number): { readonly week: number; readonly month: number } {
  const dayStart = wibDayStart(now);
  const day = new Date(dayStart + WIB_OFFSET_MS);
  return {
    week: dayStart - ((day.getUTCDay() + 6) % 7) * DAY_MS,
    month: dayStart - (day.getUTCDate() - 1) * DAY_MS,
  };
}

/** A stake of before may have come back since: nothing was staked then, and what is more came back. */
const netOf = (since: number, { bets, staked, returned }: Sum): Net => ({
  since,
  bets: Math.max(0, bets),
  staked: fromSen(staked > 0n ? staked : 0n),
  returned: fromSen(returned - (staked < 0n ? staked : 0n)),
});

export interface PositionDeps {
  readonly store: Pick<Store, 'db'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly hiddenOf: (userId: string) => Promise<Hidden>;
}

/**
 * What a player's sitting, day, week and month came to (contract/fairplay), from the books; what a round paid that is not shown yet is not told.
 * @throws CodeError 667 with the wait for who has read too much
 */
export function positionAnswer(
  { store: { db }, clock, hiddenOf }: PositionDeps,
  read = new Buckets(POSITION_READ),
): Answers['fairPlay']['position'] {
  const turns = new Map<string, Promise<unknown>>();
  /** One at a time of a player: what it costs is known once it has been read, and many at once would all find that nothing was owed. */
  const inTurn = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work, work);
    turns.set(id, mine);
    try {
      return await mine;
    } finally {
      if (turns.get(id) === mine) turns.delete(id);
    }
  };

  const positionOf = async (id: string, asked: number) => {
    const now = clock.now();
    const waitMs = read.wait(id, now, 1);
    if (waitMs > 0) throw tooSoon(waitMs);
    const hidden = await hiddenOf(id);
    const { week, month } = beginnings(now);
    const from = Math.min(week, month);
    const days = await playedBySlot(db, id, from, DAY_MS, hidden);
    const since = Math.min(now, Math.max(asked, now - LONGEST_SITTING_MS));
    const step = Math.max(SHORTEST_STEP_MS, Math.ceil((now - since + 1) / CURVE_POINTS));
    const sitting = await playedBySlot(db, id, since, step, hidden);
    read.owe(id, now, days.read + sitting.read);
    const sumFrom = (start: number): Sum =>
      total([...days.slots].flatMap(([slot, sum]) => (from + slot * DAY_MS >= start ? [sum] : [])));
    return {
      session: netOf(since, total(sitting.slots.values())),
      day: netOf(wibDayStart(now), sumFrom(wibDayStart(now))),
      week: netOf(week, sumFrom(week)),
      month: netOf(month, sumFrom(month)),
      curve: curveOf(sitting.slots, since, step, now),
      serverTime: now,
    };
  };

  return ({ query }, { player: { id } }) => inTurn(id, () => positionOf(id, query.since));
}

/** The net after each step, and now; it begins at nothing. */
function curveOf(slots: ReadonlyMap<number, Sum>, since: number, step: number, now: number) {
  const points = [{ at: since, net: 0 }];
  let net = 0n;
  for (let slot = 0; since + slot * step <= now; slot += 1) {
    const { staked, returned } = slots.get(slot) ?? { staked: 0n, returned: 0n };
    net += returned - staked;
    points.push({ at: Math.min(now, since + (slot + 1) * step), net: Number(net) / 100 });
  }
  return points;
}
