import type { GameId } from '../../contract/games';
import type { TutorialLog } from '../../contract/tutorial';
import type { Answers } from '../http/answers';
import type { Clock, Store } from '../ports';

async function logOf({ db }: Pick<Store, 'db'>, userId: string, game: GameId): Promise<TutorialLog> {
  const row = await db
    .selectFrom('tutorials')
    .select('at')
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return row === undefined ? { game, seen: false } : { game, seen: true, time: Number(row.at) };
}

/** Which games' tutorials a player has seen (contract/tutorial). The first time stands. */
export const tutorialAnswers = (store: Store, clock: Clock): Answers['tutorial'] => ({
  async done({ query: { game } }, { player }) {
    await store.transaction((tx) =>
      tx
        .insertInto('tutorials')
        .values({ user_id: player.id, game, at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return logOf(store, player.id, game);
  },
  log: ({ query: { game } }, { player }) => logOf(store, player.id, game),
});
