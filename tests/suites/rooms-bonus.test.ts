import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { rollerCalls } from '../../contract/roller';
import { wingoCalls } from '../../contract/wingo';
import { testEngines, type TestStore } from './engines';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const IDR = { currency: 'IDR' } as const;

/** Some of every kind of room: bets that win, lose, and are taken back. */
async function play(h: RoomHouse): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    const { roundId, status, nextRoundId } = await h.send(crashCalls.curGame, IDR);
    const crashRound = status === 'preparation' ? roundId : nextRoundId;
    await h.refusal(h.ask(crashCalls.bet, { roundId: crashRound, amount: 1_000, rate: 1.5 + i, ...IDR }, ANA));
    if (i === 0) {
      await h.ask(crashCalls.cancel, { roundId: crashRound }, ANA);
      await h.ask(crashCalls.bet, { roundId: crashRound, amount: 2_000, rate: 1.01, ...IDR }, ANA);
    }
    const { phase } = await h.send(wingoCalls.curRound, { ...IDR, model: 1 });
    await h.ask(wingoCalls.bet, { select: ['red', 'zero'], amount: 1_000, phaseNum: phase }, ANA);
    await h.ask(wingoCalls.bet, { select: ['green'], amount: 1_000, phaseNum: phase }, ANA);
    const dice = await h.send(diceCalls.curRound, IDR);
    if (dice.status === 0)
      for (const pool of [0, 5] as const)
        await h.ask(diceCalls.bet, { pool, amount: 1_000, roundId: dice.roundId }, ANA);
    await h.ask(rollerCalls.startRound, { amount: 1_000, choose: 50_000, isHigher: i % 2 === 0, ...IDR }, ANA);
    await h.clock.advance(26_000);
  }
  expect(h.errors).toEqual([]);
}

for (const engine of testEngines('rooms-bonus')) {
  describe(`a bonus in the rooms on ${engine.name}`, () => {
    let store: TestStore;
    let h: RoomHouse;
    const act = (key: string, userId: string) => ({ key, userId, ref: 'campaign:1' });
    const accountOf = (owner: string) =>
      store.db.selectFrom('accounts').selectAll().where('owner', '=', owner).executeTakeFirstOrThrow();
    beforeAll(async () => {
      store = await engine.open();
      h = roomHouse({ store });
      await h.start();
    });
    afterAll(async () => {
      await h.stop();
      await store.close();
    });

    it('every bet of every game that has ended counts with its stake, once, and one that was taken back does not', async () => {
      await h.store.transaction((tx) =>
        h.ledger.bonuses.give(tx, { ...act('bonus:ana', ANA.id), amount: 10_000_000n, factor: 1_000_000 }),
      );
      await play(h);
      const { rows } = await sql<{ counted: bigint; ended: bigint; games: bigint; returned: bigint }>`select
          (select sum(counted) from turnover_stakes) as counted,
          (select sum(staked) from bets where status in ('won', 'lost')) as ended,
          (select count(distinct game) from bets where status in ('won', 'lost')) as games,
          (select count(*) from bets where status = 'returned') as returned`.execute(store.db);
      expect(rows[0]).toMatchObject({ games: 4n, returned: 1n });
      expect(rows[0]?.counted).toBe(rows[0]?.ended);
      expect((await accountOf(ANA.id)).turnover).toBe(1_000_000_000n - (rows[0]?.ended ?? 0n));
      expect(await h.ledger.audit()).toEqual([]);
    });

    it('who has nothing else stakes it, what it brings back stays bonus, and once it is played it is free', async () => {
      const given = await h.store.transaction((tx) =>
        h.ledger.bonuses.give(tx, { ...act('bonus:budi', BUDI.id), amount: 500_000n }),
      );
      expect(given).toMatchObject({ ok: true, now: { balance: 500_000n } });
      for (let round = 1; round <= 5; round += 1) {
        const before = await accountOf(BUDI.id);
        expect(before).toMatchObject({ main: 0n, turnover: 500_000n - BigInt(round - 1) * 100_000n });
        await h.ask(rollerCalls.startRound, { amount: 1_000, choose: 50_000, isHigher: true, ...IDR }, BUDI);
        const after = await accountOf(BUDI.id);
        expect(await h.ledger.balanceOf(BUDI.id)).toBe(after.main + after.bonus);
        if (round < 5) expect(after.main).toBe(0n);
        else expect(after).toMatchObject({ bonus: 0n, turnover: 0n });
      }
      expect((await accountOf(BUDI.id)).main).toBeGreaterThan(0n);
      expect(await h.ledger.audit()).toEqual([]);
    });
  });
}
