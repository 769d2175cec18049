import type { DeskBoard } from '../../contract/deskMail';
import type { BoardGroup } from '../../contract/docs';
import type { Db, Tx } from '../ports';

type Text = DeskBoard['title'];

const boardOf = (row: {
  id: string;
  board_group: BoardGroup;
  title: string;
  body: string;
  link: string;
  since_at: bigint;
  until_at: bigint;
}): DeskBoard => ({
  id: row.id,
  group: row.board_group,
  title: JSON.parse(row.title) as Text,
  body: JSON.parse(row.body) as Text,
  link: row.link,
  since: Number(row.since_at),
  until: Number(row.until_at),
});

/** Every notice, the newest first, also those that hang not yet or no longer. */
export const allBoards = async (db: Db): Promise<DeskBoard[]> =>
  (await db.selectFrom('boards').selectAll().orderBy('since_at', 'desc').orderBy('id').limit(200).execute()).map(
    boardOf,
  );

/** One notice, undefined where there is none. */
export async function boardBy(tx: Tx, id: string): Promise<DeskBoard | undefined> {
  const row = await tx.selectFrom('boards').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : boardOf(row);
}

/** Puts a notice up, in the place of the one of its id. */
export async function putBoard(tx: Tx, { id, group, title, body, link, since, until }: DeskBoard): Promise<void> {
  const row = {
    board_group: group,
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    link,
    since_at: since,
    until_at: until,
  };
  await tx
    .insertInto('boards')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export const dropBoard = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('boards').where('id', '=', id).execute();
};
