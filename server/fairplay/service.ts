import { CODE, CodeError, tooSoon } from '../../contract/errors';
import {
  type BreakLength,
  type ExclusionLength,
  type FairPlayAct,
  type FairPlayState,
  type Limit,
  type LimitKind,
  REMINDER_MINUTES,
} from '../../contract/fairplay';
import { breakUntil, exclusionUntil } from '../../rules/fairplay/pauses';
import { fromSen, type Sen, toSen } from '../../rules/money';
import type { Events } from '../events/index';
import { DAY_MS } from '../../rules/wib';
import type { Clock, Db, Entropy, Store, Tx } from '../ports';
import { paidUntold } from '../sql/untold';
import { createAllowance } from '../system/allowance';
import { type Counted, countLoss, type Hidden, wibDayStart } from './books';
import { createLossCounts } from './counts';
import { depositedOn } from './deposits';
import './events';
import { changeLimit } from './limits';
import { countedOn, emptyRow, type FairPlayRow, limitOf, lockRow, pauseOf, readRow } from './rows';

export interface FairPlayDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly entropy: Pick<Entropy, 'id'>;
  readonly events: Pick<Events, 'publish'>;
  readonly hiddenOf: (userId: string) => Promise<Hidden>;
  /** The site's own minutes between two reality checks, 0 for none. */
  readonly siteReminder: () => number;
}

/**
 * Changes a day that protect nobody (a wish for a looser limit, another reminder): each is a line of the record, which is kept for good, and a mail. What protects is never refused; only these make room for
 * more of it, so that there is no more of that either.
 */
export const LOOSENED_PER_DAY = 40;
const LOOSENS: ReadonlySet<FairPlayAct['what']> = new Set(['limit.asked', 'reminder']);
/** A pause that would end so little later is the one that runs, ms. */
const PAUSE_STEP_MS = 5 * 60_000;

/** What a change comes to: fields of the row, and what the record says of it; null where nothing changes. */
type Change = { readonly set: Partial<Omit<FairPlayRow, 'user_id'>>; readonly act: FairPlayAct } | null;

const rupiah = (sen: Sen): number | null => (sen === 0n ? null : fromSen(sen));

/** The minutes that a player may choose: no longer than the site's own, where it has some. */
export const reminderChoices = (siteReminder: number): number[] =>
  REMINDER_MINUTES.filter((minutes) => siteReminder === 0 || minutes <= siteReminder);

/** What players set for themselves, and the record of it. */
export function createFairPlay(deps: FairPlayDeps) {
  const { store, clock, entropy, events, hiddenOf, siteReminder } = deps;
  const countOf = createLossCounts();
  const loosened = createAllowance({ burst: LOOSENED_PER_DAY, perSecond: (LOOSENED_PER_DAY * 1_000) / DAY_MS }, clock);

  /** A change of one player's row, locked, with its line in the record and its event, in one transaction. Returns all that is set afterwards. */
  const change = async (userId: string, decide: (row: FairPlayRow, now: number) => Change): Promise<FairPlayState> => {
    const hidden = await hiddenOf(userId);
    // Before the transaction, which has others wait: within it, and for the first bet after a new limit, only what is new is counted.
    const before = await countedBy((await readRow(store.db, userId)) ?? emptyRow(userId), clock.now());
    return store.transaction(async (tx) => {
      const locked = await lockRow(store, tx, userId);
      const now = clock.now();
      const isNews = before.to > countedOn(locked, before.day).to;
      const news = isNews ? { counted_day: BigInt(before.day), counted_to: before.to, counted_net: before.net } : {};
      const row = { ...locked, ...news };
      const changed = decide(row, now);
      if (changed === null) return describe(tx, row, now, hidden);
      const { act } = changed;
      const set = { ...changed.set, ...news };
      if (LOOSENS.has(act.what) && !loosened.take(userId)) throw tooSoon(loosened.waitMs(userId));
      await tx.updateTable('fair_play').set(set).where('user_id', '=', userId).execute();
      const id = entropy.id();
      await tx
        .insertInto('fair_play_record')
        .values({ id, user_id: userId, at: now, act: JSON.stringify(act) })
        .execute();
      await events.publish(tx, { type: 'fairPlay.changed', userId, payload: { entry: id, act } });
      return describe(tx, { ...row, ...set }, now, hidden);
    });
  };

  const countedBy = async (row: FairPlayRow, now: number): Promise<Counted & { readonly day: number }> => {
    const day = wibDayStart(now);
    return { ...(await countOf(store.db, countedOn(row, day), day)), day };
  };

  /** In a transaction it counts from where the row says. */
  const describe = async (db: Db | Tx, row: FairPlayRow, now: number, hidden: Hidden): Promise<FairPlayState> => {
    const dayStart = wibDayStart(now);
    const counted = await countLoss(db, store.engine, [countedOn(row, dayStart)], dayStart);
    const used: Readonly<Record<LimitKind, Sen>> = {
      loss: (counted.get(row.user_id)?.net ?? 0n) + (await paidUntold(db, row.user_id, hidden, dayStart)),
      deposit: await depositedOn(db, row.user_id, dayStart),
    };
    const limit = (kind: LimitKind): Limit => {
      const { amount, next, nextAt } = limitOf(row, kind, now);
      return {
        amount: rupiah(amount),
        used: used[kind] > 0n ? fromSen(used[kind]) : 0,
        left: amount === 0n ? null : amount > used[kind] ? fromSen(amount - used[kind]) : 0,
        pending: nextAt === 0 ? null : { amount: rupiah(next), at: nextAt },
      };
    };
    return {
      limits: { loss: limit('loss'), deposit: limit('deposit') },
      reminder: { minutes: reminderOf(row), choices: reminderChoices(siteReminder()) },
      pause: pauseOf(row, now),
      serverTime: now,
    };
  };

  /** A shorter reminder of the player's goes before the site's, a longer one never. */
  const reminderOf = ({ reminder }: Pick<FairPlayRow, 'reminder'>): number => {
    const own = Number(reminder);
    const site = siteReminder();
    if (own === 0) return site;
    return site === 0 ? own : Math.min(own, site);
  };

  const limitSet = (kind: LimitKind, amount: Sen, next: Sen, nextAt: number) => ({
    [kind]: amount,
    [`${kind}_next`]: next,
    [`${kind}_next_at`]: BigInt(nextAt),
  });

  return {
    async state(userId: string): Promise<FairPlayState> {
      const hidden = await hiddenOf(userId);
      const row = (await readRow(store.db, userId)) ?? emptyRow(userId);
      const now = clock.now();
      const { day, to, net } = await countedBy(row, now);
      const counted = { counted_day: BigInt(day), counted_to: to, counted_net: net };
      return describe(store.db, { ...row, ...counted }, now, hidden);
    },

    /** What the shell has to know on every page. */
    async brief(userId: string): Promise<{ readonly reminderMinutes: number; readonly pausedUntil?: number }> {
      const row = (await readRow(store.db, userId)) ?? emptyRow(userId);
      const pause = pauseOf(row, clock.now());
      return { reminderMinutes: reminderOf(row), ...(pause !== null && { pausedUntil: pause.until }) };
    },

    /** @param amount rupiah; null for no limit */
    setLimit: (userId: string, kind: LimitKind, amount: number | null) =>
      change(userId, (row, now): Change => {
        const limit = limitOf(row, kind, now);
        const wanted = amount === null ? 0n : toSen(amount);
        const { what, kept } = changeLimit(limit, wanted, now);
        if (what === 'same') return null;
        const act: FairPlayAct =
          what === 'asked'
            ? { what: 'limit.asked', kind, from: fromSen(limit.amount), to: amount, at: kept.nextAt }
            : { what: 'limit.lowered', kind, from: rupiah(limit.amount), to: fromSen(wanted) };
        return { set: limitSet(kind, kept.amount, kept.next, kept.nextAt), act };
      }),

    withdrawLimit: (userId: string, kind: LimitKind) =>
      change(userId, (row, now): Change => {
        const { amount, next, nextAt } = limitOf(row, kind, now);
        if (nextAt === 0) return null;
        const act: FairPlayAct = { what: 'limit.withdrawn', kind, amount: fromSen(amount), to: rupiah(next) };
        return { set: limitSet(kind, amount, 0n, 0), act };
      }),

    /** @throws CodeError 3 for minutes that are no choice */
    setReminder: (userId: string, minutes: number) =>
      change(userId, (row): Change => {
        if (!reminderChoices(siteReminder()).includes(minutes)) throw new CodeError(CODE.parameter);
        const from = reminderOf(row);
        if (from === minutes) return null;
        return { set: { reminder: BigInt(minutes) }, act: { what: 'reminder', from, to: minutes } };
      }),

    startBreak: (userId: string, length: BreakLength) =>
      change(userId, (row, now): Change => {
        const until = breakUntil(length, now);
        const running = pauseOf(row, now);
        // A pause only grows, and nothing takes the place of an exclusion but a longer one.
        if (running !== null && (running.kind === 'exclusion' || running.until + PAUSE_STEP_MS > until)) return null;
        return { set: pauseSet('break', running?.from ?? now, until), act: { what: 'break', length, until } };
      }),

    exclude: (userId: string, length: ExclusionLength) =>
      change(userId, (row, now): Change => {
        const until = exclusionUntil(length, now);
        const running = pauseOf(row, now);
        if (running?.kind === 'exclusion' && running.until + PAUSE_STEP_MS > until) return null;
        return { set: pauseSet('exclusion', now, until), act: { what: 'exclusion', length, until } };
      }),
  };
}

const pauseSet = (kind: 'break' | 'exclusion', from: number, until: number) => ({
  pause: kind,
  pause_from: BigInt(from),
  pause_until: BigInt(until),
});

export type FairPlay = ReturnType<typeof createFairPlay>;
