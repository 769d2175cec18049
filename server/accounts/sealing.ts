import { sql } from 'kysely';
import type { Db, Store, Tx } from '../ports';
import { StoreUnusableError } from '../store/unusable';
import { sealedBy, type Vault } from '../system/vault';

/** What the one row of `sealing` is of. */
const FACTORS = 'two-step';

/** The house has keys of players that nobody here can open, or another node of it seals by a key that is not here. */
export class SecretsKeyMissingError extends StoreUnusableError {
  override readonly name = 'SecretsKeyMissingError';
  /** @param players whose keys are sealed by them; none where a node only says that it seals by another key */
  constructor(ids: readonly string[], players: number) {
    const keys = ids.join(', ');
    if (players === 0)
      super(
        `Rumah ini menyegel dengan kunci rahasia lain (${keys}): beri setiap node SECRETS_KEY yang sama. Kalau kunci itu hilang: npm run secrets -- lift.`,
        `This house seals by another secret key (${keys}): give every node the same SECRETS_KEY. If that key is lost: npm run secrets -- lift.`,
      );
    else
      super(
        `Kunci kode dua langkah dari ${players} pemain disegel dengan kunci rahasia yang tidak ada di sini (${keys}). Tidak ada yang hilang: taruh kunci itu di SECRETS_KEY, atau berkas secrets.key rumah yang lama di DATA_DIR, lalu mulai lagi. Kalau kunci itu sudah tidak ada di mana pun: npm run secrets -- lift.`,
        `The two-step keys of ${players} players are sealed by a secret key that is not here (${keys}). Nothing is lost: put that key into SECRETS_KEY, or the old house's file secrets.key into DATA_DIR, and start again. If that key is nowhere any more: npm run secrets -- lift.`,
      );
  }
}

/** An account with a two-step key, or one that waits. */
export interface Kept {
  readonly id: string;
  readonly totp_key: string;
  readonly totp_pending: string;
}

export const keptKeys = (db: Db): Promise<Kept[]> =>
  db
    .selectFrom('users')
    .select(['id', 'totp_key', 'totp_pending'])
    .where((or) => or.or([or('totp_key', '<>', ''), or('totp_pending', '<>', '')]))
    .execute();

/** By which keys an account's own are sealed. */
export const sealersOf = ({ totp_key, totp_pending }: Kept): string[] =>
  [totp_key, totp_pending].flatMap((text) => sealedBy(text) ?? []);

/** By which keys the two-step keys of a store are sealed, and of how many players; those of an older release are plain and by none. */
export async function sealingKeys(db: Db): Promise<{ readonly ids: ReadonlySet<string>; readonly players: number }> {
  const sealed = (await keptKeys(db)).map(sealersOf);
  return { ids: new Set(sealed.flat()), players: sealed.filter((ids) => ids.length > 0).length };
}

/** Says that the house seals by this key from now on, whatever it sealed by before. */
export const sealBy = (tx: Tx, key_id: string): Promise<unknown> =>
  tx
    .insertInto('sealing')
    .values({ name: FACTORS, key_id, unwiped: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ key_id }))
    .execute();

/** A restored house may take a new key where nobody has anything sealed. */
export const forgetSealing = (db: Db): Promise<unknown> => db.deleteFrom('sealing').execute();

/**
 * Brings the two-step keys of a store under the key that seals now: those that an older release left plain, and those of a key that was replaced. It costs two reads where there are none.
 * What a row was before is wiped out of the embedded file, at the next start if this one does not live to do it.
 * @throws SecretsKeyMissingError, and changes nothing, where one of them is sealed by a key that is not in the vault, or other nodes seal by one
 */
export async function sealKeys(store: Store, vault: Vault): Promise<void> {
  const unwiped = await store.transaction(async (tx) => {
    const { ids, players } = await sealingKeys(tx);
    const missing = [...ids].filter((id) => !vault.ids.has(id));
    if (missing.length > 0) throw new SecretsKeyMissingError(missing, players);
    const house = await houseKey(store, tx, vault);
    // An embedded house has no other nodes: where nothing is sealed, a new key is as good as the old one.
    if (store.engine === 'postgres' && !vault.ids.has(house.key_id))
      throw new SecretsKeyMissingError([house.key_id], 0);
    const sealedAny = await sealRows(tx, vault);
    const left = store.engine === 'sqlite' && (sealedAny || house.unwiped > 0n);
    if (left || house.key_id !== vault.current)
      await tx
        .updateTable('sealing')
        .set({ key_id: vault.current, unwiped: left ? 1 : 0 })
        .execute();
    return left;
  });
  if (unwiped) await wipe(store);
}

/** What the store says of the key that the house seals by; ours where it says nothing yet. */
async function houseKey({ engine }: Pick<Store, 'engine'>, tx: Tx, { current }: Vault) {
  await tx
    .insertInto('sealing')
    .values({ name: FACTORS, key_id: current, unwiped: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const query = tx.selectFrom('sealing').select(['key_id', 'unwiped']).where('name', '=', FACTORS);
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** @returns whether there was one to seal anew */
async function sealRows(tx: Tx, vault: Vault): Promise<boolean> {
  const renewed = (userId: string, text: string): string => {
    if (text === '' || sealedBy(text) === vault.current) return text;
    return vault.seal(userId, sealedBy(text) === null ? text : vault.open(userId, text));
  };
  let sealedAny = false;
  for (const row of await keptKeys(tx)) {
    const [totp_key, totp_pending] = [renewed(row.id, row.totp_key), renewed(row.id, row.totp_pending)];
    if (totp_key === row.totp_key && totp_pending === row.totp_pending) continue;
    sealedAny = true;
    await tx
      .updateTable('users')
      .set({ totp_key, totp_pending })
      .where('id', '=', row.id)
      // A player of another node may take a new one meanwhile.
      .where('totp_key', '=', row.totp_key)
      .where('totp_pending', '=', row.totp_pending)
      .execute();
  }
  return sealedAny;
}

/** What rows were is still in free space of the file and in its log. */
async function wipe(store: Store): Promise<void> {
  await sql`vacuum`.execute(store.db);
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await store.db.updateTable('sealing').set({ unwiped: 0 }).execute();
}
