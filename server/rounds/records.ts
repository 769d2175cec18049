import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import type { Clock, Db } from '../ports';
import type { Records } from '../site/replay';
import { archivedRound } from '../store/archive/archive';
import type { SiteRules } from './deps';
import { GAMES } from './games';

const forEachGame = (reader: (game: OpenGame) => (roundId: string) => Promise<unknown>): Records =>
  Object.fromEntries(OPEN_GAMES.map((game) => [game, reader(game)])) as Records;

/** The public records of every game's rounds that are in the tables of play; a solo game's from the archive too. */
export const publicRecords = (db: Db, site: SiteRules, clock: Pick<Clock, 'now'>): Records =>
  forEachGame((game) => (id) => GAMES[game].record({ db, site, now: clock.now() }, id));

/**
 * The same, with rooms' rounds that are in the archive as they were when they came there. The archive is asked first: rounds that are in both places are there with all that
 * was before them.
 */
export const withArchive = (db: Db, records: Records): Records =>
  forEachGame((game) =>
    GAMES[game].rounds.some(({ shared }) => shared)
      ? async (id) => {
          const kept = await archivedRound(db, game, id);
          return kept === null ? records[game](id) : kept.record;
        }
      : records[game],
  );
