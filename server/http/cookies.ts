import { TOKEN_COOKIE_DAYS } from '../../contract/constants';
import { API_BASE } from '../../contract/http';

/** Names the browser among those that have logged in well (accounts/devices). No script needs it, so none can read it. */
const DEVICE_COOKIE = 'lintang_device';
/** As long as ours are; whatever is longer was not written by us. */
const TOKEN = /^[\w-]{20,64}$/;

/** The device token that a request brought, '' without one. @param header the `cookie` header */
export function readDevice(header: string | undefined): string {
  const pair = header
    ?.split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${DEVICE_COOKIE}=`));
  const value = pair?.slice(DEVICE_COOKIE.length + 1) ?? '';
  return TOKEN.test(value) ? value : '';
}

/** The `set-cookie` that makes the browser keep a device token. */
export const deviceCookie = (token: string, https: boolean): string =>
  `${DEVICE_COOKIE}=${token}; Path=${API_BASE}; Max-Age=${TOKEN_COOKIE_DAYS * 86_400}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
