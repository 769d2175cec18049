import { CODE, CodeError } from '../../contract/errors';
import { nameKey, normalPhone } from '../accounts/identity';
import { type SecurityDeps, userRow } from './deps';
import type { createPictures } from './pictures';

/** Name and avatar, as everybody sees them. */
export function createProfile(deps: SecurityDeps, pictures: ReturnType<typeof createPictures>) {
  const { store, parts } = deps;
  return {
    /** @throws CodeError 3 for a name that could be a phone or a picture that is not the player's, 7010 for a name that somebody has */
    async change(userId: string, { name, avatar }: { name?: string | undefined; avatar?: string | undefined }) {
      if (name !== undefined && normalPhone(name) !== null) throw new CodeError(CODE.parameter);
      const picture = avatar?.startsWith('p') ? avatar.slice(1) : null;
      if (picture !== null && !(await pictures.areOf(userId, 'avatar', [picture]))) throw new CodeError(CODE.parameter);
      const change = {
        ...(name !== undefined && { name, name_key: nameKey(name) }),
        ...(avatar !== undefined && { avatar }),
      };
      if (Object.keys(change).length > 0)
        await store.db
          .updateTable('users')
          .set(change)
          .where('id', '=', userId)
          .execute()
          .catch((error: unknown) => {
            throw error instanceof Error && /unique|duplicate/i.test(error.message)
              ? new CodeError(CODE.userExists)
              : error;
          });
      const row = await userRow(deps, userId);
      if (avatar !== undefined) await pictures.tidy(userId, 'avatar', picture === null ? [] : [picture]);
      parts.ended({ kind: 'some', userId });
      return { name: row.name, avatar: row.avatar };
    },
  };
}
