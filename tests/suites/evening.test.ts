import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../contract/games';
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { Guest } from './evening-kit';
import { seededRandom } from './harness/scaled-clock';
import { NOON, player, roomHouse, type RoomHouse } from './rooms-kit';

const PLAYERS = 200;
const EVENING_MS = 10 * 60_000;
/** From here on nobody begins anything: what is open ends, the longest phase of Wingo too. */
const LAST_ORDERS_MS = EVENING_MS - 140_000;
/** A player moves about so often. */
const PACE_MS = 12_000;
const GRANT = 100_000_000n;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-evening-'));
const stores: Store[] = [];
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a guest through the evening: one move, then the next after a while, now and then in another room. Resolves when they go home. */
function attend(guest: Guest, h: RoomHouse, random: () => number, wrong: unknown[]): void {
  const solo: readonly GameId[] = ['mines', 'hilo', 'coinFlip'];
  let game = guest.oneOf(GAME_IDS);
  const turn = (): void => {
    const leaving = h.clock.now() >= NOON + LAST_ORDERS_MS;
    // Who leaves ends the rounds that wait for nobody else; the others end by themselves.
    if (leaving) game = guest.oneOf(solo);
    else if (random() < 0.3) game = guest.oneOf(GAME_IDS);
    guest.move(game, leaving).catch((error: unknown) => wrong.push(error));
    if (h.clock.now() < NOON + EVENING_MS - 10_000)
      h.clock.at(h.clock.now() + Math.round(PACE_MS * (0.5 + random()) * (leaving ? 0.5 : 1)), turn);
  };
  h.clock.at(NOON + Math.floor(random() * PACE_MS), turn);
}

describe('an evening', () => {
  it(
    'of 200 players in all eight rooms ends with every bet settled once and every balance right to the sen',
    { timeout: 300_000 },
    async () => {
      const store = await openStore({ dataDir });
      stores.push(store);
      // What a commit survives is held elsewhere (crash-safety); here thousands of them need not wait for a disk.
      await sql`pragma synchronous = off`.execute(store.db);
      const h = roomHouse({ store, deps: { bots: true, batchWindowMs: 20 } });
      const random = seededRandom(20_261_122);
      const players = Array.from({ length: PLAYERS }, (_, i) => player(`Tamu${i}`));
      await h.grant(...players);
      await h.start();
      const wrong: unknown[] = [];
      const guests = players.map((one) => new Guest(one, h, random));
      for (const guest of guests) attend(guest, h, random, wrong);
      await h.clock.advanceTo(NOON + EVENING_MS);
      await h.stop();

      expect(wrong).toEqual([]);
      expect(h.errors).toEqual([]);
      expect(guests.flatMap(({ memory }) => memory.contradictions)).toEqual([]);
      expect(await h.ledger.audit()).toEqual([]);
      await auditBets(h, guests);

      // The evening was one: everybody played, every room was full, and some of what was asked had to be refused.
      for (const game of GAME_IDS)
        expect([game, guests.reduce((sum, { memory }) => sum + memory.bets[game], 0) > 200]).toEqual([game, true]);
      const refused = new Map<number, number>();
      for (const { memory } of guests)
        for (const [code, count] of memory.refused) refused.set(code, (refused.get(code) ?? 0) + count);
      for (const code of [700, 711, 712, 1321, 1331, 1371])
        expect([code, (refused.get(code) ?? 0) > 0]).toEqual([code, true]);
    },
  );
});

/** One row for each bet of any room: what it took, what it brought, and whether it is over. */
async function readBets({ db }: Store): Promise<{ user: string; staked: bigint; paid: bigint; status: string }[]> {
  return db.selectFrom('bets').select(['user_id as user', 'staked', 'paid', 'status']).execute();
}

async function auditBets(h: RoomHouse, guests: readonly Guest[]): Promise<void> {
  const bets = await readBets(h.store);
  expect(bets.filter(({ status }) => status === 'open')).toEqual([]);
  const entries = await h.store.db.selectFrom('transfers').select(['owner', 'kind', 'amount']).execute();
  expect(entries.filter(({ kind }) => kind === 'bet')).toHaveLength(bets.length);
  for (const {
    player: { id },
    memory,
  } of guests) {
    const own = bets.filter(({ user }) => user === id);
    const staked = own.reduce((sum, bet) => sum + bet.staked, 0n);
    const paid = own.reduce((sum, bet) => sum + bet.paid, 0n);
    const booked = entries.filter(({ owner }) => owner === id);
    const of = (...kinds: readonly string[]): bigint =>
      booked.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0n);
    // What was accepted is what the rows and the books have; what came back came back once.
    expect([staked, own.length]).toEqual([
      memory.staked,
      Object.values(memory.bets).reduce((sum, count) => sum + count, 0),
    ]);
    expect([of('bet'), of('payout', 'refund')]).toEqual([staked, paid]);
    expect(await h.ledger.balanceOf(id)).toBe(GRANT - staked + paid);
  }
}
