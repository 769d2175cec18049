import type { Claim, ClaimRow } from '../../contract/deskClaims';
import { DESK_PAGE } from '../../contract/deskParts';
import { CODE, CodeError } from '../../contract/errors';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player } from '../ports';
import { decideClaim } from '../security/identification';

const refusal = () => new CodeError(CODE.parameter);
const COLUMNS = ['user_id', 'users.name as player_name', 'i.name', 'document', 'sent_at'] as const;

/** Identification at the desk (READINGS, Platform): the queue, the form beside its pictures, and the word on it. */
export function createClaims({ store, clock, events }: House, acts: DeskActs) {
  const { db } = store;
  const rows = db.selectFrom('identifications as i').innerJoin('users', 'users.id', 'i.user_id');
  const rowOf = (row: {
    user_id: string;
    player_name: string;
    name: string;
    document: ClaimRow['document'];
    sent_at: bigint;
  }): ClaimRow => ({
    userId: row.user_id,
    playerName: row.player_name,
    name: row.name,
    document: row.document,
    sentAt: Number(row.sent_at),
  });

  return {
    /** Those that wait, the longest first. @throws CodeError 3 for a cursor of no claim */
    async list(after: string | undefined): Promise<{ list: ClaimRow[]; next: string | null }> {
      let query = rows.select([...COLUMNS]).where('i.state', '=', 'review');
      if (after !== undefined) {
        const last = await db
          .selectFrom('identifications')
          .select('sent_at')
          .where('user_id', '=', after)
          .executeTakeFirst();
        if (last === undefined) throw refusal();
        query = query.where((is) =>
          is.or([
            is('i.sent_at', '>', last.sent_at),
            is.and([is('i.sent_at', '=', last.sent_at), is('i.user_id', '>', after)]),
          ]),
        );
      }
      const found = await query
        .orderBy('i.sent_at')
        .orderBy('i.user_id')
        .limit(DESK_PAGE + 1)
        .execute();
      const list = found.slice(0, DESK_PAGE).map(rowOf);
      return { list, next: found.length > DESK_PAGE ? (list.at(-1)?.userId ?? null) : null };
    },

    /** @throws CodeError 3 */
    async one(userId: string): Promise<Claim> {
      const row = await rows
        .select([...COLUMNS, 'i.state', 'born', 'pictures', 'decided_at', 'reason'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (row === undefined) throw refusal();
      return {
        ...rowOf(row),
        state: row.state,
        born: row.born,
        pictures: JSON.parse(row.pictures) as string[],
        decidedAt: row.decided_at > 0n ? Number(row.decided_at) : null,
        reason: row.reason,
      };
    },

    /** A picture of the claim, and a line in the log of who opened it. @throws CodeError 3 for any other */
    picture: (operator: Player, userId: string, id: string): Promise<Buffer> =>
      acts.perform(operator, { act: 'claim.picture', subject: userId, reason: '' }, async (tx) => {
        const claim = await tx
          .selectFrom('identifications')
          .select('pictures')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (claim === undefined || !(JSON.parse(claim.pictures) as string[]).includes(id)) throw refusal();
        const picture = await tx
          .selectFrom('pictures')
          .select('jpeg')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (picture === undefined) throw refusal();
        return { after: { picture: id }, reply: Buffer.from(picture.jpeg, 'base64') };
      }),

    /** @throws CodeError 3 where none waits: somebody else was quicker */
    decide: (
      operator: Player,
      userId: string,
      { verdict, reason }: { verdict: 'verified' | 'refused'; reason: string },
    ) =>
      acts.perform(operator, { act: `claim.${verdict}`, subject: userId, reason }, async (tx) => {
        if (!(await decideClaim({ clock, events }, tx, userId, verdict, reason))) throw refusal();
        return { before: { state: 'review' }, after: { state: verdict }, reply: {} };
      }),
  };
}
