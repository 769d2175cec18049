import { CODE, CodeError } from '../../contract/errors';
import { DAY_MS } from '../../rules/wib';
import type { House } from '../modules/module';
import type { Db, Tx } from '../ports';
import { createPictureAllowance } from '../system/picture-allowance';
import type { PictureBox } from '../system/picture-press';

/** A screenshot stays readable in it. */
const BOX: PictureBox = { side: 1_600, fit: 'inside' };
/** Pictures that a player may send in a day. */
export const PICTURES_A_DAY = 20;

/** Pictures that come with messages. */
export function createTicketPictures({
  store,
  clock,
  entropy,
  press,
}: Pick<House, 'store' | 'clock' | 'entropy' | 'press'>) {
  const take = createPictureAllowance(PICTURES_A_DAY, clock);
  const found = (id: string) =>
    store.db.selectFrom('support_pictures').select(['jpeg', 'ticket_id']).where('id', '=', id);

  return {
    /** Those of a day ago that came with no message are forgotten meanwhile. @throws CodeError 1413, 1409, 667 */
    async upload(userId: string, base64: string, address: string | null): Promise<{ id: string }> {
      const jpeg = (
        await press.jpegOf(base64, BOX, { id: userId, address, admit: () => take(userId, address) })
      ).toString('base64');
      const dayAgo = BigInt(clock.now() - DAY_MS);
      const id = entropy.id();
      await store.db
        .deleteFrom('support_pictures')
        .where('user_id', '=', userId)
        .where('ticket_id', '=', '')
        .where('at', '<=', dayAgo)
        .execute();
      await store.db.insertInto('support_pictures').values({ id, user_id: userId, jpeg, at: clock.now() }).execute();
      return { id };
    },

    /** Gives pictures to a conversation. @throws CodeError 3 where one is somebody else's, or has come with a message already */
    async attach(tx: Tx, userId: string | null, ticketId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const taken = await tx
        .updateTable('support_pictures')
        .set({ ticket_id: ticketId })
        .where('id', 'in', [...ids])
        .where('user_id', '=', userId ?? '')
        .where('ticket_id', '=', '')
        .returning('id')
        .execute();
      if (taken.length !== ids.length) throw new CodeError(CODE.parameter);
    },

    /** A player's own. @throws CodeError 3 */
    async own(userId: string, id: string): Promise<Buffer> {
      const row = await found(id).where('user_id', '=', userId).executeTakeFirst();
      if (!row) throw new CodeError(CODE.parameter);
      return Buffer.from(row.jpeg, 'base64');
    },

    /** One that came with a message, and the conversation it is of. @throws CodeError 3 */
    async sent(db: Db | Tx, id: string): Promise<{ readonly jpeg: Buffer; readonly ticketId: string }> {
      const row = await db
        .selectFrom('support_pictures')
        .select(['jpeg', 'ticket_id'])
        .where('id', '=', id)
        .where('ticket_id', '<>', '')
        .executeTakeFirst();
      if (!row) throw new CodeError(CODE.parameter);
      return { jpeg: Buffer.from(row.jpeg, 'base64'), ticketId: row.ticket_id };
    },
  };
}

export type TicketPictures = ReturnType<typeof createTicketPictures>;
