import { createHash } from 'node:crypto';
import { TOKEN_COOKIE_DAYS } from '../../contract/constants';
import { STEP_UP_MS } from '../../contract/wire';
import { wibDay } from '../../rules/wib';
import type { Clock, Entropy, Player, Store, Tx } from '../ports';

const DAY_MS = 86_400_000;
const LIFE_MS = TOKEN_COOKIE_DAYS * DAY_MS;
const TOKEN_BYTES = 32;
/** A visit is written down once in so long. */
const SEEN_MS = 15 * 60_000;
const AGENT_MOST = 200;
/** Of a token's hash: names a session to its owner, and opens nothing. */
const ID_LENGTH = 16;
const LISTED = 50;
/** Sessions of one account; the one that was not seen for longest makes room for a new one. */
export const SESSIONS_MOST = 200;
/** An offset wants a limit. */
const NEVER_SO_MANY = 1_000_000;
/** How long an expiry or a ban may go unnoticed here, and another node's logout whose message is lost. */
const CACHE_MS = 5_000;
const CACHE_SIZE = 10_000;

/** What a token stands for. */
export interface SessionOwner {
  readonly player: Player;
  readonly expiresAt: number;
}

/** A session as its owner sees it. Times are epoch ms. */
export interface OpenSession {
  readonly id: string;
  readonly current: boolean;
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface Sessions {
  /** A new session; the token is not kept and cannot be read again. */
  open(tx: Tx, userId: string, agent: string): Promise<{ token: string; expiresAt: number }>;
  /** Whose token it is, or null for one that is forged, over, or of an account that is not active. */
  find(token: string): Promise<SessionOwner | null>;
  /**
   * A visit: the session gets its whole life again, written once in a quarter of an hour and at the first visit of each WIB day.
   * @returns whether it was that one
   */
  renew(token: string, owner: SessionOwner): Promise<boolean>;
  close(token: string): Promise<void>;
  closeAll(tx: Tx, userId: string): Promise<void>;
  /** The one of this id, or all of a player's with ''. @returns how many there were */
  closeSome(tx: Tx, userId: string, id: string): Promise<number>;
  /** All but the one of this token. */
  closeOthers(tx: Tx, userId: string, token: string): Promise<void>;
  /** What the account's other sessions were confirmed by counts no longer: it is another one now. */
  doubtOthers(tx: Tx, player: Pick<Player, 'id' | 'session'>): Promise<void>;
  /** What is open, the newest visit first. */
  list(userId: string, token: string): Promise<OpenSession[]>;
  /** The session has shown a PIN or a code just now: `forget` it once that is committed. @returns until when it counts, epoch ms */
  confirm(tx: Tx, token: string): Promise<number>;
  /** What is cached here of a token, or of all of a player's, counts no longer: after the transaction of `closeAll` or `confirm`, and when another node says so. */
  readonly forget: { token(token: string): void; player(userId: string): void };
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opaque tokens of 32 random bytes. The store holds their SHA-256. */
export function createSessions({ store, clock, entropy }: { store: Store; clock: Clock; entropy: Entropy }): Sessions {
  const cache = new Map<string, SessionOwner & { readonly until: number }>();
  /** Look-ups under way: a player's hundred connections ask the store once. One that began before something ended is no answer to who asks after it, and is not remembered. */
  const looking = new Map<string, Promise<SessionOwner | null>>();

  const remember = (key: string, owner: SessionOwner) => {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(key, { ...owner, until: clock.now() + CACHE_MS });
  };

  const drop = (key: string): void => {
    cache.delete(key);
    looking.delete(key);
  };

  const lookUp = async (key: string): Promise<SessionOwner | null> => {
    const row = await store.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.id',
        'users.name',
        'users.avatar',
        'users.status',
        'users.role',
        'sessions.expires_at',
        'sessions.confirmed_at',
      ])
      .where('token_hash', '=', key)
      .executeTakeFirst();
    if (!row || row.status !== 'active' || row.expires_at <= BigInt(clock.now())) return null;
    const player = {
      id: row.id,
      name: row.name,
      avatar: row.avatar,
      role: row.role,
      confirmedAt: Number(row.confirmed_at),
      session: key,
    };
    return { player, expiresAt: Number(row.expires_at) };
  };

  return {
    async open(tx, userId, agent) {
      const token = Buffer.from(entropy.hex(TOKEN_BYTES), 'hex').toString('base64url');
      const now = clock.now();
      const expiresAt = now + LIFE_MS;
      await tx.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', BigInt(now)).execute();
      await tx
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', 'in', (e) =>
          e
            .selectFrom('sessions')
            .select('token_hash')
            .where('user_id', '=', userId)
            .orderBy('seen_at', 'desc')
            .orderBy('token_hash')
            .limit(NEVER_SO_MANY)
            .offset(SESSIONS_MOST - 1),
        )
        .execute();
      await tx
        .insertInto('sessions')
        .values({
          token_hash: digest(token),
          user_id: userId,
          created_at: now,
          expires_at: expiresAt,
          agent: agent.slice(0, AGENT_MOST),
          seen_at: now,
        })
        .execute();
      return { token, expiresAt };
    },

    find(token) {
      const key = digest(token);
      const now = clock.now();
      const known = cache.get(key);
      if (known && known.until > now && known.expiresAt > now) return Promise.resolve(known);
      const before = looking.get(key);
      if (before !== undefined) return before;
      cache.delete(key);
      const mine: Promise<SessionOwner | null> = lookUp(key)
        .then((owner) => {
          if (owner !== null && looking.get(key) === mine) remember(key, owner);
          return owner;
        })
        .finally(() => {
          if (looking.get(key) === mine) looking.delete(key);
        });
      looking.set(key, mine);
      return mine;
    },

    async renew(token, owner) {
      const now = clock.now();
      const expiresAt = now + LIFE_MS;
      const seenAt = owner.expiresAt - LIFE_MS;
      const isNewDay = wibDay(seenAt) !== wibDay(now);
      if (now - seenAt < SEEN_MS && !isNewDay) return false;
      const key = digest(token);
      const before = cache.get(key);
      const { numUpdatedRows } = await store.db
        .updateTable('sessions')
        .set({ expires_at: expiresAt, seen_at: now })
        .where('token_hash', '=', key)
        // Of two requests that ask at once, on any node, one renews it.
        .where('expires_at', '=', BigInt(owner.expiresAt))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      // It may have ended meanwhile, or have been doubted.
      if (before !== undefined && cache.get(key) === before) remember(key, { player: owner.player, expiresAt });
      return isNewDay;
    },

    async close(token) {
      const key = digest(token);
      await store.db.deleteFrom('sessions').where('token_hash', '=', key).execute();
      drop(key);
    },

    async closeAll(tx, userId) {
      await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    async closeSome(tx, userId, id) {
      const { numDeletedRows } = await tx
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', 'like', `${id}%`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async closeOthers(tx, userId, token) {
      await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', digest(token)).execute();
    },

    async doubtOthers(tx, { id, session }) {
      await tx
        .updateTable('sessions')
        .set({ confirmed_at: 0 })
        .where('user_id', '=', id)
        .where('confirmed_at', '>', 0n)
        .where('token_hash', '<>', session ?? '')
        .execute();
    },

    async list(userId, token) {
      const rows = await store.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', BigInt(clock.now()))
        .orderBy('seen_at', 'desc')
        .limit(LISTED)
        .execute();
      const current = digest(token);
      return rows.map(({ token_hash, agent, created_at, seen_at }) => ({
        id: token_hash.slice(0, ID_LENGTH),
        current: token_hash === current,
        agent,
        createdAt: Number(created_at),
        seenAt: Number(seen_at),
      }));
    },

    async confirm(tx, token) {
      const now = clock.now();
      await tx.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', digest(token)).execute();
      return now + STEP_UP_MS;
    },

    forget: {
      token: (token) => drop(digest(token)),
      player(userId) {
        for (const [key, { player }] of cache) if (player.id === userId) cache.delete(key);
        // Whose they are is not known yet.
        looking.clear();
      },
    },
  };
}
