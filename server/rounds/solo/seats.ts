import { type Selectable, sql } from 'kysely';
import type { HeldSeed, Seat, SeedPair, SoloGameId, SoloRound } from '../../engines/solo/types';
import type { Clock, Db, Entropy, Store, Tx } from '../../ports';
import { bulk } from '../../sql/bulk';
import type { SeedStatus, SoloPlaysView } from '../../store/tables/solo';
import type { HashText } from '../../../rules/fairness/hash';
import type { SiteRules } from '../deps';
import { forStore, Sealed } from '../reveal';
import { isPaced } from './pace';

export interface SeatsDeps {
  readonly engine: Store['engine'];
  readonly game: SoloGameId;
  readonly hash: HashText;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly site: Pick<SiteRules, 'isPaced'>;
}

/** Bytes of a client seed that a player did not choose: 32 hex digits, as long as one may be. */
const CLIENT_SEED_BYTES = 16;
const SERVER_SEED_BYTES = 32;

/** A server seed of the store or a new one, sealed. */
export interface SealedSeed extends HeldSeed {
  readonly secret: Sealed;
}

/** A server seed that nobody has seen. */
export const freshSeed = ({ entropy, hash }: Pick<SeatsDeps, 'entropy' | 'hash'>): SealedSeed => ({
  seedId: entropy.id(),
  secret: new Sealed(entropy.hex(SERVER_SEED_BYTES), hash),
});

/** A round of the store as the engine has it. */
export const roundOf = <Board>(row: Selectable<SoloPlaysView>): SoloRound<Board> => ({
  roundId: row.round_id,
  userId: row.user_id,
  seedId: row.seed_id,
  serverSeedHash: row.seed_hash,
  clientSeed: row.client_seed,
  nonce: Number(row.nonce),
  amount: row.amount,
  board: JSON.parse(row.board) as Board,
  status: row.status,
  rate: Number(row.rate),
  paid: row.paid,
  startedAt: Number(row.started_at),
  endedAt: Number(row.ended_at),
  digest: row.digest,
});

interface SeedRow {
  readonly user_id: string;
  readonly seed_id: string;
  readonly status: SeedStatus;
  readonly secret: string;
  readonly client_seed: string;
  readonly nonce: bigint;
}

/** The pair of each player, from the rows of its two seeds. */
function pairsOf(rows: readonly SeedRow[], hash: HashText): Map<string, SeedPair> {
  const held = ({ seed_id, secret }: SeedRow) => ({ seedId: seed_id, secret: new Sealed(secret, hash) });
  const next = new Map(rows.filter(({ status }) => status === 'next').map((row) => [row.user_id, held(row)]));
  const pairs = new Map<string, SeedPair>();
  for (const row of rows) {
    const after = next.get(row.user_id);
    if (row.status === 'current' && after !== undefined)
      pairs.set(row.user_id, { ...held(row), clientSeed: row.client_seed, nonce: Number(row.nonce), next: after });
  }
  return pairs;
}

/** The seats of players as the store has them; those who never came have none. */
export async function readSeats<Board>(
  { engine, game, hash }: Pick<SeatsDeps, 'engine' | 'game' | 'hash'>,
  db: Db | Tx,
  userIds: readonly string[],
): Promise<Map<string, Seat<Board>>> {
  const asked = bulk(
    engine,
    { id: 'text' },
    [...new Set(userIds)].map((id) => [id]),
  );
  const seeds = await sql<SeedRow>`select user_id, seed_id, status, secret, client_seed, nonce from solo_seeds
    where user_id in (select id from ${asked} as asked) and game = ${game} and status <> 'retired'`.execute(db);
  // By player and not in a list of them: SQLite would go through the open rounds of everybody instead, also those whose players never came back.
  const rounds = await sql<Selectable<SoloPlaysView>>`select solo_plays.* from ${asked} as asked cross join solo_plays
    where user_id = asked.id and game = ${game} and ended_at = 0`.execute(db);
  const open = new Map(rounds.rows.map((row) => [row.user_id, roundOf<Board>(row)]));
  return new Map(
    [...pairsOf(seeds.rows, hash)].map(([userId, pair]) => [
      userId,
      { userId, seeds: pair, open: open.get(userId) ?? null, startedAt: 0 },
    ]),
  );
}

/** When the last round of each player began; nobody is looked up where rounds have no minimum length. */
async function lastStarts(
  { engine, game, site }: SeatsDeps,
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (!isPaced(game, site)) return new Map();
  const asked = bulk(
    engine,
    { id: 'text' },
    userIds.map((id) => [id]),
  );
  const { rows } = await sql<{ id: string; at: bigint | null }>`select id, (select started_at from solo_plays
    where user_id = id and game = ${game} order by round_id desc limit 1) as at from ${asked} as asked`.execute(tx);
  return new Map(rows.map(({ id, at }) => [id, Number(at ?? 0n)]));
}

/** The seats of a batch. Whoever comes for the first time gets seeds here, committed with whatever the batch does. */
export async function takeSeats<Board>(deps: SeatsDeps, tx: Tx, userIds: readonly string[]): Promise<Seat<Board>[]> {
  const seats = await readSeats<Board>(deps, tx, userIds);
  const rows: (string | bigint)[][] = [];
  const at = BigInt(deps.clock.now());
  for (const userId of new Set(userIds)) {
    if (seats.has(userId)) continue;
    const [current, next] = [freshSeed(deps), freshSeed(deps)];
    const clientSeed = deps.entropy.hex(CLIENT_SEED_BYTES);
    rows.push(
      [current.seedId, userId, 'current', forStore(current.secret), current.secret.seedHash, clientSeed],
      [next.seedId, userId, 'next', forStore(next.secret), next.secret.seedHash, ''],
    );
    seats.set(userId, { userId, open: null, startedAt: 0, seeds: { ...current, clientSeed, nonce: 0, next } });
  }
  if (rows.length > 0) {
    const given = bulk(
      deps.engine,
      { seed_id: 'text', user_id: 'text', status: 'text', secret: 'text', seed_hash: 'text', client_seed: 'text' },
      rows,
    );
    await sql`insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      select seed_id, ${sql.val(deps.game)}, user_id, status, secret, seed_hash, '', client_seed, 0, ${sql.val(at)}, 0 from ${given} as given`.execute(
      tx,
    );
  }
  const started = await lastStarts(deps, tx, [...seats.keys()]);
  return [...seats.values()].map((seat) => ({ ...seat, startedAt: started.get(seat.userId) ?? 0 }));
}
