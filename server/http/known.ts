import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { TOKEN_COOKIE, TOKEN_HEADER } from '../../contract/http';
import { Bucket, type Rate } from '../system/bucket';

/** How long a session counts as known after it was last found to be one, ms. */
const KNOWN_MS = 3_600_000;
/** So many are remembered; the one that was not seen for longest goes first. */
const MOST = 20_000;

/** What a known session may ask for when its address has used up what is everybody's there: a visit, and then what somebody at play asks. */
export const KNOWN_LANE: Rate = { burst: 200, perSecond: 5 };

/** As long as ours are; whatever else is there was not written by us. */
const TOKEN = /^[\w-]{20,64}$/;
const COOKIE = new RegExp(`(?:^|; ?)${TOKEN_COOKIE}=([^;]*)`);

/** The session token that a request names, in its header or its cookie; null without one. It is not proved to be anybody's. */
export function tokenOf(headers: Pick<IncomingHttpHeaders, 'cookie'> & NodeJS.Dict<string | string[]>): string | null {
  const header = headers[TOKEN_HEADER];
  const token = typeof header === 'string' ? header : (COOKIE.exec(headers.cookie ?? '')?.[1] ?? '');
  return TOKEN.test(token) ? token : null;
}

interface Entry {
  seenAt: number;
  readonly playerId: string;
  readonly lane: Bucket;
  barred: boolean;
}

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64');

/**
 * Sessions that showed themselves to be somebody's on this node. Whole towns share an address: when one of them has used up what the address may ask for, those
 * who are known go on in a small lane of their own. It opens nothing; it is only about who is read at all.
 */
export class KnownSessions {
  /** By the SHA-256 of their tokens, in the order in which they were last seen. */
  private readonly entries = new Map<string, Entry>();

  /** The token was looked up, and is this player's. */
  remember(token: string, playerId: string, now: number): void {
    const key = keyOf(token);
    const before = this.entries.get(key);
    const entry =
      before !== undefined && now - before.seenAt < KNOWN_MS
        ? before
        : { seenAt: now, playerId, lane: new Bucket(KNOWN_LANE, now), barred: false };
    // Whoever abused it stays barred until it is forgotten.
    if (!entry.barred) entry.seenAt = now;
    this.entries.delete(key);
    this.entries.set(key, entry);
    for (const [oldest, { seenAt }] of this.entries) {
      if (this.entries.size <= MOST && now - seenAt < KNOWN_MS) return;
      this.entries.delete(oldest);
    }
  }

  /** Whose it is; null when it is not known. */
  playerOf(token: string, now: number): string | null {
    return this.find(token, now)?.playerId ?? null;
  }

  /** Takes so many requests from the session's own lane; false when it is not known, or has none left. */
  take(token: string, now: number, count: number): boolean {
    return this.find(token, now)?.lane.take(now, count) ?? false;
  }

  /** The player of a request that shows a known session, which pays for it from its own lane; null for anybody else. */
  regular({ headers }: Pick<IncomingMessage, 'headers'>, now: number): string | null {
    const token = tokenOf(headers);
    return token !== null && this.take(token, now, 1) ? this.playerOf(token, now) : null;
  }

  /** Its lane is closed: it was used for what no browser sends. */
  bar(token: string): void {
    const entry = this.entries.get(keyOf(token));
    if (entry) entry.barred = true;
  }

  private find(token: string, now: number): Entry | null {
    const entry = this.entries.get(keyOf(token));
    return entry !== undefined && !entry.barred && now - entry.seenAt < KNOWN_MS ? entry : null;
  }
}
