import { sql } from 'kysely';
import type { Db } from '../../ports';
import { BETS, ROUNDS } from './bets';
import { ANSWERS, BOOKS, EXCHANGES } from './books';
import type { Check } from './check';
import { HOLDS } from './holds';
import { TURNOVERS } from './turnovers';

/** Everything that must hold, each as a query for what breaks it. */
const CHECKS: readonly Check[] = [...BOOKS, ...EXCHANGES, ...ANSWERS, ...HOLDS, ...TURNOVERS, ...BETS, ...ROUNDS];

/**
 * Reads the whole ledger and every bet of every game, and returns one sentence for each fault: empty when the books are right. Each check
 * is one statement, so it holds on a store that others write to.
 */
export async function audit(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const { says, query } of CHECKS) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(db);
    faults.push(...rows.map((row) => says(row.found)));
  }
  return faults;
}
