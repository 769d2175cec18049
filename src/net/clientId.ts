const KEY = 'lintang.client';

/** What a client id needs of the browser's storage. */
export type IdStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** 32 random hex digits. `getRandomValues` also works on pages without TLS, where `randomUUID` does not exist. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id of this installation, made at the first visit. Storage that is switched off makes one for this visit. */
export function clientId(storage: IdStorage, make: () => string = randomId): string {
  try {
    const known = storage.getItem(KEY);
    if (known) return known;
    const fresh = make();
    storage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return make();
  }
}
