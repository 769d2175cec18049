import type { RecordProof } from '../../contract/replay';
import { faceHue } from '../../rules/face';
import type { Db } from '../ports';
import { maskName } from './mask';

/** The columns of a round and its chain that prove it. */
export interface ProofRow {
  readonly chain_id: string;
  readonly chain_index: bigint;
  readonly seed: string;
  readonly seed_hash: string;
  readonly digest: string;
  readonly public_seed: string;
  readonly published: string;
}

/** What binds a finished round to the link of its chain that was public before: the round before it, or the published end of the chain. */
export async function proofOf(db: Db, table: 'crash_rounds' | 'pool_rounds', round: ProofRow): Promise<RecordProof> {
  const before = await db
    .selectFrom(table)
    .select(['chain_index', 'seed'])
    .where('chain_id', '=', round.chain_id)
    .where('chain_index', '<', round.chain_index)
    .where('seed', '!=', '')
    .orderBy('chain_index', 'desc')
    .limit(1)
    .executeTakeFirst();
  const earlier =
    before === undefined
      ? { serverSeed: round.published, links: Number(round.chain_index) }
      : { serverSeed: before.seed, links: Number(round.chain_index - before.chain_index) };
  return {
    serverSeed: round.seed,
    seedHash: round.seed_hash,
    publicSeed: round.public_seed,
    digest: round.digest,
    chain: { chainId: round.chain_id, index: Number(round.chain_index) },
    earlier,
  };
}

/** A player as everybody sees them. */
export const faceOf = (row: {
  readonly user_id: string;
  readonly name: string | null;
  readonly avatar: string | null;
}) => ({
  name: maskName(row.name ?? row.user_id),
  avatar: row.avatar ?? '',
  hue: faceHue(row.user_id, row.avatar ?? ''),
});

/** The largest stakes of a table, and how many are left out. */
export function largest<Seat extends { readonly amount: number; readonly at: number }>(
  seats: readonly Seat[],
  size: number,
): { readonly players: Seat[]; readonly more: number } {
  const players = [...seats].sort((a, b) => b.amount - a.amount || a.at - b.at).slice(0, size);
  return { players, more: seats.length - players.length };
}
