import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenGame } from '../../contract/games';
import type { Clock } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import { networkOf } from '../system/network';
import { packed } from './packed';

/** What a link to a page says of itself where it is shown by others: messengers, searches. Indonesian, as the link's readers mostly are. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** The room whose picture it has; null for the house's. */
  readonly game: OpenGame | null;
}

/** The card of a path; null for pages that have none of their own. */
export type Cards = (path: string) => Promise<Card | null>;

const HOST = /^[\w.:[\]-]{1,255}$/;
/** Pictures of cards as the build names them (tools/lib/social-cards): the house's own is `lintang`. */
const PICTURE = /^card-(\w+)-[\w-]{7}\.jpg$/;
const SIZE = { width: 1200, height: 630 };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Puts what links to a page say of it into the page: its title, and the tags that messengers read. */
function dressed(html: string, { title, description }: Card, url: string, picture: string | null): string {
  const tags = [
    ['og:site_name', 'Lintang'],
    ['og:type', 'website'],
    ['og:locale', 'id_ID'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ...(picture === null
      ? []
      : [
          ['og:image', picture],
          ['og:image:width', String(SIZE.width)],
          ['og:image:height', String(SIZE.height)],
        ]),
  ].map(([property = '', content = '']) => `    <meta property="${property}" content="${escaped(content)}" />\n`);
  const card = `    <meta name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}" />\n`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*"/,
      (_all, head: string) => `${head}${escaped(description)}"`,
    )
    .replace('</head>', () => `${tags.join('')}${card}  </head>`);
}

/** The path of an address without slashes at its end. Letter by letter: an expression for them begins anew at each of thousands of slashes that end nothing. */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

/** Pages that one address may have dressed anew. Its card may be a round that is looked up; past that its pages go as they are, without one. */
export const DRESSED: Rate = { burst: 100, perSecond: 5 };
/** So long a dressed page is sent again as it was, ms: a round that runs will have another card. */
const KEPT_MS = 60_000;
/** So many are kept. */
const KEPT_MOST = 300;

/** Sends the client's pages: `send` answers a path of ours with a file of the built client, dressed with its card. */
export function createPages(clientDir: string, cards: Cards, clock: Clock) {
  const pictures = new Map<string, string>();
  try {
    for (const file of readdirSync(join(clientDir, 'assets'))) {
      const name = PICTURE.exec(file)?.[1];
      if (name !== undefined) pictures.set(name, `/assets/${file}`);
    }
  } catch {
    // A client without files of its own has no pictures either.
  }
  const fresh = createAllowance(DRESSED, clock);
  const kept = new Map<string, { readonly page: ReturnType<typeof packed>; readonly at: number }>();
  const read = new Map<string, string>();
  const source = (file: string): string => {
    const html = read.get(file) ?? readFileSync(join(clientDir, file), 'utf8');
    read.set(file, html);
    return html;
  };
  return async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    if (!HOST.test(request.host)) return reply.sendFile(file);
    // A proxy that passes on what it was told may name any.
    const origin = `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`;
    const url = origin + path;
    const before = kept.get(url);
    let page = before !== undefined && clock.now() - before.at < KEPT_MS ? before.page : null;
    if (page === null) {
      if (!fresh.take(networkOf(request.address))) return reply.sendFile(file);
      const card = await cards(path).catch(() => null);
      if (card === null) return reply.sendFile(file);
      const picture = pictures.get(card.game ?? 'lintang');
      page = packed(dressed(source(file), card, url, picture === undefined ? null : origin + picture));
      kept.delete(url);
      kept.set(url, { page, at: clock.now() });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
    }
    return page(request, reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8'));
  };
}
