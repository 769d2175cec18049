import type { PoolGame } from '../../../contract/pool';
import type { Chain } from '../../../rules/fairness/chain';
import type { Db, Tx } from '../../ports';

/** Who draws from a chain. */
export type FeedName = 'crash' | 'wingo1' | 'wingo2' | 'wingo3' | PoolGame;

/** A chain as it is kept. All but `published`, `publicSeed` and the links of finished rounds is secret. */
export interface KeptChain {
  readonly chainId: string;
  readonly publicSeed: string;
  readonly used: number;
  readonly chain: Chain;
}

interface ChainRow {
  chain_id: string;
  length: bigint;
  every: bigint;
  published: string;
  checkpoints: string;
  public_seed: string;
  used: bigint;
}

function fromRow(row: ChainRow): KeptChain {
  const checkpoints = JSON.parse(row.checkpoints) as string[];
  const chain: Chain = { length: Number(row.length), every: Number(row.every), published: row.published, checkpoints };
  return { chainId: row.chain_id, publicSeed: row.public_seed, used: Number(row.used), chain };
}

/** Chains of a feed that still have unused links, in the order in which they are to be used. */
export async function unusedChains(db: Db | Tx, feed: FeedName): Promise<KeptChain[]> {
  const rows = await db
    .selectFrom('chains')
    .select(['chain_id', 'length', 'every', 'published', 'checkpoints', 'public_seed', 'used'])
    .where('feed', '=', feed)
    .whereRef('used', '<', 'length')
    .orderBy('chain_id')
    .execute();
  return rows.map(fromRow);
}

/** One chain by its id. */
export async function chainById(db: Db | Tx, chainId: string): Promise<KeptChain> {
  const row = await db
    .selectFrom('chains')
    .select(['chain_id', 'length', 'every', 'published', 'checkpoints', 'public_seed', 'used'])
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** Writes a new chain down, before any round of it. Ids ascend, so a later chain is used later. */
export async function keepChain(
  tx: Tx,
  feed: FeedName,
  { chainId, publicSeed, chain }: KeptChain,
  at: number,
): Promise<void> {
  await tx
    .insertInto('chains')
    .values({
      chain_id: chainId,
      feed,
      length: chain.length,
      every: chain.every,
      published: chain.published,
      checkpoints: JSON.stringify(chain.checkpoints),
      public_seed: publicSeed,
      used: 0,
      created_at: at,
    })
    .execute();
}

/**
 * Gives a link to a round, in the round's own transaction. Links are given in order and once.
 * @throws when this is not the next link of its chain
 */
export async function useLink(tx: Tx, chainId: string, index: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('chains')
    .set({ used: index })
    .where('chain_id', '=', chainId)
    .where('used', '=', BigInt(index - 1))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`link ${index} of chain ${chainId} is not the next one`);
}
