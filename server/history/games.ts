import { GAME_IDS, type GameId } from '../../contract/games';
import type { Db } from '../ports';

/** The games that a player has bet on, in the order of the lobby, with how many bets there are of each: the totals that the rooms' own lists keep. */
export async function readGames(db: Db, userId: string): Promise<{ readonly game: GameId; readonly bets: number }[]> {
  const rows = await db.selectFrom('history_totals').select(['list', 'total']).where('user_id', '=', userId).execute();
  const bets = new Map<string, number>();
  for (const { list, total } of rows) {
    // Wingo has a list a model: `wingo:1`.
    const [game = list] = list.split(':');
    bets.set(game, (bets.get(game) ?? 0) + Number(total));
  }
  return GAME_IDS.flatMap((game) => {
    const total = bets.get(game) ?? 0;
    return total > 0 ? [{ game, bets: total }] : [];
  });
}
