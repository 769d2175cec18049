import { sql } from 'kysely';
import type { Seat, SecretSeed, SoloFact, SoloGameId, SoloRound } from '../../engines/solo/types';
import { betIdOf } from '../../engines/solo/state';
import type { Store, Tx } from '../../ports';
import { bulk } from '../../sql/bulk';
import { forStore, reveal, Sealed } from '../reveal';
import { countRows } from '../totals';

export interface RowsDeps {
  readonly engine: Store['engine'];
  readonly game: SoloGameId;
  readonly now: () => number;
}

type Rotated<Board> = Extract<SoloFact<Board>, { type: 'seedRotated' }>;

/** Engines see seeds without their seals. */
export function sealedOf(secret: SecretSeed): Sealed {
  if (!(secret instanceof Sealed)) throw new Error('a seed without a seal');
  return secret;
}

/** Writes what became true in one batch, in few statements whatever its size: the last word on each round and each pair of seeds. */
export async function saveFacts<Board>(deps: RowsDeps, tx: Tx, facts: readonly SoloFact<Board>[]): Promise<void> {
  if (facts.length === 0) return;
  for (const fact of facts) if (fact.type === 'seedRotated') await rotate(deps, tx, fact);
  await saveSeeds(deps, tx, [...new Map(facts.map(({ seat }) => [seat.userId, seat])).values()]);
  const rounds = new Map(
    facts.flatMap((fact) => (fact.type === 'played' ? [[fact.round.roundId, fact.round] as const] : [])),
  );
  await saveRounds(deps, tx, [...rounds.values()]);
}

/** One current seed a player at any moment: the old one goes before the new one comes. */
async function rotate<Board>({ game, now }: RowsDeps, tx: Tx, { seat, retired }: Rotated<Board>): Promise<void> {
  const { next } = seat.seeds;
  const { serverSeed } = reveal(sealedOf(retired.secret), { seedId: retired.seedId, retiredAt: retired.at }, now());
  await tx
    .updateTable('solo_seeds')
    .set({ status: 'retired', revealed: serverSeed, retired_at: retired.at })
    .where('seed_id', '=', retired.seedId)
    .execute();
  await tx.updateTable('solo_seeds').set({ status: 'current' }).where('seed_id', '=', seat.seeds.seedId).execute();
  await tx
    .insertInto('solo_seeds')
    .values({
      seed_id: next.seedId,
      game,
      user_id: seat.userId,
      status: 'next',
      secret: forStore(sealedOf(next.secret)),
      seed_hash: next.secret.seedHash,
      revealed: '',
      client_seed: '',
      nonce: 0,
      created_at: retired.at,
      retired_at: 0,
    })
    .execute();
}

async function saveSeeds<Board>({ engine }: RowsDeps, tx: Tx, seats: readonly Seat<Board>[]): Promise<void> {
  const rows = bulk(
    engine,
    { id: 'text', client_seed: 'text', nonce: 'bigint' },
    seats.map(({ seeds }) => [seeds.seedId, seeds.clientSeed, BigInt(seeds.nonce)]),
  );
  await sql`update solo_seeds set client_seed = given.client_seed, nonce = given.nonce from ${rows} as given where solo_seeds.seed_id = given.id`.execute(
    tx,
  );
}

const ROUND = {
  round_id: 'bigint',
  user_id: 'text',
  seed_id: 'text',
  seed_hash: 'text',
  client_seed: 'text',
  nonce: 'bigint',
  board: 'text',
  ended_at: 'bigint',
  digest: 'text',
} as const;
const BET = {
  bet_id: 'text',
  round_id: 'bigint',
  user_id: 'text',
  staked: 'bigint',
  placed_at: 'bigint',
  status: 'text',
  rate: 'bigint',
  paid: 'bigint',
  win_staked: 'bigint',
  win_paid: 'bigint',
  ended_at: 'bigint',
} as const;
const names = (columns: object) => sql.raw(Object.keys(columns).join(', '));

async function saveRounds<Board>(
  { engine, game }: RowsDeps,
  tx: Tx,
  rounds: readonly SoloRound<Board>[],
): Promise<void> {
  if (rounds.length === 0) return;
  const details = bulk(
    engine,
    ROUND,
    rounds.map((r) => [
      r.roundId,
      r.userId,
      r.seedId,
      r.serverSeedHash,
      r.clientSeed,
      BigInt(r.nonce),
      JSON.stringify(r.board),
      BigInt(r.endedAt),
      r.digest,
    ]),
  );
  await sql`insert into solo_rounds (game, ${names(ROUND)}) select ${sql.val(game)}, ${names(ROUND)} from ${details} as given where true
    on conflict (game, round_id) do update set board = excluded.board, ended_at = excluded.ended_at, digest = excluded.digest`.execute(
    tx,
  );
  const bets = bulk(
    engine,
    BET,
    rounds.map((r) => [
      betIdOf(game, r.roundId),
      r.roundId,
      r.userId,
      r.amount,
      BigInt(r.startedAt),
      r.status,
      BigInt(r.rate),
      r.paid,
      r.status === 'won' ? r.amount : 0n,
      r.status === 'won' ? r.paid : 0n,
      BigInt(r.endedAt),
    ]),
  );
  await sql`insert into bets (game, feed, choice, ${names(BET)}) select ${sql.val(game)}, 0, '', ${names(BET)} from ${bets} as given where true
    on conflict (bet_id) do update set status = excluded.status, rate = excluded.rate, paid = excluded.paid,
      win_staked = excluded.win_staked, win_paid = excluded.win_paid, ended_at = excluded.ended_at`.execute(tx);
  // A round ends once, in the last fact of it.
  const ended = rounds.filter(({ status }) => status !== 'open');
  await countRows(
    tx,
    engine,
    ended.map(({ userId }) => ({ userId, list: game })),
  );
}
