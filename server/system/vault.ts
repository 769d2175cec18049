import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Bytes of a key that seals: AES-256. */
export const SECRET_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_DIGITS = 8;
const VERSION = 's1';

/** What was to be opened is sealed by a key that this process does not have, is somebody else's, or was changed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Seals small secrets for the store: AES-256-GCM, bound to whose they are and to the key that sealed them. */
export interface Vault {
  /** The text to store for a player's secret: version, key id, and in base64url nonce, cipher text and tag. */
  seal(userId: string, plain: string): string;
  /** @throws SealError */
  open(userId: string, sealed: string): string;
  /** The id of the key that seals now. */
  readonly current: string;
  /** The ids of all keys that open. */
  readonly ids: ReadonlySet<string>;
}

const SEALED = new RegExp(`^${VERSION}\\.([\\da-f]{${ID_DIGITS}})\\.([\\w-]+)$`);

/** The id of the key that sealed a stored text; null for one that is not sealed. */
export const sealedBy = (stored: string): string | null => SEALED.exec(stored)?.[1] ?? null;

/** Tells keys apart without saying anything of them. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('lintang key id').update(key).digest('hex').slice(0, ID_DIGITS);

/** @param keys of 32 bytes: the first one seals, all of them open */
export function createVault(keys: readonly [Buffer, ...Buffer[]]): Vault {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [key] = keys;
  const current = idOf(key);
  const bound = (userId: string, id: string): Buffer => Buffer.from(JSON.stringify([userId, id]));
  return {
    current,
    ids: new Set(byId.keys()),

    seal(userId, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(userId, current));
      const bytes = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${current}.${bytes.toString('base64url')}`;
    },

    open(userId, sealed) {
      const [, id = '', text = ''] = SEALED.exec(sealed) ?? [];
      const opener = byId.get(id);
      const bytes = Buffer.from(text, 'base64url');
      if (opener === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) throw new SealError(`no key "${id}" here`);
      const decipher = createDecipheriv('aes-256-gcm', opener, bytes.subarray(0, NONCE_BYTES))
        .setAAD(bound(userId, id))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([plain, decipher.final()]).toString('utf8');
      } catch {
        throw new SealError('it is not what was sealed for this player');
      }
    },
  };
}

/**
 * Keys as operators write them: 64 hexadecimal digits or base64, several with commas or line breaks between.
 * @returns null where one of them is not 32 bytes
 */
export function readSecretKeys(text: string): readonly [Buffer, ...Buffer[]] | null {
  const keys = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (/^[\da-f]{64}$/i.test(word)) return Buffer.from(word, 'hex');
      return /^[\w+/-]{43}=?$/.test(word) ? Buffer.from(word, 'base64') : Buffer.alloc(0);
    });
  const [first, ...rest] = keys;
  if (first === undefined || keys.some((key) => key.length !== SECRET_KEY_BYTES)) return null;
  return [first, ...rest];
}
