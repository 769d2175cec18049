import type { Selectable } from 'kysely';
import type { ChainFace, ChainRecord } from '../../../contract/fair';
import type { Db } from '../../ports';
import type { ChainsTable } from '../../store/tables/rooms';
import type { FeedName } from './store';

const COLUMNS = [
  'chain_id',
  'feed',
  'length',
  'published',
  'public_seed',
  'used',
  'created_at',
  'seeding',
  'closes_at',
  'sealed_at',
  'taken_at',
  'shares',
  'beacon',
  'beacon_round',
] as const;
type FaceRow = Pick<Selectable<ChainsTable>, (typeof COLUMNS)[number]> & { readonly came: bigint };

/** What is public of a chain; its checkpoints are never read here. `came` counts the shares so far. */
const faces = (db: Db) =>
  db
    .selectFrom('chains')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('chain_shares')
        .whereRef('chain_shares.chain_id', '=', 'chains.chain_id')
        .select((inner) => inner.fn.countAll<bigint>().as('came'))
        .$asScalar()
        .$notNull()
        .as('came'),
    );

/** @param latest whether no chain of the feed was taken into use after this one */
function faceOf(row: FaceRow, latest: boolean): ChainFace {
  const unused = row.seeding === 'collecting' ? 'collecting' : 'waiting';
  return {
    chainId: row.chain_id,
    // Written by this code only, from its own list of feeds.
    feed: row.feed as FeedName,
    // A restored backup has given up its chains, unused ones among them: all their links count as used.
    state: row.used >= row.length ? 'past' : row.taken_at === 0n ? unused : latest ? 'inUse' : 'past',
    seeding: row.seeding,
    rounds: Number(row.length),
    used: Number(row.used),
    published: row.published,
    publishedAt: Number(row.created_at),
    ...(row.closes_at > 0n && { closesAt: Number(row.closes_at) }),
    ...(row.beacon !== '' && { beacon: { name: row.beacon, round: Number(row.beacon_round) } }),
    ...(row.public_seed !== '' && { publicSeed: row.public_seed }),
    ...(row.sealed_at > 0n && { sealedAt: Number(row.sealed_at) }),
    shares: Number(row.came),
  };
}

/** When the chain in use of each feed was taken. */
async function latestOf(db: Db): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('chains')
    .select((eb) => ['feed', eb.fn.max('taken_at').as('taken')])
    .groupBy('feed')
    .execute();
  return new Map(rows.map(({ feed, taken }) => [feed, taken]));
}

/** The chains that matter now: in use, waiting or collecting. */
export async function readChains(db: Db): Promise<ChainFace[]> {
  const latest = await latestOf(db);
  const rows = await faces(db).orderBy('feed').orderBy('chain_id').execute();
  return rows.map((row) => faceOf(row, row.taken_at === latest.get(row.feed))).filter(({ state }) => state !== 'past');
}

/** A chain with all its shares; null when there is none of this id. */
export async function readChainRecord(db: Db, chainId: string): Promise<ChainRecord | null> {
  const row = await faces(db).where('chain_id', '=', chainId).executeTakeFirst();
  if (row === undefined) return null;
  const shares = await db
    .selectFrom('chain_shares')
    .select(['share', 'source', 'at'])
    .where('chain_id', '=', chainId)
    .orderBy('at')
    .orderBy('share')
    .execute();
  const latest = await latestOf(db);
  return {
    ...faceOf(row, row.taken_at === latest.get(row.feed)),
    list: shares.map(({ share, source, at }) => ({ share, source, at: Number(at) })),
  };
}
