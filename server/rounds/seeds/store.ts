import type { Selectable } from 'kysely';
import type { FairFeed } from '../../../contract/share';
import type { Chain } from '../../../rules/fairness/chain';
import type { Db, Tx } from '../../ports';
import type { ChainsTable } from '../../store/tables/rooms';

/** Who draws from a chain. */
export type FeedName = FairFeed;

/** A value of public randomness by its name: which source, and the number of the value. */
export interface BeaconPick {
  readonly name: string;
  readonly round: number;
}

/** A chain as it is kept. All but `published`, `publicSeed` and the links of finished rounds is secret. */
export interface KeptChain {
  readonly chainId: string;
  readonly used: number;
  readonly chain: Chain;
  /** How the public seed came about (contract/fair, `chainSeeding`). */
  readonly seeding: 'shares' | 'house';
  readonly publicSeed: string;
  /** Shares from outside that are in the public seed. */
  readonly shares: number;
}

/** A chain whose link is published and whose public seed is not made yet. */
export interface CollectingChain {
  readonly chainId: string;
  readonly published: string;
  readonly closesAt: number;
  readonly beacon: BeaconPick | null;
}

const COLUMNS = [
  'chain_id',
  'length',
  'every',
  'published',
  'checkpoints',
  'public_seed',
  'used',
  'seeding',
  'shares',
] as const;
type ChainRow = Pick<Selectable<ChainsTable>, (typeof COLUMNS)[number]>;

function fromRow(row: ChainRow): KeptChain {
  const checkpoints = JSON.parse(row.checkpoints) as string[];
  const chain: Chain = { length: Number(row.length), every: Number(row.every), published: row.published, checkpoints };
  if (row.seeding === 'collecting') throw new Error(`chain ${row.chain_id} has no public seed yet`);
  return {
    chainId: row.chain_id,
    used: Number(row.used),
    chain,
    seeding: row.seeding,
    publicSeed: row.public_seed,
    shares: Number(row.shares),
  };
}

/** The chain that a feed draws from: the one taken last. Null when it is used up, or none was ever taken. */
export async function chainInUse(db: Db | Tx, feed: FeedName): Promise<KeptChain | null> {
  const row = await db
    .selectFrom('chains')
    .select(COLUMNS)
    .where('feed', '=', feed)
    .where('taken_at', '>', 0n)
    .orderBy('taken_at', 'desc')
    .orderBy('chain_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.used >= row.length ? null : fromRow(row);
}

/** The chain to be taken next, its public seed made, no round drawn from it: one with shares from outside first, then in the order of making. */
export async function waitingChain(db: Db | Tx, feed: FeedName): Promise<KeptChain | null> {
  const row = await db
    .selectFrom('chains')
    .select(COLUMNS)
    .where('feed', '=', feed)
    .where('taken_at', '=', 0n)
    .where('seeding', '<>', 'collecting')
    // A restored backup has given its chains up: all their links count as used.
    .whereRef('used', '<', 'length')
    .orderBy((eb) => eb.case().when('shares', '>', 0n).then(0).else(1).end())
    .orderBy('chain_id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The chain of a feed that shares are taken for; null when there is none. */
export async function collectingChain(db: Db | Tx, feed: FeedName): Promise<CollectingChain | null> {
  const row = await db
    .selectFrom('chains')
    .select(['chain_id', 'published', 'closes_at', 'beacon', 'beacon_round'])
    .where('feed', '=', feed)
    .where('seeding', '=', 'collecting')
    .whereRef('used', '<', 'length')
    .orderBy('chain_id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    chainId: row.chain_id,
    published: row.published,
    closesAt: Number(row.closes_at),
    beacon: row.beacon === '' ? null : { name: row.beacon, round: Number(row.beacon_round) },
  };
}

/** One chain by its id. */
export async function chainById(db: Db | Tx, chainId: string): Promise<KeptChain> {
  const row = await db.selectFrom('chains').select(COLUMNS).where('chain_id', '=', chainId).executeTakeFirstOrThrow();
  return fromRow(row);
}

/** A new chain on its way to the store: with its public seed, or with the time until which shares are taken for it. */
export type NewChain = Pick<KeptChain, 'chainId' | 'chain'> &
  (
    | Pick<KeptChain, 'seeding' | 'publicSeed'>
    | ({ readonly seeding: 'collecting' } & Pick<CollectingChain, 'closesAt' | 'beacon'>)
  );

/** Writes a new chain down, before any round of it: from here on its link is public. Ids ascend in the order of making. */
export async function keepChain(tx: Tx, feed: FeedName, made: NewChain, at: number): Promise<void> {
  const { chainId, chain, seeding } = made;
  await tx
    .insertInto('chains')
    .values({
      chain_id: chainId,
      feed,
      length: chain.length,
      every: chain.every,
      published: chain.published,
      checkpoints: JSON.stringify(chain.checkpoints),
      used: 0,
      created_at: at,
      ...(seeding === 'collecting'
        ? {
            seeding,
            public_seed: '',
            closes_at: made.closesAt,
            beacon: made.beacon?.name ?? '',
            beacon_round: made.beacon?.round ?? 0,
          }
        : { seeding, public_seed: made.publicSeed, sealed_at: at }),
    })
    .execute();
}

/** Later than any chain of this one's feed was taken: the clock of the node that led then may have been ahead of ours, and the one taken last is the one in use. */
async function afterTheLast(tx: Tx, chainId: string, now: number): Promise<bigint> {
  const { last } = await tx
    .selectFrom('chains')
    .select(({ fn }) => fn.max('taken_at').as('last'))
    .where('feed', '=', (e) => e.selectFrom('chains as this').select('this.feed').where('this.chain_id', '=', chainId))
    .executeTakeFirstOrThrow();
  return last === null || last < BigInt(now) ? BigInt(now) : last + 1n;
}

/**
 * Gives a link to a round, in the round's own transaction. Links are given in order and once; the first one takes the chain into use.
 * @throws when this is not the next link of its chain
 */
export async function useLink(tx: Tx, chainId: string, index: number, now: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('chains')
    .set(index === 1 ? { used: index, taken_at: await afterTheLast(tx, chainId, now) } : { used: index })
    .where('chain_id', '=', chainId)
    .where('used', '=', BigInt(index - 1))
    .where('seeding', '<>', 'collecting')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`link ${index} of chain ${chainId} is not the next one`);
}
