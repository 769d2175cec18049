import { afterEach, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { crashCalls } from '../../contract/crash';
import { CodeError } from '../../contract/errors';
import { KINDS } from '../../server/kinds';
import { createStakeGuard } from '../../server/fairplay/guard';
import { createLedger } from '../../server/ledger/ledger';
import { localFanout } from '../../server/fanout/local';
import type { Fanout, Store } from '../../server/ports';
import { createRooms } from '../../server/rounds/index';
import { alone } from '../../server/rounds/leader';
import { pgLeadership } from '../../server/store/leadership';
import { openStore } from '../../server/store/open';
import { systemClock } from '../../server/system/clock';
import { systemEntropy } from '../../server/system/entropy';
import { command, killLeader } from './harness/postgres';
import { player, SHORT_CHAINS } from './rooms-kit';
import { fixedSite } from './harness/site';

const cluster = process.env.TEST_DATABASE_URL;
if (cluster === undefined)
  console.warn(
    'rooms-leader: TEST_DATABASE_URL is not set, so leadership was NOT checked here (tools/with-postgres.mjs starts a PostgreSQL).',
  );

const ANA = player('Anastasia');

const soon = async (holds: () => Promise<boolean>): Promise<number> => {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > 10_000) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - startedAt;
};

describe('the embedded house', () => {
  it('leads at once: its data directory is its own', async () => {
    const seen: string[] = [];
    await alone.join({ gained: async () => void seen.push('gained'), lost: async () => void seen.push('lost') });
    expect(seen).toEqual(['gained']);
  });
});

function onPostgres(cluster: string): void {
  describe('two nodes on one PostgreSQL', () => {
    const closing: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0).reverse()) await close();
    });

    async function database(): Promise<string> {
      const name = `lintang_${randomBytes(6).toString('hex')}`;
      await command(cluster, `create database ${name}`);
      closing.push(() => command(cluster, `drop database ${name} with (force)`));
      const url = new URL(cluster);
      url.pathname = `/${name}`;
      return url.href;
    }

    async function node(url: string, fanout?: Fanout) {
      const store: Store = await openStore({ databaseUrl: url, dataDir: null });
      const ledger = createLedger({ store, clock: systemClock, kinds: KINDS });
      await store.transaction((tx) =>
        ledger.post(tx, [
          { key: `grant:${ANA.id}`, userId: ANA.id, kind: 'grant', amount: 100_000_000n, ref: 'welcome' },
        ]),
      );
      const quiet = { info: () => {}, warn: () => {}, error: () => {} };
      const rooms = createRooms({
        store,
        ledger,
        guard: createStakeGuard({ store, clock: systemClock }),
        clock: systemClock,
        entropy: systemEntropy(systemClock),
        publisher: { json: () => {}, text: () => {}, toUser: () => {} },
        presence: { online: () => 0, inRoom: () => 0 },
        logger: quiet,
        metrics: {},
        site: fixedSite(),
        changed: () => {},
        bots: false,
        chains: SHORT_CHAINS,
        ...(fanout ? { fanout } : {}),
        leadership: pgLeadership({ url, clock: systemClock, logger: quiet }),
      });
      for (const room of rooms) await room.start();
      const stop = async (): Promise<void> => {
        for (const room of rooms) await room.stop();
        await store.close();
      };
      closing.push(() => stop().catch(() => {}));
      const [curGame, bet] = [crashCalls.curGame.route, crashCalls.bet.route].map(
        (route) => rooms.flatMap((room) => room.calls).find(({ call }) => call.route === route)?.handle,
      );
      const ask = (handle: typeof bet, req: unknown): Promise<unknown> =>
        (async () =>
          handle?.(req as never, {
            connectionId: 'c',
            address: '',
            region: '',
            player: ANA,
            receivedAt: Date.now(),
          }))();
      return {
        ledger,
        stop,
        game: () =>
          ask(curGame, { currency: 'IDR' }) as Promise<{ roundId: string; nextRoundId: string; status: string }>,
        bet: (roundId: string) =>
          ask(bet, { roundId, amount: 10_000, currency: 'IDR' }) as Promise<{ balance: number }>,
        leads: async () => {
          try {
            await ask(curGame, { currency: 'IDR' });
            return true;
          } catch (error) {
            if (error instanceof CodeError && error.code === 10006) return false;
            throw error;
          }
        },
      };
    }

    it('have one leader; the other one refuses with 10006', async () => {
      const url = await database();
      const [first, second] = [await node(url), await node(url)];
      expect([await first.leads(), await second.leads()]).toEqual([true, false]);
      const { roundId } = await first.game();
      expect((await first.bet(roundId)).balance).toBe(990_000);
      await expect(second.bet(roundId)).rejects.toMatchObject({ code: 10006 });
    });

    it('that can reach each other answer every call, wherever the room is open', async () => {
      const url = await database();
      const fanout = localFanout(() => {});
      const [first, second] = [await node(url, fanout), await node(url, fanout)];
      const game = await second.game();
      expect(game).toMatchObject({ roundId: (await first.game()).roundId, status: 'preparation' });
      expect((await second.bet(game.roundId)).balance).toBe(990_000);
      await expect(first.bet(game.roundId)).rejects.toMatchObject({ code: 746 });
      await expect(second.bet('70')).rejects.toMatchObject({ code: 712 });
    });

    it('change over when the leader stops', async () => {
      const url = await database();
      const [first, second] = [await node(url), await node(url)];
      await first.stop();
      expect(await soon(second.leads)).toBeLessThan(5_000);
    });

    it('change over when the leader loses its lock, and stakes of its open round go back once', async () => {
      const url = await database();
      const [first, second] = [await node(url), await node(url)];
      const { roundId } = await first.game();
      await first.bet(roundId);
      await killLeader(url);
      await soon(second.leads);
      await soon(async () => !(await first.leads()));
      expect(await second.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      expect(await second.ledger.audit()).toEqual([]);
      const next = await second.game();
      expect((await second.bet(next.status === 'preparation' ? next.roundId : next.nextRoundId)).balance).toBe(990_000);
    });

    it('stop a leader that only thinks it leads at its next write', async () => {
      const url = await database();
      const first = await node(url);
      const { roundId } = await first.game();
      await command(url, `update room_epochs set epoch = epoch + 1 where room = 'crash'`);
      await expect(first.bet(roundId)).rejects.toMatchObject({ code: 10006 });
      expect(await first.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      // It stands in line again, and being alone it leads again, under a new epoch.
      await soon(first.leads);
    });
  });
}

if (cluster !== undefined) onPostgres(cluster);
