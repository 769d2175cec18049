import { sql } from 'kysely';
import type { BetDay } from '../../contract/history';
import { fromSen } from '../../rules/money';
import { dayOf } from '../../rules/days';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import type { Store } from '../ports';
import { breath, ROWS_A_BREATH } from '../sql/breath';
import { branchesOf, placesOf, settledWhere } from './branches';
import type { Hidden } from './hidden';
import type { Span } from './span';

interface Row {
  readonly day: bigint;
  readonly bets: bigint;
  readonly staked: bigint | string;
  readonly paid: bigint | string;
}

/** Sums by day, whole ones of a part of the bets and the next. */
type Days = Map<number, { bets: number; staked: bigint; paid: bigint }>;

function add(days: Days, rows: readonly Row[]): void {
  for (const { day, bets, staked, paid } of rows) {
    const before = days.get(Number(day)) ?? { bets: 0, staked: 0n, paid: 0n };
    days.set(Number(day), {
      bets: before.bets + Number(bets),
      staked: before.staked + BigInt(staked),
      paid: before.paid + BigInt(paid),
    });
  }
}

/** What a player's days came to, newest first. Costs as much as there are bets in the span; they are read in stretches of time that hold a few thousand, with others answered in between. */
export async function readDays(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  userId: string,
  span: Span,
  hidden: Hidden,
): Promise<BetDay[]> {
  const results = span.results.filter((result) => result !== 'open');
  const days: Days = new Map();
  for (const branch of branchesOf({ games: span.games, results }, hidden)) {
    const places = placesOf(engine, branch.game);
    for (let { until } = span; until > span.from;) {
      const within = settledWhere(userId, branch, { ...span, until }, places[0]);
      const edge = await sql<{ placed_at: bigint }>`select placed_at from bets where ${within}
        order by placed_at desc, bet_id desc limit 1 offset ${sql.lit(ROWS_A_BREATH)}`.execute(db);
      const from = edge.rows[0] === undefined ? span.from : Number(edge.rows[0].placed_at);
      // In one statement: a bet that is listed meanwhile is in one of its places, and once.
      const stretch = places.map(
        (place) =>
          sql`select placed_at, staked, paid from bets where ${settledWhere(userId, branch, { from, until }, place)}`,
      );
      const { rows } =
        await sql<Row>`select (placed_at + ${sql.lit(WIB_OFFSET_MS)}) / ${sql.lit(DAY_MS)} as day, count(*) as bets, sum(staked) as staked, sum(paid) as paid
        from (${sql.join(stretch, sql` union all `)}) as stretch group by 1`.execute(db);
      add(days, rows);
      until = from;
      if (edge.rows.length > 0) await breath();
    }
  }
  return [...days]
    .sort(([a], [b]) => b - a)
    .map(([day, { bets, staked, paid }]) => ({
      day: dayOf(day * DAY_MS - WIB_OFFSET_MS),
      bets,
      staked: fromSen(staked),
      paid: fromSen(paid),
    }));
}
