/**
 * What a round of thousands of bets does to somebody who has nothing to do with it: settling it (a round of dice, of which a third win, and a flight of which all leave at once), archiving and removing it, and
 * reading its record, on an embedded store with a past. Prints the longest turn of the event loop and what somebody waits who looks something up meanwhile. Goal: no turn above 50 ms with 4,500; the commit
 * of 20,000 waits for the disk in one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { localFanout } from '../../server/fanout/local';
import type { Player, Store } from '../../server/ports';
import { publisherOver } from '../../server/realtime/publisher';
import { ROUND_FEEDS } from '../../server/rounds/games';
import { publicRecords } from '../../server/rounds/records';
import { archiveStep, NEWEST_KEPT, OVERLAP, removeStep } from '../../server/store/archive/archive';
import { openStore } from '../../server/store/open';
import { fixedSite } from '../suites/harness/site';
import { NOON, roomHouse } from '../suites/rooms-kit';
import { beside } from './turns';

const SIZES = (process.env.BENCH_PLAYERS ?? '4500,20000').split(',').map(Number);
/** Bets of others that the store has already. */
const PAST = Number(process.env.BENCH_PAST ?? 200_000);
const AT_ONCE = 500;

const playerOf = (n: number): Player => {
  const id = `01kb${String(n).padStart(22, '0')}`;
  return { id, name: `Pemain_${n}`, avatar: 'a1' };
};

/** Players with Rp 1.000.000 each, whom the journal knows, and the bets of a past. */
async function fill({ db }: Store, players: number): Promise<void> {
  const numbers = (count: number) =>
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  const id = `'01kb' || substr('0000000000000000000000' || n, -22)`;
  await sql
    .raw(
      `${numbers(players)} insert into users (id, name, name_key, phone, password_hash, avatar, status, created_at, password_at, referral_code, referred_by)
        select ${id}, 'Pemain_' || n, 'pemain_' || n, '62812' || n, '', 'a1', 'active', 0, 0, 'r' || n, '' from numbers`,
    )
    .execute(db);
  await sql
    .raw(
      `${numbers(players)} insert into transfers (key, leg, owner, currency, debit, credit, amount, kind, ref, at, balance)
        select 'grant:' || ${id}, 0, ${id}, 'IDR', 'house:grant', 'main', 100000000, 'grant', 'welcome', 0, 100000000 from numbers`,
    )
    .execute(db);
  await sql
    .raw(
      `insert into accounts (owner, currency, main, bonus, held, turnover, version) select owner, 'IDR', amount, 0, 0, 0, id from transfers`,
    )
    .execute(db);
  await sql
    .raw(
      `${numbers(PAST)} insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
        select 'past-' || n, 'roulette', 0, n / 100, ${id.replaceAll('|| n', `|| (n % ${players} + 1)`)}, '1', 100000, n, 'lost', 0, 0, 0, 0, n from numbers`,
    )
    .execute(db);
}

/** Newer rounds than the first one, so that it may be archived and removed. */
async function age({ db }: Store): Promise<void> {
  await sql
    .raw(
      `with recursive numbers (n) as (select 1001 union all select n + 1 from numbers where n < ${1000 + NEWEST_KEPT + OVERLAP + 2})
        insert into pool_rounds (game, feed, round_id, status, chain_id, chain_index, seed_hash, start_time, close_time, outcome, seed, digest, bets, staked, paid, epoch, bots)
        select 'dice', 0, n, 'finished', (select chain_id from chains where feed = 'dice'), n, '', 0, 1, '1,2,3', 'x', '', 0, 0, 0, 1, 0 from numbers`,
    )
    .execute(db);
}

const rows: object[] = [];
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

for (const players of SIZES) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-large-'));
  const store = await openStore({ dataDir });
  await fill(store, players);
  const innocent = () =>
    store.db.selectFrom('accounts').select('main').where('owner', '=', playerOf(1).id).executeTakeFirst();
  const measure = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const { longest, median, most, took } = await beside(work, innocent);
    rows.push({
      what: `${what} ${players}`,
      'longest turn, ms': ms(longest),
      'an innocent, median': ms(median),
      'at most': ms(most),
      'all of it': ms(took),
    });
  };
  const publisher = publisherOver(localFanout((error) => console.error(error)));
  const house = roomHouse({ store, deps: { publisher } });
  await house.start();
  const crowd = Array.from({ length: players }, (_, i) => playerOf(i + 1));
  /** All of them at one moment of the house's clock, as many at a time as a commit takes. */
  const all = async (send: (one: Player, n: number) => Promise<unknown>): Promise<void> => {
    for (let from = 0; from < players; from += AT_ONCE) {
      const sent = crowd.slice(from, from + AT_ONCE).map((one, i) => send(one, from + i));
      await house.clock.advance(5);
      await Promise.all(sent);
    }
  };
  const { roundId: dice } = await house.send(diceCalls.curRound, { currency: 'IDR' });
  await measure('placing bets of', () =>
    all((one, n) =>
      house.send(diceCalls.bet, { currency: 'IDR', pool: (n % 6) as 0, amount: 1_000, roundId: dice }, one),
    ),
  );
  await measure('showing the room to one of', () => house.send(diceCalls.curRound, { currency: 'IDR' }, playerOf(7)));
  // Rounds of a quarter of a minute; a flight may be over and another one begun by then.
  await measure('settling a round of', () => house.clock.advance(30_000));
  const { roundId } = await house.send(crashCalls.curGame, { currency: 'IDR' });
  let boarded = roundId;
  await house.until(async () => {
    const now = await house.send(crashCalls.curGame, { currency: 'IDR' });
    boarded = now.roundId;
    return now.status === 'preparation' && now.startTime - house.clock.now() > 4_000 && now.roundId !== roundId;
  });
  await measure('boarding a flight of', () =>
    all((one) => house.send(crashCalls.bet, { currency: 'IDR', amount: 1_000, roundId: boarded, rate: 1.01 }, one)),
  );
  await measure('a flight that all leave at once of', () => house.clock.advance(8_000));
  await house.stop();
  await age(store);
  const records = publicRecords(store.db, fixedSite(), { now: () => NOON + 86_400_000 });
  await measure('reading the record of', () => records.dice(dice));
  const [feed] = ROUND_FEEDS.filter(({ game }) => game === 'dice');
  if (feed === undefined) throw new Error('there is dice');
  const deps = { store, clock: { now: () => NOON }, records };
  await measure('archiving a round of', () =>
    archiveStep(deps, feed, { above: 0n, before: NOON + 86_400_000, size: 1 }),
  );
  await sql
    .raw(
      `insert into archived_rounds (game, round_id, body, bets, archived_at) select 'dice', cast(round_id as text), '', '', 0 from pool_rounds where game = 'dice' and round_id > 1`,
    )
    .execute(store.db);
  await measure('removing a round of', () => removeStep(store, feed, 1));
  const left = await store.db
    .selectFrom('bets')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('game', '=', 'dice')
    .executeTakeFirst();
  if (String(left?.n) !== '0') throw new Error(`${String(left?.n)} bets are left`);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${PAST} bets of others in the store`);
console.table(rows);
process.exit(0);
