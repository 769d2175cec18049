import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import type { Clock, Db } from '../ports';
import type { Records } from '../site/replay';
import { archivedRound } from '../store/archive/archive';
import type { SiteRules } from './deps';
import { GAMES } from './games';

const forEachGame = (reader: (game: OpenGame) => (roundId: string) => Promise<unknown>): Records =>
  Object.fromEntries(OPEN_GAMES.map((game) => [game, reader(game)])) as Records;

const isShared = (game: OpenGame): boolean => GAMES[game].rounds.some(({ shared }) => shared);

/** Records of a game that are remembered, and for how long: who is in one may have another name by then. */
const REMEMBERED = 16;
const REMEMBERED_MS = 5_000;

/** Makes a record once for all who ask for it about then: a crowd's is made of thousands of bets, and all of the crowd ask when it is over. What has none yet is looked for anew. */
function remembering(
  clock: Pick<Clock, 'now'>,
  read: (id: string) => Promise<unknown>,
): (id: string) => Promise<unknown> {
  const known = new Map<string, { readonly at: number; readonly record: Promise<unknown> }>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined && clock.now() - before.at < REMEMBERED_MS) return before.record;
    const made = { at: clock.now(), record: read(id) };
    known.delete(id);
    known.set(id, made);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    const forget = (): void => {
      if (known.get(id) === made) known.delete(id);
    };
    made.record.then((record) => (record === null ? forget() : undefined), forget);
    return made.record;
  };
}

/** The public records of every game's rounds that are in the tables of play; a solo game's from the archive too. */
export const publicRecords = (db: Db, site: SiteRules, clock: Pick<Clock, 'now'>): Records =>
  forEachGame((game) => {
    const read = (id: string) => GAMES[game].record({ db, site, now: clock.now() }, id);
    return isShared(game) ? remembering(clock, read) : read;
  });

/**
 * The same, with rooms' rounds that are in the archive as they were when they came there. The archive is asked first: rounds that are in both places are there with all that
 * was before them.
 */
export const withArchive = (db: Db, records: Records): Records =>
  forEachGame((game) =>
    isShared(game)
      ? async (id) => {
          const kept = await archivedRound(db, game, id);
          return kept === null ? records[game](id) : kept.record;
        }
      : records[game],
  );
