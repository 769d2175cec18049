import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { deskToday } from '../../contract/deskHouse';
import { fromSen, type Sen } from '../../rules/money';
import { DAY_MS, nextWibMidnight } from '../../rules/wib';
import { createBounds } from '../ledger/journal/bounds';
import type { Clock, Store } from '../ports';

/** Transfers that are summed up at once: some milliseconds of SQLite's one thread, then others have their turn. */
const SLICE = 20_000n;
/** What is older than this is written down for good, ms: nodes commit a little out of order, so the last minutes are counted anew each time. */
const SETTLED_MS = 180_000;
/** So long the same answer serves everybody who asks, ms. */
const FRESH_MS = 10_000;

type Today = z.output<typeof deskToday>;

interface Sum {
  readonly amount: Sen;
  readonly units: bigint;
}
type Sums = ReadonlyMap<string, Sum>;

const NOTHING: Sum = { amount: 0n, units: 0n };

const added = (some: Sums, more: Sums): Sums => {
  const sums = new Map(some);
  for (const [kind, { amount, units }] of more) {
    const before = sums.get(kind) ?? NOTHING;
    sums.set(kind, { amount: before.amount + amount, units: before.units + units });
  }
  return sums;
};

/** What came to each kind in one slice of the journal, from `day` on. */
async function sumsOf(db: Store['db'], from: bigint, before: bigint, day: number): Promise<Sums> {
  const { rows } = await sql<{ kind: string; amount: bigint; units: bigint }>`select kind,
      cast(sum(amount) as bigint) as amount, cast(sum(case when leg = 0 then 1 else 0 end) as bigint) as units
    from transfers where id >= ${sql.val(from)} and id < ${sql.val(before)} and at >= ${sql.val(BigInt(day))} and currency = 'IDR'
    group by kind`.execute(db);
  return new Map(rows.map(({ kind, amount, units }) => [kind, { amount: BigInt(amount), units: BigInt(units) }]));
}

/**
 * What the WIB day has come to, from the journal. Each transfer of the day is read once, when it has settled, and those of the last minutes with every answer: it costs what is new, however
 * long the day is. What comes back late of a bet of yesterday counts today, as the journal has it.
 */
export function createToday({ store: { db }, clock }: { readonly store: Pick<Store, 'db'>; readonly clock: Clock }) {
  const bounds = createBounds(db, clock);
  let kept: { readonly day: number; readonly upto: bigint; readonly sums: Sums } | null = null;
  let answer: { readonly at: number; readonly today: Promise<Today> } | null = null;

  const through = async (from: bigint, before: bigint, day: number): Promise<Sums> => {
    let sums: Sums = new Map();
    for (let at = from; at < before; at += SLICE) {
      sums = added(sums, await sumsOf(db, at, at + SLICE < before ? at + SLICE : before, day));
      await new Promise<void>((goOn) => setImmediate(goOn));
    }
    return sums;
  };

  const count = async (): Promise<Today> => {
    const now = clock.now();
    const day = nextWibMidnight(now) - DAY_MS;
    const known = kept?.day === day ? kept : { day, upto: (await bounds(day, null)).from ?? 0n, sums: new Map() };
    const [{ rows }, edge] = await Promise.all([
      sql<{ last: bigint | null }>`select max(id) as last from transfers`.execute(db),
      bounds(now - SETTLED_MS, null),
    ]);
    const settled = edge.from !== null && edge.from > known.upto ? edge.from : known.upto;
    const sums = added(known.sums, await through(known.upto, settled, day));
    kept = { day, upto: settled, sums };
    const all = added(sums, await through(settled, (rows[0]?.last ?? 0n) + 1n, day));
    const { registered } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<bigint>().as('registered'))
      .where('created_at', '>=', BigInt(day))
      .executeTakeFirstOrThrow();
    const of = (...kinds: readonly string[]) => kinds.reduce((sum, kind) => sum + (all.get(kind)?.amount ?? 0n), 0n);
    const [staked, returned] = [of('bet'), of('payout', 'refund')];
    return {
      since: day,
      bets: Number(all.get('bet')?.units ?? 0n),
      staked: fromSen(staked),
      returned: fromSen(returned),
      kept: fromSen(staked - returned),
      credit: fromSen(of('grant', 'refill')),
      registered: Number(registered),
    };
  };

  return async (): Promise<Today> => {
    const now = clock.now();
    if (answer === null || now - answer.at >= FRESH_MS) {
      const today = count();
      answer = { at: now, today };
      // One that failed is no answer.
      today.catch(() => (answer = null));
    }
    return answer.today;
  };
}
