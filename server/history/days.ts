import { sql } from 'kysely';
import type { BetDay } from '../../contract/history';
import { fromSen } from '../../rules/money';
import { DAY_MS, WIB_OFFSET_MS } from '../../rules/wib';
import type { Db } from '../ports';
import { branchesOf, settledWhere } from './branches';
import type { Hidden } from './hidden';
import { dayOf, type Span } from './span';

interface Row {
  readonly day: bigint;
  readonly bets: bigint;
  readonly staked: bigint | string;
  readonly paid: bigint | string;
}

/** What a player's days came to, newest first: bets that are settled and shown. Costs as much as there are bets in the span. */
export async function readDays(db: Db, userId: string, span: Span, hidden: Hidden): Promise<BetDay[]> {
  const results = span.results.filter((result) => result !== 'open');
  const parts = branchesOf({ games: span.games, results }, hidden).map(
    (branch) => sql`select placed_at, staked, paid from bets where ${settledWhere(userId, branch, span)}`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<Row>`select (placed_at + ${sql.lit(WIB_OFFSET_MS)}) / ${sql.lit(DAY_MS)} as day,
      count(*) as bets, sum(staked) as staked, sum(paid) as paid
    from (${sql.join(parts, sql` union all `)}) as parts group by 1 order by 1 desc`.execute(db);
  return rows.map(({ day, bets, staked, paid }) => ({
    day: dayOf(Number(day) * DAY_MS - WIB_OFFSET_MS),
    bets: Number(bets),
    staked: fromSen(BigInt(staked)),
    paid: fromSen(BigInt(paid)),
  }));
}
