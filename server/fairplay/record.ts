import { type FairPlayAct, type FairPlayEntry, RECORD_PAGE } from '../../contract/fairplay';
import type { Db } from '../ports';

/** A page of what a player did, newest first. @param after the `next` of the page before */
export async function readRecord(
  db: Db,
  userId: string,
  after: string | undefined,
): Promise<{ readonly list: FairPlayEntry[]; readonly next: string | null }> {
  let query = db.selectFrom('fair_play_record').selectAll().where('user_id', '=', userId);
  if (after !== undefined) query = query.where('id', '<', after);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(RECORD_PAGE + 1)
    .execute();
  const list = rows
    .slice(0, RECORD_PAGE)
    .map(({ id, at, act }): FairPlayEntry => ({ id, at: Number(at), act: JSON.parse(act) as FairPlayAct }));
  return { list, next: rows.length > RECORD_PAGE ? (list.at(-1)?.id ?? null) : null };
}
