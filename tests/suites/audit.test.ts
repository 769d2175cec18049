import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { rollerCalls } from '../../contract/roller';
import { wingoCalls } from '../../contract/wingo';
import { audit } from '../../server/ledger/audit/index';
import { auditBooks } from '../../tools/audit-books';
import { testEngines, type TestStore } from './engines';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const IDR = { currency: 'IDR' } as const;

/** An evening in small: bets that won, lost and went back in every kind of room, and some that are still open. */
async function play(h: RoomHouse): Promise<void> {
  await h.grant(ANA, BUDI);
  await h.start();
  for (let i = 0; i < 8; i += 1) {
    const { roundId, status, nextRoundId } = await h.send(crashCalls.curGame, IDR);
    const crashRound = status === 'preparation' ? roundId : nextRoundId;
    // A long flight may still be theirs.
    await h.refusal(h.ask(crashCalls.bet, { roundId: crashRound, amount: 10_000, rate: 2 + i, ...IDR }, ANA));
    await h.refusal(h.ask(crashCalls.bet, { roundId: crashRound, amount: 20_000, rate: 1.01, ...IDR }, BUDI));
    if (i === 0) {
      await h.ask(crashCalls.cancel, { roundId: crashRound }, ANA);
      await h.ask(crashCalls.bet, { roundId: crashRound, amount: 5_000, rate: 1.01, ...IDR }, ANA);
    }
    const { phase } = await h.send(wingoCalls.curRound, { ...IDR, model: 1 });
    await h.ask(wingoCalls.bet, { select: ['red', 'zero', 'violet'], amount: 2_000, phaseNum: phase }, ANA);
    await h.ask(wingoCalls.bet, { select: ['green'], amount: 3_000, phaseNum: phase }, ANA);
    const dice = await h.send(diceCalls.curRound, IDR);
    if (dice.status === 0)
      for (const pool of [0, 1, 5] as const)
        await h.ask(diceCalls.bet, { pool, amount: 1_000 * (pool + 1), roundId: dice.roundId }, BUDI);
    await h.ask(rollerCalls.startRound, { amount: 1_000, choose: 50_000, isHigher: i % 2 === 0, ...IDR }, ANA);
    await h.clock.advance(26_000);
  }
  expect(h.errors).toEqual([]);
}

for (const engine of testEngines('audit')) {
  describe(`the audit on ${engine.name}`, () => {
    let store: TestStore;
    let h: RoomHouse;
    beforeAll(async () => {
      store = await engine.open();
      h = roomHouse({ store });
      await play(h);
      // What the process dies over: crash gives the open stakes back, and the round is void.
      await h.stop();
    });
    afterAll(() => store.close());

    /** What the audit says while the store is changed; afterwards it is as it was. */
    async function falsified(...statements: string[]): Promise<string[]> {
      const back = new Error('back');
      let found: readonly string[] = [];
      await store
        .transaction(async (tx) => {
          for (const statement of statements) {
            const { numAffectedRows } = await sql.raw(statement).execute(tx);
            expect(numAffectedRows).toBe(1n);
          }
          found = await audit(tx);
          throw back;
        })
        .catch((error: unknown) => {
          if (error !== back) throw error;
        });
      return [...found].sort();
    }
    const one = async (query: string): Promise<string> => {
      const { rows } = await sql
        .raw<{ id: string }>(`select cast(id as text) as id from (${query} limit 1) as found`)
        .execute(store.db);
      if (rows[0] === undefined) throw new Error(`nothing was played for: ${query}`);
      return rows[0].id;
    };

    it('finds nothing where everything is right', async () => {
      expect(await h.ledger.audit()).toEqual([]);
    });

    it('found every list counted as its rows', async () => {
      const { rows } = await sql<{ list: string }>`select list from (
          select user_id, list, total from history_totals
          union all select user_id, case when feed = 0 then game else game || ':' || cast(feed as text) end, -count(*) from bets
            where status <> 'open' or game not in ('mines', 'hilo', 'roller') group by user_id, game, feed
        ) as sides group by user_id, list having sum(total) <> 0`.execute(store.db);
      expect(rows).toEqual([]);
    });

    it('finds crash bets with false payouts, stakes and ends', async () => {
      const bet = (status: string) =>
        one(`select bet_id as id from bets where game = 'crash' and status = '${status}'`);
      const [won, lost, back] = [await bet('won'), await bet('lost'), await bet('returned')];
      const round = (id: string) => one(`select round_id as id from bets where bet_id = '${id}'`);
      const owner = (id: string) => one(`select user_id as id from bets where bet_id = '${id}'`);
      for (const id of [won, lost])
        expect(await falsified(`update bets set paid = paid + 100 where bet_id = '${id}'`)).toEqual(
          expect.arrayContaining([
            `what crash:${await round(id)}:${await owner(id)} was paid is not what the books say`,
            `the round crash:${await round(id)} does not sum up its bets`,
          ]),
        );
      expect(await falsified(`update bets set paid = paid + 100 where bet_id = '${won}'`)).toContain(
        `what the bet ${won} paid is not what the books say`,
      );
      expect(await falsified(`update bets set staked = staked + 1 where bet_id = '${back}'`)).toEqual([
        `the bet ${back} was not paid as its end says`,
        `the stake of the bet ${back} is not what the books say`,
      ]);
      expect(await falsified(`update bets set status = 'lost' where bet_id = '${won}'`)).toEqual([
        `the bet ${won} was not paid as its end says`,
      ]);
      expect(await falsified(`update bets set round_id = round_id + 1 where bet_id = '${lost}'`)).toContain(
        `the stake of the bet ${lost} is not what the books say`,
      );
      expect(await falsified(`update bets set round_id = round_id + 1000 where bet_id = '${lost}'`)).toContain(
        `the bet ${lost} is of a round that there is not`,
      );
      expect(await falsified(`delete from bets where bet_id = '${lost}'`)).toEqual([
        `the round crash:${await round(lost)} does not sum up its bets`,
        `the transfer stake:${lost} is of a bet that there is not`,
      ]);
    });

    it('finds Wingo orders with false payouts, costs and owners', async () => {
      const won = await one(`select bet_id as id from bets where game = 'wingo' and status = 'won'`);
      const phase = await one(`select round_id as id from bets where bet_id = '${won}'`);
      expect(await falsified(`update bets set paid = paid + 1 where bet_id = '${won}'`)).toEqual([
        `the round wingo:${phase} does not sum up its bets`,
        `what wingo:${phase}:${ANA.id} was paid is not what the books say`,
      ]);
      expect(await falsified(`update bets set staked = staked * 2 where bet_id = '${won}'`)).toEqual([
        `the round wingo:${phase} does not sum up its bets`,
        `the stake of the bet ${won} is not what the books say`,
      ]);
      expect(await falsified(`update bets set user_id = '${BUDI.id}' where bet_id = '${won}'`)).toContain(
        `the stake of the bet ${won} is not what the books say`,
      );
      expect(await falsified(`delete from bets where bet_id = '${won}'`)).toContain(
        `the transfer stake:${won} is of a bet that there is not`,
      );
    });

    it('finds rounds that do not sum up, and bets of the other rooms', async () => {
      for (const [table, name] of [
        ['crash', `select 'crash:' || round_id as id from crash_rounds where status = 'finished'`],
        ['pool', `select game || ':' || round_id as id from pool_rounds where status = 'finished' and game = 'wingo'`],
        [
          'pool',
          `select game || ':' || round_id as id from pool_rounds where status = 'finished' and game <> 'wingo' and bets > 0`,
        ],
      ] as const) {
        const round = await one(name);
        const [game, id] = round.split(':');
        const where = table === 'crash' ? `round_id = ${id}` : `game = '${game}' and round_id = ${id}`;
        expect(await falsified(`update ${table}_rounds set staked = staked + 1 where ${where}`)).toEqual([
          `the round ${round} does not sum up its bets`,
        ]);
      }
      const bet = await one(`select bet_id as id from bets where game = 'dice'`);
      expect(await falsified(`update bets set staked = staked + 1 where bet_id = '${bet}'`)).toContain(
        `the stake of the bet ${bet} is not what the books say`,
      );
      expect(await falsified(`delete from bets where bet_id = '${bet}'`)).toContain(
        `the transfer stake:${bet} is of a bet that there is not`,
      );
    });

    it('finds solo rounds whose bet says something else, or is not there', async () => {
      const roll = await one(`select round_id as id from bets where game = 'roller' and status = 'won'`);
      expect(await falsified(`update bets set paid = paid + 1 where bet_id = 'roller-${roll}'`)).toEqual([
        `what roller:${roll}:${ANA.id} was paid is not what the books say`,
        `what the bet roller-${roll} paid is not what the books say`,
      ]);
      for (const change of [`ended_at = ended_at + 1`, `user_id = '${BUDI.id}'`, `status = 'open'`])
        expect(await falsified(`update bets set ${change} where bet_id = 'roller-${roll}'`)).toContain(
          `the round roller-${roll} and its bet differ`,
        );
      expect(await falsified(`delete from bets where bet_id = 'roller-${roll}'`)).toEqual([
        `the round roller-${roll} and its bet differ`,
        `the transfer stake:roller-${roll} is of a bet that there is not`,
      ]);
      expect(await falsified(`delete from solo_rounds where game = 'roller' and round_id = ${roll}`)).toEqual([
        `the bet roller-${roll} is of a round that there is not`,
      ]);
    });

    it('is run beside a server that writes, and sees what was committed', async () => {
      // Not committed: not there yet, and the audit does not wait for it.
      const seen = await store.transaction(async (tx) => {
        await sql`update bets set paid = paid + 100 where status = 'won'`.execute(tx);
        const verdict = await auditBooks(store.env);
        await sql`update bets set paid = paid - 100 where status = 'won'`.execute(tx);
        return verdict;
      });
      expect(seen).toEqual({ code: 0, lines: [expect.stringMatching(/^0 selisih \/ differences \(\d\d+ taruhan, /)] });
      await store.db
        .updateTable('accounts')
        .set((eb) => ({ main: eb('main', '+', 1n) }))
        .where('owner', '=', ANA.id)
        .execute();
      const moved = await auditBooks(store.env);
      expect(moved).toMatchObject({ code: 1 });
      expect(moved.lines).toEqual([
        `${ANA.id}:main:IDR differs from the sum of its transfers`,
        expect.stringMatching(/^1 selisih/),
      ]);
      const { code, out } = await command(store.env);
      expect([code, out]).toEqual([1, expect.stringContaining(`${ANA.id}:main:IDR differs`)]);
      await store.db
        .updateTable('accounts')
        .set((eb) => ({ main: eb('main', '-', 1n) }))
        .where('owner', '=', ANA.id)
        .execute();
      expect(await command(store.env)).toMatchObject({ code: 0 });
    });
  });
}

/** `npm run audit`, as an operator has it. */
function command(env: Readonly<Record<string, string>>): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../tools/audit.mjs', import.meta.url))], {
    env: { ...process.env, ...env },
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (out += text.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
}

it('says that there is nothing to audit, or that the environment is wrong', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'lintang-audit-'));
  expect(await auditBooks({ DATA_DIR: empty })).toMatchObject({ code: 2, lines: [expect.stringContaining(empty)] });
  expect(await auditBooks({ DATABASE_URL: 'mysql://x' })).toMatchObject({ code: 2 });
  rmSync(empty, { recursive: true, force: true });
});
