import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId, SOLO_GAMES } from '../../contract/games';
import { BET_RESULTS, type BetFilters, type BetResult, type BetRow, historyEndpoints } from '../../contract/history';
import { dayOf } from '../../rules/days';
import { DAY_MS } from '../../rules/wib';
import { fromSen, toSen } from '../../rules/money';
import { hiddenFrom, shownBalance } from '../../server/history/hidden';
import { historyModule } from '../../server/history/module';
import { READ_MOST } from '../../server/history/walk';
import type { Player, Store } from '../../server/ports';
import { testEngines } from './engines';
import { stepsOf, touchedRows, writingDown } from './harness/plans';
import { NOON, player, RoomClock } from './rooms-kit';

const ANA = player('ana');
const BUDI = player('budi');
/** More than one page of each game and result, over thirty days. */
const BETS = 2_700;
const STEP_MS = Math.floor((30 * DAY_MS) / BETS);
/** A round of dice that is settled while its dice still roll. */
const ROLLING = 999n;
const CHOICES: Readonly<Partial<Record<GameId, string>>> = {
  crash: '20000',
  wingo: 'red,zero',
  roulette: '1',
  dice: '4',
  dingdong: '0',
};

/** How SQLite says that it goes along an index of settled bets, by time. */
const BY_TIME = /INDEX bets_(?:settled|fresh) \(user_id=\? AND game=\? AND <expr>=\? AND \(?placed_at/;

/** What keeps a page below its key, and the same blanks keeping nothing. */
const BELOW = '(placed_at, bet_id) < (?, ?)';
const ANY = '(? is not null and ? is not null)';

type Kept = BetRow & { readonly userId: string };

const isSolo = (game: GameId): boolean => SOLO_GAMES.some((solo) => solo === game);

/** What the nth bet is: every game in every state that it can be in, two at each moment. */
function kept(n: number): Kept {
  const game = GAME_IDS[n % GAME_IDS.length] ?? 'crash';
  const state = Math.floor(n / GAME_IDS.length) % 7;
  const result: BetResult =
    state === 0 && n < GAME_IDS.length ? 'open' : state < 4 ? 'lost' : state < 6 ? 'won' : 'even';
  const staked = 1_000 + (n % 50) * 1_000;
  const paid = { open: 0, lost: state === 3 ? staked / 2 : 0, won: staked * 2.5, even: staked }[result];
  return {
    // Ids of rooms' bets ascend with time; a solo game's name its round.
    id: isSolo(game) ? `${game}-${BETS - n}` : `${game}${String(BETS - n).padStart(6, '0')}`,
    game,
    roundId: String(BETS - n),
    choice: [],
    placedAt: NOON - (n >> 1) * 2 * STEP_MS,
    staked,
    paid,
    result,
    userId: ANA.id,
  };
}

const newestFirst = (a: Kept, b: Kept): number => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1);
const FIRST = Array.from({ length: BETS }, (_, n) => kept(n)).sort(newestFirst);

const rowOf = ({ id, game, roundId, placedAt, staked, paid, result, userId }: Kept) => ({
  bet_id: id,
  game,
  feed: game === 'wingo' ? 1n : 0n,
  round_id: BigInt(roundId),
  user_id: userId,
  choice: CHOICES[game] ?? '',
  staked: BigInt(staked) * 100n,
  placed_at: BigInt(placedAt),
  status:
    result === 'open'
      ? ('open' as const)
      : paid === 0
        ? ('lost' as const)
        : result === 'even'
          ? ('returned' as const)
          : ('won' as const),
  rate: game === 'crash' && result === 'won' ? 25_000n : 0n,
  paid: BigInt(Math.round(paid * 100)),
  win_staked: 0n,
  win_paid: 0n,
  ended_at: result === 'open' ? 0n : BigInt(placedAt + 5_000),
});

for (const engine of testEngines('bet-history')) {
  describe(`bets of all games on ${engine.name}`, () => {
    const clock = new RoomClock(NOON + 60_000);
    const asked: CompiledQuery[] = [];
    let store: Store;
    let { answers } = {} as ReturnType<typeof historyModule>;

    beforeAll(async () => {
      store = await engine.open();
      // Some are settled and not listed yet: far more than there ever are, and none on PostgreSQL, which lists at once.
      const rows = FIRST.map((bet) => ({
        ...rowOf(bet),
        ...(engine.name === 'sqlite' && {
          fresh: BigInt(bet.result !== 'open' && !isSolo(bet.game) && Number(bet.roundId) % 3 === 0),
        }),
      }));
      for (let from = 0; from < rows.length; from += 300)
        await store.db
          .insertInto('bets')
          .values(rows.slice(from, from + 300))
          .execute();
      await store.db
        .insertInto('bets')
        .values(rowOf({ ...kept(3), id: 'budis', userId: BUDI.id }))
        .execute();
      // Other people: a store where nearly all is one player's would be read otherwise.
      await store.db
        .insertInto('bets')
        .values(
          Array.from({ length: 400 }, (_, n) => ({
            ...rowOf({ ...kept(100 + n), id: `other${n}`, userId: `other-${n}` }),
            ...(engine.name === 'sqlite' && { fresh: BigInt(n % 3 === 0) }),
          })),
        )
        .execute();
      const playing = FIRST.filter(({ game, result }) => result === 'open' && isSolo(game));
      await store.db
        .insertInto('solo_seeds')
        .values(
          playing.map(({ game, userId }) => ({
            seed_id: `s-${game}`,
            game,
            user_id: userId,
            status: 'current' as const,
            secret: '',
            seed_hash: '',
            revealed: '',
            client_seed: '',
            nonce: 1n,
            created_at: 0n,
            retired_at: 0n,
          })),
        )
        .execute();
      await store.db
        .insertInto('solo_rounds')
        .values(
          playing.map(({ game, roundId, userId }) => ({
            game,
            round_id: BigInt(roundId),
            user_id: userId,
            seed_id: `s-${game}`,
            seed_hash: '',
            client_seed: '',
            nonce: 0n,
            board: '{}',
            ended_at: 0n,
            digest: '',
          })),
        )
        .execute();
      // PostgreSQL keeps statistics by itself; an embedded store has none.
      if (engine.name === 'postgres') await store.db.executeQuery(CompiledQuery.raw('analyze'));
      ({ answers } = historyModule({
        store: { ...store, db: writingDown(store.db, asked) },
        clock,
        historyDays: 90,
        records: Object.fromEntries(
          GAME_IDS.map((game) => [
            game,
            async (id: string) => (game === 'dice' && BigInt(id) === ROLLING ? null : { proof: { game, id } }),
          ]),
        ) as never,
      }));
    });
    afterAll(() => store.close());

    const from = (by: Player) => ({ player: by }) as never;
    const page = async (query: BetFilters & { size?: number; after?: string }, by = ANA) =>
      historyEndpoints.bets.reply.parse(await answers.bets({ query, body: {} }, from(by)));
    const walk = async (filters: BetFilters, size = 50): Promise<BetRow[]> => {
      const seen: BetRow[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { list, next } = await page({ ...filters, size, ...(after && { after }) });
        seen.push(...list);
        after = next;
      }
      return seen;
    };
    const days = async (query: BetFilters) =>
      historyEndpoints.days.reply.parse(await answers.days({ query, body: {} }, from(ANA))).list;
    const wanted = ({ game, result, from: first, to }: BetFilters) =>
      FIRST.filter(
        (bet) =>
          (game === undefined || bet.game === game) &&
          (result === undefined || bet.result === result) &&
          (first === undefined || dayOf(bet.placedAt) >= first) &&
          (to === undefined || dayOf(bet.placedAt) <= to),
      );

    const FILTERS: readonly BetFilters[] = [
      {},
      ...GAME_IDS.map((game) => ({ game })),
      ...BET_RESULTS.map((result) => ({ result })),
      { game: 'mines', result: 'won' },
      { from: '2026-11-10', to: '2026-11-12' },
      { game: 'wingo', result: 'even', from: '2026-11-01' },
      { from: '2026-11-20' },
    ];

    it.each(FILTERS)(
      '%o are listed to the last, each once, newest first, and their days add up to them',
      async (filters) => {
        const rows = await walk(filters);
        const expected = wanted(filters);
        expect(expected.length).toBeGreaterThan(0);
        expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        const sums = new Map<string, { bets: number; staked: number; paid: number }>();
        for (const { result, placedAt, staked, paid } of rows) {
          if (result === 'open') continue;
          const day = sums.get(dayOf(placedAt)) ?? { bets: 0, staked: 0, paid: 0 };
          sums.set(dayOf(placedAt), { bets: day.bets + 1, staked: day.staked + staked, paid: day.paid + paid });
        }
        expect(await days(filters)).toEqual([...sums].map(([day, sum]) => ({ day, ...sum })));
      },
    );

    it('tells of each game what was bet on, what came back, and what the stake was multiplied by', async () => {
      const told = new Map((await walk({ result: 'won' })).map((row) => [row.game, row]));
      expect(GAME_IDS.map((game) => [game, told.get(game)?.choice, told.get(game)?.rate])).toEqual([
        ['crash', ['2'], 2.5],
        ['wingo', ['red', 'zero'], 2.5],
        ['roulette', ['black'], 2.5],
        ['dice', ['4'], 2.5],
        ['dingdong', ['CHERRY'], 2.5],
        ...['mines', 'hilo', 'roller', 'coinFlip'].map((game) => [game, [], 2.5]),
      ]);
      expect(await page({ result: 'even', size: 1 })).toMatchObject({ list: [{ returned: true, rate: 1 }] });
      const [open] = (await page({ result: 'open', size: 1 })).list;
      expect(open).not.toHaveProperty('rate');
    });

    it('reaches ninety days back and no further, and is nobody else’s', async () => {
      const old = { ...kept(101), id: 'old', placedAt: NOON - 90 * DAY_MS };
      await store.db.insertInto('bets').values(rowOf(old)).execute();
      expect((await walk({})).some(({ id }) => id === 'old')).toBe(false);
      expect(await page({ from: '2020-01-01', size: 1 })).toMatchObject({ since: '2026-08-23' });
      await store.db
        .updateTable('bets')
        .set({ placed_at: NOON - 89 * DAY_MS })
        .where('bet_id', '=', 'old')
        .execute();
      expect((await walk({})).at(-1)?.id).toBe('old');
      await store.db.deleteFrom('bets').where('bet_id', '=', 'old').execute();
      expect((await page({}, BUDI)).list.map(({ id }) => id)).toEqual(['budis']);
      await expect(answers.bet({ query: { id: 'budis' }, body: {} }, from(ANA))).rejects.toMatchObject({ code: 3 });
      await expect(page({ after: 'zzz' })).rejects.toMatchObject({ code: 3 });
    });

    it('keeps a round that is settled and not shown open, in lists, days and its own page', async () => {
      const rolling = {
        ...kept(4),
        game: 'dice' as const,
        id: 'dicezzz',
        roundId: String(ROLLING),
        placedAt: NOON + 1,
        paid: 9_000,
        result: 'won' as const,
      };
      const before = await days({ game: 'dice' });
      await store.db.insertInto('bets').values(rowOf(rolling)).execute();
      const shown = (await page({ game: 'dice', size: 1 })).list[0];
      expect(shown).toMatchObject({ id: 'dicezzz', result: 'open', paid: 0 });
      expect((await page({ result: 'open', size: 1 })).list[0]?.id).toBe('dicezzz');
      expect((await walk({ game: 'dice', result: 'won' })).some(({ id }) => id === 'dicezzz')).toBe(false);
      expect(await days({ game: 'dice' })).toEqual(before);
      expect(await answers.bet({ query: { id: 'dicezzz' }, body: {} }, from(ANA))).toEqual({
        bet: shown,
        settledAt: null,
        proof: null,
      });
      await store.db.deleteFrom('bets').where('bet_id', '=', 'dicezzz').execute();
    });

    it.each([{ game: 'dice' }, {}] as const)(
      'finds open bets of %o among the newest, also where a round is not shown, and not behind all that was ever bet',
      async (filters) => {
        const rolling = { ...kept(4), game: 'dice' as const, id: 'dicezzz', roundId: String(ROLLING), placedAt: NOON };
        await store.db.insertInto('bets').values(rowOf(rolling)).execute();
        asked.length = 0;
        const { list } = await page({ ...filters, result: 'open', size: 10 });
        const looked = [...asked];
        let touched = 0;
        const steps: string[] = [];
        for (const query of looked)
          if (engine.name === 'sqlite') steps.push(...(await stepsOf(store.db, query)));
          else touched += await touchedRows(store.db, query);
        await store.db.deleteFrom('bets').where('bet_id', '=', rolling.id).execute();
        expect(list.map(({ id }) => id)).toContain(rolling.id);
        expect(steps.filter((step) => /bets_(settled|fresh)/.test(step))).toEqual([]);
        // The newest of each feed, the page once more, and what is looked up beside.
        expect(touched).toBeLessThanOrEqual(('game' in filters ? 1 : 8) * 100 + 30);
      },
    );

    it('asks once whether a round was shown, not for each page; what it paid is in nobody’s balance before', async () => {
      let made = 0;
      let shown = false;
      const records = Object.fromEntries(
        GAME_IDS.map((game) => [game, async () => ((made += 1), shown ? {} : null)]),
      ) as never;
      const hidden = () => hiddenFrom(store.db, records, ANA.id, NOON + 1);
      const dice = { ...kept(4), game: 'dice' as const, result: 'won' as const, placedAt: NOON, paid: 9_000 };
      const rows = ['y', 'z'].map((end) => rowOf({ ...dice, id: `dicezz${end}`, roundId: String(ROLLING) }));
      await store.db
        .insertInto('bets')
        .values(rows.map((row) => ({ ...row, ended_at: BigInt(NOON) })))
        .execute();
      expect((await hidden()).get('dice')).toBe(ROLLING);
      // It pays 18.000 in all, and 5.000 of them are staked elsewhere already.
      const balance = async (booked: number) =>
        fromSen(await shownBalance(store.db, ANA.id, await hidden(), async () => toSen(booked)));
      expect([await balance(21_000), await balance(13_000)]).toEqual([3_000, 0]);
      shown = true;
      made = 0;
      const asked = (await hidden(), made);
      for (let i = 0; i < 5; i += 1) expect((await hidden()).size).toBe(0);
      expect(made).toBe(asked);
      expect(await balance(21_000)).toBe(21_000);
      await store.db.deleteFrom('bets').where('bet_id', 'in', ['dicezzy', 'dicezzz']).execute();
    });

    it.each([{}, { game: 'hilo' }, { result: 'even' }, { game: 'crash', result: 'lost' }] as const)(
      'read %o by their index alone, and a deep page like the first',
      async (filters) => {
        const touched = async (after?: string) => {
          asked.length = 0;
          await page({ ...filters, size: 10, ...(after && { after }) });
          let rows = 0;
          for (const query of asked) {
            if (engine.name === 'sqlite') {
              const { rows: plan } = await store.db.executeQuery<{ detail: string }>(
                CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
              );
              const ofBets = plan.map(({ detail }) => detail).filter((detail) => /\bbets\b/.test(detail));
              for (const detail of ofBets) expect(detail).toMatch(/^SEARCH bets USING .*\(/);
              if (query.sql.includes('union all'))
                expect(ofBets.filter((detail) => BY_TIME.test(detail)).length).toBeGreaterThan(0);
              // Settled bets by anything else would be read whole, and put in order afterwards.
              for (const detail of ofBets.filter((one) => /user_id/.test(one) && !/feed=/.test(one)))
                expect(detail).toMatch(BY_TIME);
              // Its plan does not say how much it passes over on the way down to the page: nothing, where the span itself ends at the key.
              if (after !== undefined && query.sql.includes(BELOW)) {
                const { rows: passed } = await store.db.executeQuery<{ placed_at: bigint }>(
                  CompiledQuery.raw(query.sql.replaceAll(BELOW, ANY), [...query.parameters]),
                );
                const key = BigInt(Number.parseInt(after, 36));
                for (const { placed_at } of passed) expect(placed_at).toBeLessThanOrEqual(key);
              }
            } else rows += await touchedRows(store.db, query);
          }
          return rows;
        };
        const all = await walk(filters, 50);
        const deep = all.at(Math.floor(all.length * 0.8));
        const [first, far] = [await touched(), await touched(`${deep?.placedAt.toString(36)}_${deep?.id}`)];
        // A page of each game and outcome at most, each row of the page once more, and what is looked up beside; near the top the newest of each feed are looked at for open ones.
        const page10 = GAME_IDS.length * 3 * 11 + 11 + 10;
        expect(far).toBeLessThanOrEqual(page10);
        expect(first).toBeLessThanOrEqual(page10 + 7 * 100 + 4);
      },
    );

    it.each(FILTERS)('%o are a file of the same bets in the same order', async (filters) => {
      let text = '';
      for await (const part of await answers.file({ query: filters, body: {} }, from(ANA))) text += part;
      const lines = text.split('\r\n').slice(1, -1);
      expect(lines.map((line) => line.split(',').at(-1))).toEqual(wanted(filters).map(({ id }) => id));
    });

    it('reads each bet of a file once, few at a time, and rests after each read', async () => {
      const made = await answers.file({ query: {}, body: {} }, from(ANA));
      asked.length = 0;
      let reads = 0;
      for await (const _ of made) {
        expect(asked.length - reads).toBeLessThanOrEqual(1);
        reads = asked.length;
      }
      let rows = 0;
      for (const query of asked) {
        const found = (await store.db.executeQuery(query)).rows.length;
        expect(found).toBeLessThanOrEqual(READ_MOST);
        rows += found;
      }
      expect(rows).toBe(FIRST.length);
      const settled = asked.filter(({ sql: text }) => text.includes(' as places '));
      if (engine.name === 'sqlite')
        for (const query of settled)
          for (const detail of (await stepsOf(store.db, query)).filter((one) => /user_id/.test(one)))
            expect(detail).toMatch(BY_TIME);
    });

    it('are a file of the same bets, with a limit', async () => {
      const query = { game: 'mines', result: 'won', lang: 'en' } as const;
      let text = '';
      for await (const part of await answers.file({ query, body: {} }, from(ANA))) text += part;
      expect(text.startsWith('\uFEFFTime (WIB),Game,')).toBe(true);
      const lines = text.split('\r\n').slice(1, -1);
      const expected = wanted(query);
      expect(lines.map((line) => line.split(',').at(-1))).toEqual(expected.map(({ id }) => id));
      expect(lines[0]?.split(',').slice(4, 9)).toEqual([
        `${expected[0]?.staked}.00`,
        '2.5',
        `${(expected[0]?.paid ?? 0).toFixed(2)}`,
        `${((expected[0]?.paid ?? 0) - (expected[0]?.staked ?? 0)).toFixed(2)}`,
        'Won',
      ]);
    });
  });
}
