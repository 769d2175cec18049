import { type RawBuilder, sql } from 'kysely';
import type { Sen } from '../../rules/money';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import type { Db, Store, Tx } from '../ports';
import { bulk } from '../sql/bulk';
import { breath, ROWS_A_BREATH } from '../sql/breath';

/** The first moment of the WIB day, epoch ms. */
export const wibDayStart = (now: number): number => Math.floor((now + WIB_OFFSET_MS) / DAY_MS) * DAY_MS - WIB_OFFSET_MS;

/** How rooms book what is played. */
const PLAYED = sql.raw(`kind in ('bet', 'payout', 'refund')`);
const OURS = sql.raw(`currency = 'IDR'`);

/** How much of a day's loss was counted: up to the transfer `to`, 0 for none. */
export interface Counted {
  readonly userId: string;
  readonly to: bigint;
  /** Stakes less what came back, sen: negative for who has won. */
  readonly net: Sen;
}

/**
 * The loss of the day up to now of each of these, from the books: stakes that were booked less what came back. Bets that are still open count as lost, so that many at once come no
 * further than one after another. What comes back counts on the day on which it does: a stake counted on its own day already, so that over any days nobody loses more than their limits come to.
 *
 * Transfers of one player are numbered in the order of their commits, because each locks the account: nothing comes later under a lower number than `to`.
 * @param counted how far each was counted on this day
 */
export async function countLoss(
  tx: Tx | Db,
  engine: Store['engine'],
  counted: readonly Counted[],
  dayStart: number,
): Promise<Map<string, Counted>> {
  const known = new Map(counted.map((one) => [one.userId, one]));
  const asked = bulk(
    engine,
    { who: 'text', since: 'bigint' },
    counted.map(({ userId, to }) => [userId, to]),
  );
  const day = sql.val(BigInt(dayStart));
  const { rows } = await sql<{ who: string; last: bigint; net: bigint | string | number }>`
    select who, max(id) as last, sum(case when kind = 'bet' then amount else -amount end) as net
    from (select who, case when since > 0 then since else coalesce(
        (select id from transfers where owner = who and at < ${day} order by id desc limit 1), 0) end as low from ${asked} as asked) as asked
    join transfers on owner = who and id > low
    where ${OURS} and ${PLAYED} and at >= ${day} group by who`.execute(tx);
  for (const { who, last, net } of rows) {
    const before = known.get(who)?.net ?? 0n;
    known.set(who, { userId: who, to: last, net: before + BigInt(net) });
  }
  return known;
}

/** A player's transfers of our currency alone, whose account numbers them: one of another currency may have a higher number and be seen before. */
const oursOf = (userId: string) => sql`from transfers where owner = ${userId} and ${OURS}`;
const STRETCH = sql.lit(ROWS_A_BREATH);

/** The last transfer of a player before a moment, 0 for none: looked for from the newest on, in stretches. */
async function lastBefore(db: Db, userId: string, moment: number): Promise<bigint> {
  const end = sql.val(BigInt(moment));
  for (let below: bigint | null = null; ;) {
    const older: RawBuilder<unknown> = below === null ? sql`` : sql`and id < ${below}`;
    const { rows } = await sql<{ oldest: bigint | null; last: bigint | null; rows: bigint }>`
      select min(id) as oldest, max(case when at < ${end} then id end) as last, count(*) as rows
      from (select id, at ${oursOf(userId)} ${older} order by id desc limit ${STRETCH}) as stretch`.execute(db);
    const { oldest = null, last = null, rows: read = 0n } = rows[0] ?? {};
    if (last !== null || oldest === null || read < BigInt(ROWS_A_BREATH)) return last ?? 0n;
    below = oldest;
    await breath();
  }
}

/**
 * The same of one player, outside of transactions: a day of a hundred thousand bets is half a second of the embedded store, and is read in stretches with others answered in between.
 * @param counted how far it was counted on this day; the answer goes on from there
 */
export async function countOn(db: Db, counted: Counted, dayStart: number): Promise<Counted> {
  const { userId } = counted;
  const day = sql.val(BigInt(dayStart));
  let { net } = counted;
  let to = counted.to > 0n ? counted.to : await lastBefore(db, userId, dayStart);
  for (let isLast = false; !isLast;) {
    const { rows } = await sql<{ last: bigint | null; rows: bigint; net: bigint | string | number | null }>`
      select max(id) as last, count(*) as rows,
        sum(case when at < ${day} then 0 when kind = 'bet' then amount when kind in ('payout', 'refund') then -amount else 0 end) as net
      from (select id, at, kind, amount ${oursOf(userId)} and id > ${to} order by id limit ${STRETCH}) as stretch`.execute(
      db,
    );
    const [stretch] = rows;
    to = stretch?.last ?? to;
    net += BigInt(stretch?.net ?? 0);
    isLast = (stretch?.rows ?? 0n) < BigInt(ROWS_A_BREATH);
    if (!isLast) await breath();
  }
  return { userId, to, net };
}

/** Rounds by game that a player has bets in, settled and not shown yet: what they paid is nobody's to know. */
export type Hidden = ReadonlyMap<string, bigint>;

/** The payouts of rounds that are not shown yet, as a condition; null where there are none. */
const hiddenPayout = (hidden: Hidden) =>
  hidden.size === 0
    ? null
    : sql`kind = 'payout' and ref in (${sql.join([...hidden].map(([game, round]) => `${game}:${round}`))})`;

/** What a player's bets came to in a stretch. A stake that was taken back was none. */
export interface Sum {
  readonly bets: number;
  readonly staked: Sen;
  readonly returned: Sen;
}

interface Row {
  readonly slot: bigint;
  readonly kind: string;
  readonly read: bigint;
  readonly count: bigint;
  readonly sum: bigint | string | number;
}

/** What was booked for a player from a moment on, in slots of `every` ms, without what is not shown yet, and how many rows that took. */
export async function playedBySlot(
  db: Db,
  userId: string,
  from: number,
  every: number,
  hidden: Hidden,
): Promise<{ readonly slots: ReadonlyMap<number, Sum>; readonly read: number }> {
  const start = sql.val(BigInt(from));
  const unseen = hiddenPayout(hidden);
  const shown = unseen === null ? sql`` : sql`and not (${unseen})`;
  const slots = new Map<number, Sum>();
  let read = 0;
  let after: bigint | null = await lastBefore(db, userId, from);
  while (after !== null) {
    const low: bigint = after;
    const end = await sql<{ id: bigint }>`select id from transfers where owner = ${userId} and id > ${low}
      order by id limit 1 offset ${sql.lit(ROWS_A_BREATH)}`.execute(db);
    after = end.rows[0]?.id ?? null;
    const within = after === null ? sql`` : sql`and id <= ${after}`;
    const { rows } = await sql<Row>`
      select (at - ${start}) / ${sql.val(BigInt(every))} as slot, kind, count(*) as read, count(case when leg = 0 then 1 end) as count, sum(amount) as sum
      from transfers where owner = ${userId} and id > ${low} ${within} and ${OURS} and ${PLAYED} ${shown} and at >= ${start}
      group by 1, 2`.execute(db);
    read += addSlots(slots, rows);
    if (after !== null) await breath();
  }
  return { slots, read };
}

/** Adds what was booked in a stretch of the journal. @returns how many rows that were */
function addSlots(slots: Map<number, Sum>, rows: readonly Row[]): number {
  for (const { slot, kind, count, sum } of rows) {
    const before = slots.get(Number(slot)) ?? { bets: 0, staked: 0n, returned: 0n };
    const [n, amount] = [Number(count), BigInt(sum)];
    slots.set(
      Number(slot),
      kind === 'bet'
        ? { ...before, bets: before.bets + n, staked: before.staked + amount }
        : kind === 'refund'
          ? { ...before, bets: before.bets - n, staked: before.staked - amount }
          : { ...before, returned: before.returned + amount },
    );
  }
  return rows.reduce((sum, { read }) => sum + Number(read), 0);
}

/** Sums put together. */
export const total = (sums: Iterable<Sum>): Sum => {
  let [bets, staked, returned] = [0, 0n, 0n];
  for (const sum of sums) {
    bets += sum.bets;
    staked += sum.staked;
    returned += sum.returned;
  }
  return { bets, staked, returned };
};
