import { type RawBuilder, sql } from 'kysely';
import type { GameId } from '../../contract/games';
import type { Db, Tx } from '../ports';
import { breath, ROWS_A_STATEMENT } from './breath';

/**
 * On SQLite: the bets of a round, a slice at a time with a breath between two, as conditions on its rows. The index by round has them by the rows' own numbers, so that each is
 * come by once, whatever the slices before did to theirs.
 */
export async function* slicesOfRound(
  tx: Db | Tx,
  game: GameId,
  round: bigint,
  size = ROWS_A_STATEMENT,
): AsyncGenerator<RawBuilder<boolean>, void> {
  const ofRound = sql`game = ${game} and round_id = ${round}`;
  for (let above = 0n; ;) {
    const { rows } = await sql<{ last: bigint | null }>`select max(number) as last from (
      select rowid as number from bets where ${ofRound} and rowid > ${above} order by rowid limit ${sql.lit(size)})`.execute(
      tx,
    );
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    if (above > 0n) await breath();
    yield sql<boolean>`${ofRound} and rowid > ${above} and rowid <= ${last}`;
    above = last;
  }
}
