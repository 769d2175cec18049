import { readToken, tokenCookie } from './cookie';
import type { DeviceStorage } from '../house/storage';

const ACCOUNT = 'account';
/** Written whenever the token changes: other tabs hear of it by the storage event, which cookies do not have. */
const SIGN = 'session';
/** Long after a cookie of another tab has arrived here. */
const COOKIE_LAG_MS = 200;

/** What the session keeps on this device. */
export interface SessionMemory {
  token(): string | null;
  account(): string | null;
  store(token: string | null, account: string | null): void;
  /** Called when another tab may have changed the token, and when this one comes back to the front. */
  subscribe(changed: () => void): () => void;
}

/** The token in its cookie, the remembered account in local storage. */
export function sessionMemory(storage: DeviceStorage): SessionMemory {
  return {
    token: () => readToken(document.cookie),
    account: () => storage.get(ACCOUNT),
    store(token, account) {
      const changes = readToken(document.cookie) !== token;
      document.cookie = tokenCookie(token, location.protocol === 'https:');
      storage.set(ACCOUNT, account);
      if (changes) storage.set(SIGN, String(Date.now()));
    },
    subscribe(changed) {
      let again: ReturnType<typeof setTimeout> | undefined;
      const onStorage = ({ key }: StorageEvent) => {
        if (!key?.endsWith(SIGN)) return;
        changed();
        // The event may overtake the cookie that it tells of: look once more.
        clearTimeout(again);
        again = setTimeout(changed, COOKIE_LAG_MS);
      };
      const onFront = () => {
        if (!document.hidden) changed();
      };
      addEventListener('storage', onStorage);
      document.addEventListener('visibilitychange', onFront);
      return () => {
        clearTimeout(again);
        removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', onFront);
      };
    },
  };
}
