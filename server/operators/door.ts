import type { Player, SecondFactors, Store } from '../ports';

/**
 * The desk's door: an operator without a second factor is a player, who may log in and set one up, and nothing else. It stands where sessions are looked up, so that every route and call
 * sees the same account.
 * @param authenticate `fresh` asks the store, whatever is remembered
 */
export const deskDoor =
  (authenticate: (token: string, fresh?: boolean) => Promise<Player | null>, factors: SecondFactors) =>
  async (token: string, fresh = false): Promise<Player | null> => {
    const player = await authenticate(token, fresh);
    if (player?.role !== 'operator' || (await factors.has(player.id))) return player;
    return { ...player, role: 'player' };
  };

/** Two steps as accounts have them, by app or by e-mail. Operators are few: one look by key each. */
export const accountFactors = (db: Store['db']): SecondFactors => ({
  async has(userId) {
    const row = await db.selectFrom('users').select('mfa').where('id', '=', userId).executeTakeFirst();
    return row !== undefined && row.mfa !== '';
  },
});
