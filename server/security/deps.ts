import { CodeError } from '../../contract/errors';
import type { House } from '../modules/module';

/** What the account's security is made of. */
export type SecurityDeps = Pick<House, 'store' | 'clock' | 'entropy' | 'events' | 'press'> & {
  readonly parts: House['accounts']['parts'];
};

export const userRow = ({ store }: Pick<SecurityDeps, 'store'>, id: string) =>
  store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
export type UserRow = Awaited<ReturnType<typeof userRow>>;

/**
 * Compares a secret that somebody typed with what is stored, by the hash queue; wrong ones are counted for the player and the act, however many sessions try at once.
 * @throws CodeError `wrong`, or 667 with the wait after too many
 */
export async function requireSecret(
  { guard, hashing, secrets }: SecurityDeps['parts'],
  { userId, act, typed, stored, wrong }: { userId: string; act: string; typed: string; stored: string; wrong: number },
): Promise<void> {
  const subject = `${act}:${userId}`;
  const attempt = await guard.enter(subject);
  const right = await hashing
    .run({ lane: 'known', player: `${userId}@${act}`, address: null }, () => secrets.matches(typed, stored || null))
    .catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
  if (!right) {
    await attempt.failed(userId);
    throw new CodeError(wrong);
  }
  await guard.clear(subject);
}
