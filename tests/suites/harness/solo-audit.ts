import { expect } from 'vitest';
import { hiloCalls } from '../../../contract/hilo';
import { minesCalls } from '../../../contract/mines';
import { rollerCalls } from '../../../contract/roller';
import { commitment } from '../../../rules/fairness/commit';
import { soloDraws } from '../../../rules/fairness/solo';
import { drawCards } from '../../../rules/hilo/cards';
import { mineCells } from '../../../rules/mines/draw';
import { toSen } from '../../../rules/money';
import { resultOf } from '../../../rules/roller/roller';
import type { HiloBoard } from '../../../server/engines/hilo/rules';
import type { MinesBoard } from '../../../server/engines/mines/rules';
import type { RollerBoard } from '../../../server/engines/roller/rules';
import type { Store } from '../../../server/ports';
import { type Line, PROMISES_NOTHING, type Sent } from './protocol';

type Answer = Extract<Line, { t: 'answer' }>;
type Told = {
  readonly roundId: string;
  readonly winAmount: number;
  readonly opened?: readonly number[];
  readonly cards?: readonly { readonly card: number }[];
};

const STARTS: ReadonlyMap<string, string> = new Map([
  [minesCalls.startRound.route, 'mines'],
  [minesCalls.playRound.route, 'mines'],
  [hiloCalls.startRound.route, 'hilo'],
  [rollerCalls.startRound.route, 'roller'],
]);
const STEPS: ReadonlyMap<string, string> = new Map([
  [minesCalls.selectCard.route, 'mines'],
  [minesCalls.cashRound.route, 'mines'],
  [hiloCalls.selectCard.route, 'hilo'],
  [hiloCalls.cashRound.route, 'hilo'],
]);

export interface SoloSum {
  readonly rounds: number;
}

/** Everything that players were told of the solo games is what the store says, every round follows from its seed, and no draw was used twice. */
export async function auditSolo(
  store: Store,
  sent: ReadonlyMap<string, Sent>,
  answers: ReadonlyMap<string, Answer>,
): Promise<SoloSum> {
  const rows = await store.db
    .selectFrom('solo_plays')
    .innerJoin('solo_seeds', 'solo_seeds.seed_id', 'solo_plays.seed_id')
    .selectAll('solo_plays')
    .select(['solo_seeds.secret', 'solo_seeds.revealed'])
    .execute();
  const byId = new Map(rows.map((row) => [`${row.game}-${row.round_id}`, row]));
  const counts = { starts: 0, steps: 0, rotations: 0, wentOn: 0 };

  for (const [key, answer] of answers) {
    const command = sent.get(key);
    if (command === undefined || (!answer.ok && PROMISES_NOTHING.has(answer.code))) continue;
    const game = STARTS.get(command.route);
    if (game !== undefined) {
      const own = rows.filter(
        (row) =>
          row.game === game && row.user_id === command.userId && row.amount === toSen(Number(command.req.amount)),
      );
      expect(own).toHaveLength(answer.ok ? 1 : 0);
      counts.starts += own.length;
    }
    if (!answer.ok) continue;
    if (command.route === minesCalls.rotateSeed.route) {
      const { serverSeed, serverSeedHash } = (
        answer.reply as { revealed: { serverSeed: string; serverSeedHash: string } }
      ).revealed;
      expect(commitment(serverSeed)).toBe(serverSeedHash);
      expect(
        await store.db.selectFrom('solo_seeds').select('status').where('revealed', '=', serverSeed).execute(),
      ).toEqual([{ status: 'retired' }]);
      counts.rotations += 1;
    }
    const step = STEPS.get(command.route);
    if (step === undefined) continue;
    const { round } = answer.reply as { round: Told };
    const row = byId.get(`${step}-${round.roundId}`);
    if (row === undefined) throw new Error(`${step}-${round.roundId} is lost`);
    const board = JSON.parse(row.board) as Partial<MinesBoard & HiloBoard>;
    // A step that was told is never taken back: what came after stands behind it.
    if (round.opened) expect(board.opened?.map(({ cell }) => cell).slice(0, round.opened.length)).toEqual(round.opened);
    if (round.cards)
      expect(board.cards?.map(({ card }) => card).slice(0, round.cards.length)).toEqual(
        round.cards.map(({ card }) => card),
      );
    if (command.route.endsWith('cashRound')) expect([row.status, row.paid]).toEqual(['won', toSen(round.winAmount)]);
    counts.steps += 1;
    // Amounts and ids of commands name the process (room-process): this round was begun in another one.
    if (!command.uuid.startsWith(`${command.userId}-${row.amount / 100_000n - 1n}-`)) counts.wentOn += 1;
  }

  for (const { game, secret, client_seed, nonce, board, digest, status } of rows) {
    const draws = soloDraws({ serverSeed: secret, clientSeed: client_seed, nonce: Number(nonce) });
    if (game === 'hilo')
      expect(drawCards(draws.floats(), (JSON.parse(board) as HiloBoard).cards.length)).toEqual(
        (JSON.parse(board) as HiloBoard).cards.map(({ card }) => card),
      );
    if (status === 'open') continue;
    expect(digest).toBe(draws.digest);
    if (game === 'mines')
      expect((JSON.parse(board) as MinesBoard).mineIndex).toEqual(
        mineCells(draws.floats(), (JSON.parse(board) as MinesBoard).mines),
      );
    if (game === 'roller') expect((JSON.parse(board) as RollerBoard).result).toBe(resultOf(digest));
  }
  // Nonces run from 0 without a gap: no start that failed used one up.
  const seeds = await store.db
    .selectFrom('solo_seeds')
    .select(['seed_id', 'nonce'])
    .where('status', '!=', 'next')
    .execute();
  for (const { seed_id, nonce } of seeds)
    expect(BigInt(rows.filter((row) => row.seed_id === seed_id).length)).toBe(nonce);

  // The test tested something, and kills did interrupt rounds that went on afterwards.
  expect(counts.starts).toBeGreaterThan(50);
  expect(counts.steps).toBeGreaterThan(50);
  expect(counts.rotations).toBeGreaterThan(1);
  expect(counts.wentOn).toBeGreaterThan(20);
  expect(rows.some(({ status }) => status === 'open')).toBe(true);

  return { rounds: rows.length };
}
