import type { Claim, ClaimRow } from '../../contract/deskClaims';
import { DESK_PAGE } from '../../contract/deskParts';
import { CODE, CodeError } from '../../contract/errors';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player } from '../ports';
import { decideClaim } from '../security/identification';
import { queuePage } from '../sql/queue';

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

  const placeOf = async (userId: string) => {
    const row = await db
      .selectFrom('identifications')
      .select(['user_id', 'sent_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) throw refusal();
    return row;
  };

  return {
    /** Those that wait, the longest first. @throws CodeError 3 for a cursor of no claim */
    async list(after: string | undefined): Promise<{ list: ClaimRow[]; next: string | null }> {
      const waiting = rows.select([...COLUMNS]).where('i.state', '=', 'review');
      const behind = after === undefined ? undefined : await placeOf(after);
      const page = await queuePage(waiting, 'i', behind, DESK_PAGE);
      return { list: page.rows.map(rowOf), next: page.next };
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
