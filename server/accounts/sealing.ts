import { sql } from 'kysely';
import type { Db, Store } from '../ports';
import { StoreUnusableError } from '../store/unusable';
import { sealedBy, type Vault } from '../system/vault';

/** The house has keys of players that nobody here can open. */
export class SecretsKeyMissingError extends StoreUnusableError {
  override readonly name = 'SecretsKeyMissingError';
  constructor(ids: readonly string[], players: number) {
    super(
      `Kunci kode dua langkah dari ${players} pemain disegel dengan kunci rahasia yang tidak ada di sini (${ids.join(', ')}). Tidak ada yang hilang: taruh kunci itu di SECRETS_KEY, atau berkas secrets.key rumah yang lama di DATA_DIR, lalu mulai lagi.`,
      `The two-step keys of ${players} players are sealed by a secret key that is not here (${ids.join(', ')}). Nothing is lost: put that key into SECRETS_KEY, or the old house's file secrets.key into DATA_DIR, and start again.`,
    );
  }
}

interface Kept {
  readonly id: string;
  readonly totp_key: string;
  readonly totp_pending: string;
}

const keptKeys = (db: Db): Promise<Kept[]> =>
  db
    .selectFrom('users')
    .select(['id', 'totp_key', 'totp_pending'])
    .where((or) => or.or([or('totp_key', '<>', ''), or('totp_pending', '<>', '')]))
    .execute();

const textsOf = ({ totp_key, totp_pending }: Kept): string[] => [totp_key, totp_pending].filter((text) => text !== '');

/** By which keys the two-step keys of a store are sealed, and of how many players; those of an older release are plain and by none. */
export async function sealingKeys(db: Db): Promise<{ readonly ids: ReadonlySet<string>; readonly players: number }> {
  const sealed = (await keptKeys(db)).map((row) => textsOf(row).flatMap((text) => sealedBy(text) ?? []));
  return { ids: new Set(sealed.flat()), players: sealed.filter((ids) => ids.length > 0).length };
}

/**
 * Brings the two-step keys of a store under the key that seals now: those that an older release left plain, and those of a key that was replaced. It costs a read where there are none.
 * @throws SecretsKeyMissingError, and changes nothing, where one of them is sealed by a key that is not in the vault
 */
export async function sealKeys(store: Store, vault: Vault): Promise<void> {
  const { ids, players } = await sealingKeys(store.db);
  const missing = [...ids].filter((id) => !vault.ids.has(id));
  if (missing.length > 0) throw new SecretsKeyMissingError(missing, players);
  const rows = (await keptKeys(store.db)).filter((row) =>
    textsOf(row).some((text) => sealedBy(text) !== vault.current),
  );
  if (rows.length === 0) return;
  const renewed = (userId: string, text: string): string => {
    if (text === '' || sealedBy(text) === vault.current) return text;
    return vault.seal(userId, sealedBy(text) === null ? text : vault.open(userId, text));
  };
  await store.transaction(async (tx) => {
    for (const row of rows)
      await tx
        .updateTable('users')
        .set({ totp_key: renewed(row.id, row.totp_key), totp_pending: renewed(row.id, row.totp_pending) })
        .where('id', '=', row.id)
        // Another node does the same: whoever comes second finds it done.
        .where('totp_key', '=', row.totp_key)
        .where('totp_pending', '=', row.totp_pending)
        .execute();
  });
  if (store.engine === 'postgres') return;
  // What a row was is still in free space of the file and in its log.
  await sql`vacuum`.execute(store.db);
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}
