import type * as z from 'zod/mini';
import { MINIMUM_AGE } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';
import type { Identification, securityEndpoints } from '../../contract/security';
import { wibDay } from '../../rules/wib';
import type { Db, Player, Tx } from '../ports';
import type { SecurityDeps } from './deps';
import type { createPictures } from './pictures';

const UNDER_AGE = `Tanggal lahir tidak sah, atau belum ${MINIMUM_AGE} tahun`;

type Claim = z.output<typeof securityEndpoints.identify.body>;

/** The WIB day, as `wibDay` writes it, on which somebody comes of age; null for a day of birth that there is not. */
function ofAgeOn(born: string): string | null {
  const day = new Date(`${born}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== born || born < '1900') return null;
  return `${Number(born.slice(0, 4)) + MINIMUM_AGE}${born.slice(4).replaceAll('-', '')}`;
}

/** Who a player is: said once, looked at by the desk, and said anew after a refusal (READINGS, Identification). */
export function createIdentification({ store, clock }: SecurityDeps, pictures: ReturnType<typeof createPictures>) {
  const state = async (userId: string, db: Db | Tx = store.db): Promise<Identification> => {
    const row = await db.selectFrom('identifications').selectAll().where('user_id', '=', userId).executeTakeFirst();
    if (!row) return { state: 'none' };
    const { name, document, sent_at, reason } = row;
    return { state: row.state, name, document, sentAt: Number(sent_at), ...(reason !== '' && { reason }) };
  };

  return {
    state: (userId: string) => state(userId),

    /** @throws CodeError 3 for a minor, for a day that there is not, for pictures that are not the player's own; 9005 while one is looked at, or verified */
    async claim({ id: userId, keep }: Player, { name, born, document, pictures: ids }: Claim): Promise<Identification> {
      const ofAge = ofAgeOn(born);
      if (ofAge === null || ofAge > wibDay(clock.now())) throw new CodeError(CODE.parameter, {}, UNDER_AGE);
      if (!(await pictures.areOf(userId, 'identity', ids))) throw new CodeError(CODE.parameter);
      const row = {
        state: 'review' as const,
        name,
        born,
        document,
        pictures: JSON.stringify(ids),
        sent_at: clock.now(),
        decided_at: 0,
        reason: '',
      };
      const sent = await store.transaction(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('identifications')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet(row).where('identifications.state', '=', 'refused'),
          )
          .executeTakeFirst();
        if ((numInsertedOrUpdatedRows ?? 0n) === 0n) throw new CodeError(CODE.repeatedRequest);
        const now = await state(userId, tx);
        await keep?.(tx, now);
        return now;
      });
      await pictures.tidy(userId, 'identity', ids);
      return sent;
    },
  };
}

/** The desk's word on a claim that is looked at, told to the player with the transaction. @returns false when there is none */
export async function decideClaim(
  { clock, events }: Pick<SecurityDeps, 'clock' | 'events'>,
  tx: Tx,
  userId: string,
  verdict: 'verified' | 'refused',
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identifications')
    .set({ state: verdict, decided_at: clock.now(), reason: verdict === 'refused' ? reason : '' })
    .where('user_id', '=', userId)
    .where('state', '=', 'review')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const what = verdict === 'verified' ? 'identityVerified' : 'identityRefused';
  await events.publish(tx, { type: 'account.securityChanged', userId, payload: { what } });
  return true;
}
