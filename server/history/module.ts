import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { OPEN_GAMES } from '../../contract/games';
import { BETS_PAGE, EXPORT_MOST } from '../../contract/history';
import type { House, ServerModule } from '../modules/module';
import { Buckets, type Rate } from '../system/bucket';
import type { CsvLanguage } from '../system/csv';
import { readBet, readBets } from './bets';
import { betHead, betLine } from './csv';
import { readDays } from './days';
import { readGames } from './games';
import { type Hidden, hiddenFrom } from './hidden';
import { rowOf } from './row';
import { type Span, spanOf } from './span';
import { walkBets } from './walk';

/** Bets that one player may have summed up or written out: a long month and a file at once, then as many as the store's one thread can spare. */
export const BETS_READ: Rate = { burst: 200_000, perSecond: 5_000 };

/** When another sum is worth asking for, ms. */
const SUMMING_MS = 1_000;

type Deps = Pick<House, 'store' | 'clock' | 'records' | 'historyDays'>;

/** The player's bets of all games (contract/history). `records` are those of the archive too. */
export function historyModule({ store, clock, records, historyDays }: Deps): ServerModule<'history'> {
  const { db } = store;
  const read = new Buckets(BETS_READ);
  const hiddenOf = (userId: string): Promise<Hidden> => hiddenFrom(db, records, userId, clock.now());

  /** @throws CodeError 667 with the wait for who has read too much */
  const mayRead = (userId: string): void => {
    const waitMs = read.wait(userId, clock.now(), 1);
    if (waitMs > 0) throw tooSoon(waitMs);
  };

  async function* file(userId: string, span: Span, hidden: Hidden, language: CsvLanguage) {
    yield betHead(language);
    let left = EXPORT_MOST;
    for await (const bets of walkBets(store, userId, span, hidden)) {
      read.owe(userId, clock.now(), bets.length);
      yield bets
        .slice(0, left)
        .map((bet) => betLine(bet, hidden, language))
        .join('');
      left -= bets.length;
      if (left <= 0) return;
    }
  }

  const summing = new Set<string>();
  const daysOf = async (userId: string, query: Parameters<typeof spanOf>[0]) => {
    const span = spanOf(query, clock.now(), historyDays);
    const list = await readDays(store, userId, span, await hiddenOf(userId));
    read.owe(
      userId,
      clock.now(),
      list.reduce((sum, { bets }) => sum + bets, 0),
    );
    return { list, since: span.since };
  };

  return {
    answers: {
      games: async (_input, { player }) => ({ list: await readGames(db, player.id) }),

      async bets({ query: { size = BETS_PAGE, after, ...filters } }, { player }) {
        const span = spanOf(filters, clock.now(), historyDays);
        const hidden = await hiddenOf(player.id);
        const { rows, next } = await readBets(store, player.id, span, hidden, { size, after, now: clock.now() });
        return { list: rows.map((bet) => rowOf(bet, hidden)), next, since: span.since };
      },

      async bet({ query: { id } }, { player }) {
        const bet = await readBet(db, player.id, id);
        if (bet === undefined) throw new CodeError(CODE.parameter);
        const game = OPEN_GAMES.find((name) => name === bet.game);
        const row = rowOf(bet, await hiddenOf(player.id));
        const record = game === undefined ? null : await records[game](row.roundId);
        return {
          bet: row,
          settledAt: row.result === 'open' ? null : Number(bet.ended_at),
          proof: record?.proof ?? null,
        };
      },

      async days({ query }, { player }) {
        mayRead(player.id);
        // One at a time: what it costs is known once it has been read.
        if (summing.has(player.id)) throw tooSoon(SUMMING_MS);
        summing.add(player.id);
        try {
          return await daysOf(player.id, query);
        } finally {
          summing.delete(player.id);
        }
      },
      async file({ query: { lang = 'id', ...filters } }, { player }) {
        mayRead(player.id);
        return file(player.id, spanOf(filters, clock.now(), historyDays), await hiddenOf(player.id), lang);
      },
    },
  };
}
