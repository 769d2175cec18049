import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wingoCalls } from '../../contract/wingo';
import { phaseAt } from '../../rules/wingo/phase';
import { KINDS } from '../../server/kinds';
import { createStakeGuard } from '../../server/fairplay/guard';
import { createLedger } from '../../server/ledger/ledger';
import type { Caller, Player, Store } from '../../server/ports';
import { createRooms } from '../../server/rounds/index';
import { openStore } from '../../server/store/open';
import { systemClock } from '../../server/system/clock';
import { systemEntropy } from '../../server/system/entropy';
import { SHORT_CHAINS } from '../suites/rooms-kit';
import { fixedSite } from '../suites/harness/site';

/**
 * Accepted bets a second through a whole room (engine, ledger, answers; acknowledged after the commit) against bare inserts of the same
 * rows into the same store, in the same run and in turns. The bare side writes a transfer, an order, an answer and a balance for
 * each bet with prepared single-row statements, in transactions of the same size. Goal: at least 1.0. DATABASE_URL measures PostgreSQL, and so does
 * `node tools/with-postgres.mjs npm run bench -- bets`, on a throw-away one.
 */
const PLAYERS = 500;
const AT_ONCE = 250;
const BETS = 5_000;
const TURNS = 5;

const entropy = systemEntropy(systemClock);
const players: readonly Player[] = Array.from({ length: PLAYERS }, (_, i) => ({
  id: `bench-${i}`,
  name: `Bench${i}`,
  avatar: 'a1',
}));
const playerAt = (i: number): Player => players[i % PLAYERS] as Player;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return BETS / ((performance.now() - start) / 1000);
}

async function bare(store: Store, turn: number): Promise<void> {
  for (let from = 0; from < BETS; from += AT_ONCE) {
    await store.transaction(async (tx) => {
      for (let i = from; i < from + AT_ONCE; i++) {
        const key = `bare:${turn}:${i}`;
        const { id } = playerAt(i);
        const at = BigInt(systemClock.now());
        await tx
          .insertInto('transfers')
          .values({
            key,
            leg: 0n,
            owner: id,
            currency: 'IDR',
            debit: 'main',
            credit: 'house:bet',
            kind: 'bet',
            amount: 100_000n,
            ref: 'wingo:bare',
            at,
            balance: 0n,
          })
          .execute();
        await tx
          .insertInto('bets')
          .values({
            bet_id: key,
            game: 'wingo',
            feed: 3n,
            round_id: 1n,
            user_id: id,
            choice: 'green',
            staked: 100_000n,
            placed_at: at,
            status: 'lost',
            rate: 0n,
            paid: 0n,
            win_staked: 0n,
            win_paid: 0n,
            ended_at: at,
          })
          .execute();
        await tx
          .insertInto('room_commands')
          .values({ user_id: id, uuid: key, route: wingoCalls.bet.route, code: 0n, reply: '{}', at })
          .execute();
        await tx
          .updateTable('accounts')
          .set((eb) => ({ main: eb('main', '-', 100_000n) }))
          .where('owner', '=', id)
          .where('currency', '=', 'IDR')
          .execute();
      }
    });
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bets-'));
const store = await openStore({ databaseUrl: process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL, dataDir });
const ledger = createLedger({ store, clock: systemClock, kinds: KINDS });
const rooms = createRooms({
  store,
  ledger,
  guard: createStakeGuard({ store, clock: systemClock }),
  clock: systemClock,
  entropy,
  bots: false,
  chains: SHORT_CHAINS,
  publisher: { json: () => {}, text: () => {}, toUser: () => {} },
  presence: { online: () => 0, inRoom: () => 0 },
  logger: { info: () => {}, warn: () => {}, error: (details) => console.error(details) },
  metrics: {},
  site: fixedSite(),
  changed: () => {},
});
const room = rooms.find(({ game }) => game === 'wingo');
const handle = room?.calls.find(({ call }) => call.route === wingoCalls.bet.route)?.handle;
if (!room || !handle) throw new Error('no Wingo room');
try {
  await store.transaction((tx) =>
    ledger.post(
      tx,
      players.map(({ id }) => ({
        key: `grant:${id}`,
        userId: id,
        kind: 'grant',
        amount: 1_000_000_000_000n,
        ref: 'welcome',
      })),
    ),
  );
  await room.start();

  const served = async (): Promise<void> => {
    let sent = 0;
    const one = async (): Promise<void> => {
      while (sent < BETS) {
        const player = playerAt(sent++);
        const caller: Caller = {
          connectionId: 'bench',
          address: '',
          region: '',
          player,
          receivedAt: systemClock.now(),
        };
        await handle(
          {
            select: ['green'],
            amount: 1_000,
            phaseNum: phaseAt(3, systemClock.now()).phaseNum,
            uuid: entropy.id(),
          } as never,
          caller,
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
  /** A turn must not meet the last seconds of a phase, when bets are closed. */
  const openFor = async (ms: number): Promise<void> => {
    const left = phaseAt(3, systemClock.now()).closeTime - systemClock.now();
    if (left < ms) await new Promise((resolve) => setTimeout(resolve, left + 5_000));
  };

  const rates = { room: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < TURNS; turn++) {
    await openFor(20_000);
    rates.room.push(await timed(served));
    rates.bare.push(await timed(() => bare(store, turn)));
  }
  console.table([
    {
      store: store.engine,
      'room bets/s': Math.round(median(rates.room)),
      'bare bets/s': Math.round(median(rates.bare)),
      ratio: (median(rates.room) / median(rates.bare)).toFixed(2),
      goal: '1.0',
    },
  ]);
} finally {
  await room.stop();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}
