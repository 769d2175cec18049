import type * as z from 'zod/mini';
import type { accountEndpoints, Session, User } from '../../contract/account';
import { STARTING_PLAY_CREDIT } from '../../contract/constants';
import { CODE, CodeError } from '../../contract/errors';
import type { EndpointReply } from '../../contract/http';
import { fromSen, toSen } from '../../rules/money';
import type { Clock, Entropy, Ledger, Mailer, Player, Store, Tx } from '../ports';
import { createCodes } from './codes';
import { createGuard } from './guard';
import { avatarOf, nameKey, normalPhone } from './identity';
import { passwords } from './password';
import type { HashCost } from './password';
import { createSessions } from './sessions';
import type { Sessions } from './sessions';

type Body<K extends keyof typeof accountEndpoints> = z.output<(typeof accountEndpoints)[K]['body']>;
type Reply<K extends keyof typeof accountEndpoints> = EndpointReply<(typeof accountEndpoints)[K]>;

/** One session, or all that a player had. */
export type EndedSessions =
  { readonly kind: 'token'; readonly token: string } | { readonly kind: 'player'; readonly userId: string };

export interface AccountsDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly mailer: Mailer;
  /** Told when sessions have ended before their time, so that open connections drop them too. */
  readonly onEnded?: (ended: EndedSessions) => void;
  /** Cheaper hashing, for tests. */
  readonly hashCost?: HashCost;
}

/** Sign-up, sign-in and sessions (first document, section 7, User). Inputs are what the contract's schemas let through. */
export interface Accounts {
  /** @throws CodeError 3, 7010, 7017 */
  register(body: Body<'register'>): Promise<Session>;
  /** @throws CodeError 667 after too many wrong ones, 7021, 7001 */
  login(body: Body<'login'>, ip: string): Promise<Session>;
  logout(token: string): Promise<void>;
  checkPhone(phone: string): Promise<Reply<'checkPhone'>>;
  /** @throws CodeError 667 */
  sendCode(phone: string, ip: string): Promise<Reply<'sendCode'>>;
  /** Ends every session of the account. @throws CodeError 2002 */
  resetPassword(body: Body<'resetPassword'>): Promise<void>;
  /** The account behind a valid token; counts as a visit. */
  me(player: Player, token: string): Promise<User>;
  brief(player: Player): Promise<Reply<'brief'>>;
  /** Whose token it is; null when it is forged, over, or its account is not active. */
  authenticate(token: string): Promise<Player | null>;
  /** Sessions have ended on another node: nothing that this one remembers of them counts. */
  readonly forget: Sessions['forget'];
}

/** The body's phone as 628…. The contract's schema has let it through, so anything else is a parameter error. */
function requirePhone(text: string): string {
  const phone = normalPhone(text);
  if (phone === null) throw new CodeError(CODE.parameter);
  return phone;
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { store, ledger, clock, entropy, onEnded } = deps;
  const secrets = passwords(deps.hashCost);
  const sessions = createSessions(deps);
  const guard = createGuard(deps);
  const codes = createCodes(deps);

  const userById = (id: string) =>
    store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const toUser = async (row: Awaited<ReturnType<typeof userById>>): Promise<User> => ({
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    phone: row.phone,
    balance: fromSen(await ledger.balanceOf(row.id)),
    createdAt: Number(row.created_at),
  });

  /** Everybody starts with play credit, once: the key holds the user id. */
  const grant = (tx: Tx, userId: string) =>
    ledger.post(tx, [
      { key: `grant:start:${userId}`, userId, kind: 'grant', amount: toSen(STARTING_PLAY_CREDIT), ref: 'start' },
    ]);

  return {
    async register({ phone: typed, name, password }) {
      const phone = requirePhone(typed);
      // Otherwise one player's name could be another player's phone at login.
      if (normalPhone(name) !== null) throw new CodeError(CODE.parameter);
      const id = entropy.id();
      const row = {
        id,
        name,
        name_key: nameKey(name),
        phone,
        password_hash: await secrets.hash(password),
        avatar: avatarOf(id),
        status: 'active' as const,
        created_at: clock.now(),
      };
      const session = await store.transaction(async (tx) => {
        const inserted = await tx
          .insertInto('users')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!inserted) {
          const samePhone = await tx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
          throw new CodeError(samePhone ? CODE.phoneExists : CODE.userExists);
        }
        await grant(tx, id);
        return sessions.open(tx, id);
      });
      return { ...session, user: await toUser(await userById(id)) };
    },

    async login({ account, password }, ip) {
      const phone = normalPhone(account);
      const typed = phone ?? nameKey(account.trim());
      const row = await store.db
        .selectFrom('users')
        .selectAll()
        .where(phone ? 'phone' : 'name_key', '=', typed)
        .executeTakeFirst();
      // By id, so that guessing by phone and by name share one count.
      const subject = row?.id ?? typed;
      await guard.enter(subject, ip);
      const right = await secrets.matches(password, row?.password_hash ?? null);
      if (!row || !right) throw new CodeError(CODE.invalidCredentials);
      await guard.clear(subject);
      if (row.status !== 'active') throw new CodeError(CODE.accountInactive);
      const session = await store.transaction((tx) => sessions.open(tx, row.id));
      return { ...session, user: await toUser(row) };
    },

    async logout(token) {
      await sessions.close(token);
      onEnded?.({ kind: 'token', token });
    },

    async checkPhone(typed) {
      const row = await store.db
        .selectFrom('users')
        .select('id')
        .where('phone', '=', requirePhone(typed))
        .executeTakeFirst();
      return { available: row === undefined };
    },

    sendCode: async (typed, ip) => codes.send(requirePhone(typed), ip),

    async resetPassword({ phone: typed, code, password }) {
      const phone = requirePhone(typed);
      await codes.use(phone, code);
      const password_hash = await secrets.hash(password);
      const user = await store.transaction(async (tx) => {
        const changed = await tx
          .updateTable('users')
          .set({ password_hash })
          .where('phone', '=', phone)
          .returning('id')
          .executeTakeFirst();
        // A code for a number without an account opens nothing, and says no more than a wrong one.
        if (!changed) throw new CodeError(CODE.codeInvalid);
        await sessions.closeAll(tx, changed.id);
        return changed;
      });
      sessions.forget.player(user.id);
      onEnded?.({ kind: 'player', userId: user.id });
      await guard.clear(user.id);
    },

    async me(player, token) {
      const owner = await sessions.find(token);
      if (owner) await sessions.renew(token, owner);
      return toUser(await userById(player.id));
    },

    async brief({ id, name, avatar }) {
      return { id, name, avatar, balance: fromSen(await ledger.balanceOf(id)) };
    },

    async authenticate(token) {
      return (await sessions.find(token))?.player ?? null;
    },

    forget: sessions.forget,
  };
}
