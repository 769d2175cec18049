import { type RawBuilder, sql } from 'kysely';
import type { Db, Store } from '../ports';
import type { Bet } from './bets';
import { branchesOf, openParts, placesOf, settledWhere } from './branches';
import type { Hidden } from './hidden';
import type { Span } from './span';

/** Bets that are read at a time: some tenths of a millisecond of the embedded store's one thread. */
export const READ_MOST = 25;

/** Bets of one kind, the newest first, as far as they have been read. */
class Source {
  /** What has been read and not been taken. */
  read: Bet[] = [];
  private last: Bet | undefined;
  private ended = false;

  /**
   * @param behind what comes behind a bet, or what is first
   * @param most so many at a time; fewer are the last
   */
  constructor(
    private readonly behind: (last: Bet | undefined) => RawBuilder<Bet>,
    private readonly most: number,
  ) {}

  /** Whether more has to be read before the next one is known. */
  get dry(): boolean {
    return this.read.length === 0 && !this.ended;
  }

  async readOn(db: Db): Promise<void> {
    const { rows } = await this.behind(this.last).execute(db);
    this.read = rows;
    this.last = rows.at(-1);
    this.ended = rows.length < this.most;
  }
}

const NEWEST = sql`order by placed_at desc, bet_id desc`;

/** Open bets: a room has few of a player, which are read at once. */
function openSources({ games, results, from, until }: Span, userId: string, hidden: Hidden): Source[] {
  if (!results.includes('open')) return [];
  return games.map((game) => {
    const parts = openParts(userId, game, hidden).map((part) => sql`select * from (${part}) as running`);
    const bets = sql<Bet>`select bets.* from (${sql.join(parts, sql` union all `)}) as page
      join bets on bets.bet_id = page.bet_id
      where page.placed_at >= ${BigInt(from)} and page.placed_at < ${BigInt(until)} order by page.placed_at desc, page.bet_id desc`;
    return new Source(() => bets, Infinity);
  });
}

function settledSources(engine: Store['engine'], userId: string, span: Span, hidden: Hidden): Source[] {
  const limit = sql`limit ${sql.lit(READ_MOST)}`;
  return branchesOf(span, hidden).map((branch) => {
    const behind = (last: Bet | undefined) => {
      const below = last === undefined ? sql`` : sql`and (placed_at, bet_id) < (${last.placed_at}, ${last.bet_id})`;
      const rest = last === undefined ? span : { ...span, until: Math.min(span.until, Number(last.placed_at) + 1) };
      // Both places at once: a bet that is taken from the one to the other between two looks would be in neither.
      const places = placesOf(engine, branch.game).map(
        (
          place,
        ) => sql`select * from (select placed_at, bet_id from bets where ${settledWhere(userId, branch, rest, place)} ${below}
          ${NEWEST} ${limit}) as settled`,
      );
      const page = sql`select * from (${sql.join(places, sql` union all `)}) as places ${NEWEST} ${limit}`;
      return sql<Bet>`select bets.* from (${page}) as page join bets on bets.bet_id = page.bet_id
        order by page.placed_at desc, page.bet_id desc`;
    };
    return new Source(behind, READ_MOST);
  });
}

const isNewer = (a: Bet, b: Bet): boolean =>
  a.placed_at === b.placed_at ? a.bet_id > b.bet_id : a.placed_at > b.placed_at;

/** Takes the newest of all, as far as it is known which that is. */
function* taken(sources: readonly Source[]): Generator<Bet> {
  while (!sources.some(({ dry }) => dry)) {
    let newest: Source | undefined;
    let bet: Bet | undefined;
    for (const source of sources) {
      const [first] = source.read;
      if (first === undefined || (bet !== undefined && !isNewer(first, bet))) continue;
      newest = source;
      bet = first;
    }
    if (newest === undefined || bet === undefined) return;
    newest.read.shift();
    yield bet;
  }
}

/**
 * All of a player's bets of a span, newest first, for a file. `readBets` asks every index for a page's worth of each page; this goes along all of them at once and reads each bet once, `READ_MOST` at a
 * time. Whoever rests between the pieces holds nobody up for longer than one such read; some are empty. A bet that is settled meanwhile is in it once.
 */
export async function* walkBets(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  userId: string,
  span: Span,
  hidden: Hidden,
): AsyncGenerator<readonly Bet[]> {
  const open = openSources(span, userId, hidden);
  // Open ones are looked at first: what is settled after that is found in its index, too.
  const sources = [...open, ...settledSources(engine, userId, span, hidden)];
  for (const source of open) {
    await source.readOn(db);
    yield [];
  }
  const running = new Set(open.flatMap(({ read }) => read.map(({ bet_id }) => bet_id)));
  const told = new Set<string>();
  for (;;) {
    for (const source of sources.filter(({ dry }) => dry)) {
      await source.readOn(db);
      yield [];
    }
    const bets: Bet[] = [];
    for (const bet of taken(sources)) {
      if (told.has(bet.bet_id)) continue;
      if (running.has(bet.bet_id)) told.add(bet.bet_id);
      bets.push(bet);
    }
    if (bets.length > 0) yield bets;
    else if (!sources.some(({ dry }) => dry)) return;
  }
}
