import { TOKEN_COOKIE_DAYS } from '../../contract/constants';
import { TOKEN_COOKIE } from '../../contract/http';

/**
 * The token in a document's cookie text; null when there is none.
 * @param cookies as `document.cookie` reads
 */
export function readToken(cookies: string): string | null {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${TOKEN_COOKIE}=`));
  const value = pair?.slice(TOKEN_COOKIE.length + 1) ?? '';
  if (value === '') return null;
  try {
    return decodeURIComponent(value);
  } catch {
    // Somebody else's text in our cookie is no token.
    return null;
  }
}

/**
 * What to assign to `document.cookie` so that the token lasts as long as browsers allow (400 days; renewed at each visit), or is
 * gone for null. Never sent along by other sites; over https only where the page is.
 */
export function tokenCookie(token: string | null, secure: boolean): string {
  const age = token === null ? 0 : TOKEN_COOKIE_DAYS * 86_400;
  return `${TOKEN_COOKIE}=${encodeURIComponent(token ?? '')}; path=/; max-age=${age}; samesite=lax${secure ? '; secure' : ''}`;
}
