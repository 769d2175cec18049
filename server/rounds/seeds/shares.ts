import { sql } from 'kysely';
import { SHARES_MOST, SHARES_PER_ADDRESS } from '../../../contract/fair';
import { publicSeedOf } from '../../../rules/fairness/publicSeed';
import type { HashText } from '../../../rules/fairness/hash';
import type { Store, Tx } from '../../ports';
import type { BeaconPick, FeedName } from './store';

/** Who adds to a public seed. */
export interface Sharer {
  /** Names the connection in the whole house. */
  readonly connectionId: string;
  /** Where it comes from: an address, or what stands for a network of them. */
  readonly origin: string;
}

/** A chain that holds a share. */
export interface Shared {
  readonly chainId: string;
  readonly feed: FeedName;
  readonly closesAt: number;
}

/** What became of a share in one chain. `late`: the time is over, or the public seed made; `full`: the address, or the chain, has as many as it may. */
export type ShareOutcome = 'taken' | 'twice' | 'late' | 'full';

/** A row that is held until the transaction ends: shares and the making of the seed take turns. */
async function hold(tx: Tx, engine: Store['engine'], chainId: string) {
  const lock = engine === 'postgres' ? sql`for update` : sql``;
  const { rows } = await sql<{ seeding: string; closes_at: bigint; published: string }>`
    select seeding, closes_at, published from chains where chain_id = ${chainId} ${lock}`.execute(tx);
  return rows[0];
}

/** Adds a browser's share to one chain, in a transaction that holds the chain: nothing gets in once the seed is made. */
export async function addShare(
  tx: Tx,
  { engine, hash }: { readonly engine: Store['engine']; readonly hash: HashText },
  chainId: string,
  share: string,
  { connectionId, origin }: Sharer,
  now: number,
): Promise<ShareOutcome> {
  const chain = await hold(tx, engine, chainId);
  if (chain === undefined || chain.seeding !== 'collecting' || now >= Number(chain.closes_at)) return 'late';
  // The address itself is nobody's business: only whether two are the same.
  const address = hash(`${chainId}:${origin}`);
  const mine = await tx
    .selectFrom('chain_shares')
    .select('share')
    .where('chain_id', '=', chainId)
    .where('connection', '=', connectionId)
    .executeTakeFirst();
  // The same share over the same connection once more: the answer that got lost.
  if (mine !== undefined) return mine.share === share ? 'taken' : 'twice';
  const came = await tx
    .selectFrom('chain_shares')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('all'),
      fn.countAll<bigint>().filterWhere('address', '=', address).as('here'),
    ])
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow();
  if (came.all >= SHARES_MOST || came.here >= SHARES_PER_ADDRESS) return 'full';
  await tx
    .insertInto('chain_shares')
    .values({ chain_id: chainId, share, source: 'browser', connection: connectionId, address, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'taken';
}

/** What closing a collection came to: the seed is made, or nobody had shared and it goes on until a new time. */
export type Closed =
  | { readonly kind: 'sealed'; readonly publicSeed: string; readonly shares: number }
  | { readonly kind: 'nobody' | 'gone' };

/**
 * Makes the public seed of a chain from its link and the shares, a beacon's value among them. Where nobody shared, the collection goes on until
 * `nextClosesAt` instead: a seed that follows from the link alone could have been tried in private. Harmless to repeat, from any node.
 */
export async function closeShares(
  tx: Tx,
  engine: Store['engine'],
  chainId: string,
  beacon: (BeaconPick & { readonly value: string }) | null,
  now: number,
  nextClosesAt: number,
): Promise<Closed> {
  const chain = await hold(tx, engine, chainId);
  if (chain === undefined || chain.seeding !== 'collecting') return { kind: 'gone' };
  if (beacon !== null)
    await tx
      .insertInto('chain_shares')
      .values({ chain_id: chainId, share: beacon.value, source: 'beacon', connection: '', address: '', at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const rows = await tx.selectFrom('chain_shares').select('share').where('chain_id', '=', chainId).execute();
  if (rows.length === 0) {
    await tx.updateTable('chains').set({ closes_at: nextClosesAt }).where('chain_id', '=', chainId).execute();
    return { kind: 'nobody' };
  }
  const publicSeed = publicSeedOf(
    chain.published,
    rows.map(({ share }) => share),
  );
  await tx
    .updateTable('chains')
    .set({ seeding: 'shares', public_seed: publicSeed, shares: rows.length, sealed_at: now })
    .where('chain_id', '=', chainId)
    .execute();
  // Who was who is forgotten: it only had to hold for the collection.
  await tx.updateTable('chain_shares').set({ connection: '', address: '' }).where('chain_id', '=', chainId).execute();
  return { kind: 'sealed', publicSeed, shares: rows.length };
}
