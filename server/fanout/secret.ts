import type { Entropy, Store } from '../ports';

const NAME = 'fanout';
const SECRET_BYTES = 32;

/**
 * What the nodes of one house sign their messages with. It is made by whichever node asks first and lies in the store they share, so that there is
 * nothing to configure and nothing to copy: whoever can read it could write the rounds themselves.
 */
export async function clusterSecret({ db }: Pick<Store, 'db'>, entropy: Pick<Entropy, 'hex'>): Promise<Uint8Array> {
  await db
    .insertInto('cluster_secrets')
    .values({ name: NAME, secret: entropy.hex(SECRET_BYTES) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('cluster_secrets')
    .select('secret')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(secret, 'hex');
}
