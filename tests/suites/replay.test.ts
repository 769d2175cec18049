import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import { crashRecord, wingoRecord } from '../../contract/replay';
import { wingoCalls, wingoStreams } from '../../contract/wingo';
import { topic } from '../../contract/wire';
import { checkRoom } from '../../rules/fairness/commit';
import { sha256Hex } from '../../rules/fairness/hash';
import type { Store } from '../../server/ports';
import { readCrashRecord } from '../../server/rounds/crash/record';
import { wingo } from '../../server/rounds/wingo';
import { fixedSite } from './harness/site';
import { PlayHouse } from '../lib/play-house';
import { testEngines } from './engines';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const IDR = { currency: 'IDR' } as const;
const site = fixedSite();

const wingoRecordOf = ({ store, clock }: RoomHouse, phase: string) =>
  wingo.record({ db: store.db, site, now: clock.now() }, phase);

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

for (const engine of testEngines('replay')) {
  async function house(bots = false): Promise<RoomHouse> {
    const store = await engine.open();
    open.push(store);
    const built = roomHouse({ store, deps: { bots } });
    await built.grant(ANA, BUDI);
    await built.start();
    return built;
  }
  async function crashed(h: RoomHouse): Promise<void> {
    const before = h.on(crashStreams.end.route).length;
    while (h.on(crashStreams.end.route).length === before) await h.clock.advance(1_000);
  }

  describe(`the record of a round of crash on ${engine.name}`, () => {
    it('is there once the round is over, and proves it back to the published end of the chain', async () => {
      const h = await house();
      expect(await readCrashRecord(h.store.db, '1', site)).toBeNull();
      await crashed(h);
      await crashed(h);
      const [first, second] = [
        crashRecord.parse(await readCrashRecord(h.store.db, '1', site)),
        crashRecord.parse(await readCrashRecord(h.store.db, '2', site)),
      ];
      for (const { roundId, proof } of [first, second]) {
        expect(checkRoom({ ...proof, roundId })).toMatchObject({ seed: true, digest: true });
        expect(proof.earlier.links).toBe(1);
        expect(sha256Hex(proof.serverSeed)).toBe(proof.earlier.serverSeed);
      }
      expect(second.proof.earlier.serverSeed).toBe(first.proof.serverSeed);
      // Zeros in front would be another draw, which nobody promised.
      expect(await readCrashRecord(h.store.db, '0002', site)).toEqual(second);
    });

    it('tells each bet and cash-out by its time in the round, without names or ids', async () => {
      const h = await house();
      await h.clock.advance(2_000);
      await h.ask(crashCalls.bet, { roundId: '1', amount: 50_000, rate: 1.01, ...IDR }, ANA);
      await h.ask(crashCalls.bet, { roundId: '1', amount: 20_000, ...IDR }, BUDI);
      await crashed(h);
      const record = crashRecord.parse(await readCrashRecord(h.store.db, '1', site));
      expect(record).toMatchObject({ preparationMs: 8_000, bets: 2, staked: 70_000, more: 0 });
      const [ana, budi] = record.players;
      expect(ana).toMatchObject({ amount: 50_000, at: -6_000 });
      if (record.target >= 1.01) expect(ana?.out).toMatchObject({ rate: 1.01, win: 50_500 });
      expect(budi).toMatchObject({ amount: 20_000 });
      expect(budi).not.toHaveProperty('out');
      const text = JSON.stringify(record);
      for (const secret of [ANA.id, ANA.name, BUDI.id, BUDI.name]) expect(text).not.toContain(secret);
    });

    it('leaves out what was taken back, and knows no void round', async () => {
      const h = await house();
      await h.ask(crashCalls.bet, { roundId: '1', amount: 50_000, ...IDR }, ANA);
      await h.ask(crashCalls.cancel, { roundId: '1' }, ANA);
      await crashed(h);
      expect((await readCrashRecord(h.store.db, '1', site))?.players).toEqual([]);
      await h.store.db.updateTable('crash_rounds').set({ status: 'void' }).where('round_id', '=', 1n).execute();
      expect(await readCrashRecord(h.store.db, '1', site)).toBeNull();
    });

    it('has the house bots that were at the table, and where they left', async () => {
      const h = await house(true);
      await crashed(h);
      const record = crashRecord.parse(await readCrashRecord(h.store.db, '1', site));
      const end = await h.send(crashCalls.curGame, IDR);
      const shown = end.bet.filter(({ bot }) => bot).map(({ name, amount, rate }) => ({ name, amount, rate }));
      const told = record.players.map(({ name, amount, out }) => ({ name, amount, rate: out?.rate }));
      const order = (a: { name: string; amount: number }, b: { name: string; amount: number }) =>
        a.name.localeCompare(b.name) || a.amount - b.amount;
      expect(shown.length).toBeGreaterThanOrEqual(12);
      expect(told.sort(order)).toEqual(shown.sort(order));
      expect(record).toMatchObject({ bets: 0, staked: 0, paid: 0 });
    });
  });

  describe(`the record of a phase of Wingo on ${engine.name}`, () => {
    it('has the orders, the draw, the draws before it and its proof', async () => {
      const h = await house(true);
      const drawn = () =>
        h
          .on(topic(wingoStreams.end))
          .map(({ payload }) => wingoStreams.end.payload.parse(payload))
          .filter(({ model }) => model === 1);
      const { phase } = await h.send(wingoCalls.curRound, { ...IDR, model: 1 }, ANA);
      await h.ask(wingoCalls.bet, { select: ['red', 'green'], amount: 10_000, phaseNum: phase }, ANA);
      expect(await wingoRecordOf(h, phase)).toBeNull();
      await h.clock.advance(29_000);
      const { orders } = await h.send(wingoCalls.curRound, { ...IDR, model: 1 });
      await h.until(() => drawn().length === 2);
      const [first, second] = drawn();
      const record = wingoRecord.parse(await wingoRecordOf(h, phase));
      expect(record).toMatchObject({ phase, number: first?.number, orders: 1, staked: 20_000, history: [], more: 0 });
      expect(checkRoom({ ...record.proof, roundId: phase })).toMatchObject({ seed: true, digest: true });
      expect(
        record.players
          .filter(({ bot }) => bot)
          .map(({ name, amount }) => `${name} ${amount}`)
          .sort(),
      ).toEqual(
        orders
          .filter(({ bot }) => bot)
          .map(({ username, amount }) => `${username} ${amount}`)
          .sort(),
      );
      expect(record.players.filter(({ bot }) => !bot)).toMatchObject([{ amount: 10_000, select: ['red', 'green'] }]);
      const next = wingoRecord.parse(await wingoRecordOf(h, second?.phase ?? ''));
      expect(next.history).toEqual([{ phase, number: first?.number }]);
      expect(JSON.stringify(record)).not.toContain(ANA.id);
      expect(await wingoRecordOf(h, '20261120109999')).toBeNull();
    });
  });
}

describe('records over HTTP', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintang-replay-'));
  let house: PlayHouse;
  beforeAll(async () => {
    house = await PlayHouse.open({ dataDir });
    await house.nextRound();
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are anybody’s, and caches may keep them', async () => {
    const reply = await fetch(`http://127.0.0.1:${house.port}/api/main/game/crash/record?roundId=1`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toMatch(/public.*immutable/);
    expect(crashRecord.parse(await reply.json())).toMatchObject({ roundId: '1' });
  });

  it.each([
    '/main/game/crash/record?roundId=2',
    '/main/game/crash/record?roundId=99999',
    '/main/game/crash/record?roundId=99999999999999999999',
    '/main/game/crash/record?roundId=x',
    '/main/game/crash/record',
    '/main/game/wingo/record?roundId=20261120101441',
    '/main/game/wingo/record?roundId=20269999101441',
  ])('are refused with 3 and nothing else for a round that is none or not over: %s', async (path) => {
    expect(await house.http('GET', path)).toEqual({
      status: 400,
      body: { errCode: 3, errMsg: 'Parameter tidak sesuai' },
    });
  });

  it('are not an endless well for one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 700 }, async () => (await house.http('GET', '/main/game/crash/record?roundId=77')).body),
    );
    expect(codes.filter((body) => JSON.stringify(body).includes('667')).length).toBeGreaterThan(0);
  });
});
