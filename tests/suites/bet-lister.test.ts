/** Settled bets on their way into the long index of the history: shown at once, once, and whole whenever the lister comes. */
import type { CompiledQuery } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBets } from '../../server/history/bets';
import { readDays } from '../../server/history/days';
import { createLister, listStep } from '../../server/history/lister';
import type { Span } from '../../server/history/span';
import { walkBets } from '../../server/history/walk';
import type { Store, Tx } from '../../server/ports';
import { endBets, insertBets, loseOpenBets } from '../../server/rounds/bets';
import { testEngines } from './engines';
import { queriesOf, stepsOf } from './harness/plans';
import { NOON, RoomClock } from './rooms-kit';

const SPAN: Span = { from: 0, until: NOON * 2, since: '', games: ['dice'], results: ['won', 'lost', 'even', 'open'] };
const quiet = { warn: () => undefined };
const PLAYERS = 7;
const idOf = (n: number): string => `bet${String(n).padStart(4, '0')}`;

describe.each(testEngines('bet-lister').filter(({ name }) => name === 'sqlite'))(
  'settled bets on $name',
  ({ open }) => {
    let store: Store;
    beforeEach(async () => (store = await open()));
    afterEach(() => store.close());

    /** A round with three bets of each player: won, lost, returned. */
    const play = (round: number, ended = true) =>
      store.transaction(async (tx) => {
        const bets = Array.from({ length: 3 * PLAYERS }, (_, n) => ({
          betId: idOf(round * 100 + n),
          feed: 0,
          roundId: String(round),
          userId: `p${n % PLAYERS}`,
          choice: '1',
          staked: 100_000n,
          placedAt: NOON + round * 1_000 + n,
        }));
        await insertBets(tx, store.engine, 'dice', bets);
        if (!ended) return;
        const won = bets.filter((_, n) => n < 2 * PLAYERS);
        await endBets(
          tx,
          store.engine,
          won.map(({ betId }, n) => ({
            betId,
            status: n < PLAYERS ? ('won' as const) : ('returned' as const),
            rate: 0,
            paid: n < PLAYERS ? 190_000n : 100_000n,
            win: null,
            endedAt: NOON,
          })),
        );
        await loseOpenBets(tx, store.engine, 'dice', String(round), NOON);
      });
    const seen = async () => {
      const { rows } = await readBets(store, 'p3', SPAN, new Map(), { size: 50, now: NOON + 60_000 });
      return {
        rows: rows.map(({ bet_id, status }) => `${bet_id} ${status}`),
        days: await readDays(store, 'p3', SPAN, new Map()),
      };
    };
    const fresh = async () =>
      (await sql<{ n: bigint }>`select count(*) as n from bets where fresh = 1`.execute(store.db)).rows[0]?.n;

    it('are shown at once, and the same while they are listed in portions and after', async () => {
      await play(1);
      await play(2);
      const before = await seen();
      expect(before.rows).toHaveLength(6);
      expect(before.days).toMatchObject([{ bets: 6 }]);
      expect(await fresh()).toBe(BigInt(6 * PLAYERS));
      while ((await listStep(store, 5)) > 0) expect(await seen()).toEqual(before);
      expect(await fresh()).toBe(0n);
      await play(3);
      expect((await seen()).rows).toHaveLength(9);
    });

    it('are in a file once each, whatever is settled or listed while it is written', async () => {
      const settle = (round: number) => loseOpenBets(store.db as Tx, store.engine, 'dice', String(round), NOON);
      for (let round = 1; round <= 20; round += 1) await play(round, round < 20);
      const ids: string[] = [];
      let pieces = 0;
      for await (const bets of walkBets(store, 'p3', SPAN, new Map())) {
        pieces += 1;
        // The last round ends once its bets have been read as open ones.
        if (pieces === 1) await settle(20);
        await listStep(store, 20);
        ids.push(...bets.map(({ bet_id }) => bet_id));
      }
      const all = await store.db.selectFrom('bets').select('bet_id').where('user_id', '=', 'p3').execute();
      expect(ids).toEqual(
        all
          .map(({ bet_id }) => bet_id)
          .sort()
          .reverse(),
      );
    });

    it('are listed a while after the round, and the lister that is stopped in between goes on another time', async () => {
      const clock = new RoomClock(NOON);
      await play(1);
      const lister = createLister({ store, clock, logger: quiet });
      lister.start();
      await lister.stop();
      await clock.advance(60_000);
      expect(await fresh()).toBe(BigInt(3 * PLAYERS));
      const next = createLister({
        store: { ...store, transaction: (work) => clock.carry(store.transaction(work)) },
        clock,
        logger: quiet,
      });
      next.start();
      await clock.advance(60_000);
      expect(await fresh()).toBe(0n);
      await next.stop();
    });

    it('are found by the lister along their own index, in the order of the players', async () => {
      await play(1);
      const queries = await queriesOf(store, (tx) => listStep({ transaction: (work) => work(tx) }));
      const steps = (await Promise.all(queries.map((query: CompiledQuery) => stepsOf(store.db, query)))).flat();
      expect(steps.join('\n')).toMatch(/USING (COVERING )?INDEX bets_fresh/);
      expect(steps.join('\n')).not.toContain('TEMP B-TREE');
    });
  },
);
