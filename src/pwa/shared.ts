import { OPEN_GAMES } from '../../contract/games';

const PLACES = new RegExp(`^/(?:replay/(?:${OPEN_GAMES.join('|')})/[\\w-]{1,64}|game/(?:${OPEN_GAMES.join('|')}))$`);

/**
 * Where a shared link leads within the site: the replay or the room that it names, or null. Phones put links into the text as often as into the address.
 * @param search the query that the share target got (`title`, `text`, `url`)
 */
export function sharedPath(search: string, origin: string): string | null {
  const given = new URLSearchParams(search);
  const texts = [given.get('url'), given.get('text'), given.get('title')].filter((text) => text !== null);
  for (const found of texts.flatMap((text) => text.match(/https?:\/\/[^\s<>"']+/g) ?? [])) {
    if (!URL.canParse(found)) continue;
    const { origin: from, pathname, search: query } = new URL(found);
    const path = pathname.replace(/(.)\/+$/, '$1');
    if (from === origin && PLACES.test(path)) return path + query;
  }
  return null;
}
