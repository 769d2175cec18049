import { CODE, CodeError } from '../../contract/errors';
import { createPictureAllowance } from '../system/picture-allowance';
import type { PictureBox } from '../system/picture-press';
import type { SecurityDeps } from './deps';

type Purpose = 'avatar' | 'identity';

/** What becomes of a picture. */
const BOX: Readonly<Record<Purpose, PictureBox>> = {
  avatar: { side: 256, fit: 'cover' },
  identity: { side: 1_600, fit: 'inside' },
};
/** Pictures that a player may send in a day. */
export const PICTURES_PER_DAY = 30;
/** Those that nothing refers to that are kept. */
export const UNUSED_KEPT = 4;

/** Pictures that players send: of themselves for everybody, of a document for the desk. */
export function createPictures({ store, clock, entropy, press }: SecurityDeps) {
  const take = createPictureAllowance(PICTURES_PER_DAY, clock);

  /** Forgets what a player sent and does not use, but for the newest few. */
  const tidy = async (userId: string, purpose: Purpose, used: readonly string[]): Promise<void> => {
    await store.db
      .deleteFrom('pictures')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('id', 'not in', [...used, ''])
      .where('id', 'not in', (e) =>
        e
          .selectFrom('pictures')
          .select('id')
          .where('user_id', '=', userId)
          .where('purpose', '=', purpose)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(UNUSED_KEPT),
      )
      .execute();
  };

  /** Those that the player wears, or has claimed to be with. */
  const usedBy = async (userId: string, purpose: Purpose): Promise<readonly string[]> => {
    if (purpose === 'avatar') {
      const { avatar } = await store.db
        .selectFrom('users')
        .select('avatar')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return [avatar.slice(1)];
    }
    const claim = await store.db
      .selectFrom('identifications')
      .select('pictures')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return claim === undefined ? [] : (JSON.parse(claim.pictures) as string[]);
  };

  return {
    /**
     * Of those that nothing refers to only the newest few stay: what an account fills of the disk is bounded, however long it goes on.
     * @param address who pays for it beside the player; null for an address that stands for nobody
     * @throws CodeError 1413, 1409, 667
     */
    async upload(userId: string, purpose: Purpose, base64: string, address: string | null): Promise<{ id: string }> {
      const jpeg = (await press.jpegOf(base64, BOX[purpose], () => take(userId, address))).toString('base64');
      const id = entropy.id();
      await store.db.insertInto('pictures').values({ id, user_id: userId, purpose, jpeg, at: clock.now() }).execute();
      await tidy(userId, purpose, await usedBy(userId, purpose));
      return { id };
    },

    /** Whether all of these are the player's own. */
    async areOf(userId: string, purpose: Purpose, ids: readonly string[]): Promise<boolean> {
      const found = await store.db
        .selectFrom('pictures')
        .select('id')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('id', 'in', [...ids])
        .execute();
      return found.length === new Set(ids).size && found.length === ids.length;
    },

    tidy,

    /** An avatar that somebody wears now. @throws CodeError 3 for any other picture */
    async avatar(id: string): Promise<Buffer> {
      const row = await store.db
        .selectFrom('pictures')
        .innerJoin('users', 'users.id', 'pictures.user_id')
        .select('jpeg')
        .where('pictures.id', '=', id)
        .where('purpose', '=', 'avatar')
        .where('users.avatar', '=', `p${id}`)
        .executeTakeFirst();
      if (!row) throw new CodeError(CODE.parameter);
      return Buffer.from(row.jpeg, 'base64');
    },
  };
}
