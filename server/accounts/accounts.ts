import type * as z from 'zod/mini';
import type { accountEndpoints, Session, User } from '../../contract/account';
import { REFILL_AMOUNT, STARTING_PLAY_CREDIT } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import type { EndpointReply } from '../../contract/http';
import { fromSen, toSen } from '../../rules/money';
import type { Events } from '../events/index';
import './events';
import type { Balance, Clock, Entropy, Ledger, Mailer, Player, Store, Tx } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import { createCodes } from './codes';
import { createDevices } from './devices';
import { createGuard } from './guard';
import { createHashQueue } from './hash-queue';
import type { HashLimits } from './hash-queue';
import { avatarOf, nameKey, normalPhone } from './identity';
import { passwords } from './password';
import type { HashCost } from './password';
import { createRefills } from './refill';
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
  /** What happened to an account, for whoever tells its owner. */
  readonly events: Pick<Events, 'publish'>;
  /** Told when sessions have ended before their time, so that open connections drop them too. */
  readonly onEnded?: (ended: EndedSessions) => void;
  /** Told a balance that was moved here, so that the player's other tabs show it too. */
  readonly onBalance?: (userId: string, balance: Balance) => void;
  /** Cheaper hashing and other limits, for tests. */
  readonly hashCost?: HashCost;
  readonly hashLimits?: HashLimits;
}

/** Where a request comes from. */
export interface Origin {
  readonly ip: string;
  /** The address that pays for what it costs; null for one that stands for nobody. */
  readonly payer: string | null;
  readonly local: boolean;
  readonly clientId: string;
  /** The device token that it brought, '' without. */
  readonly device: string;
}

/** A session, and the token by which the device is known from now on. */
export interface Entered {
  readonly session: Session;
  readonly device: string;
}

/** Phones that one address, and everybody, may ask about: the answer tells who plays here. */
export const PHONE_CHECKS_PER_ADDRESS: Rate = { burst: 30, perSecond: 0.1 };
export const PHONE_CHECKS: Rate = { burst: 600, perSecond: 5 };

/** Registrations that one address may try: a refusal tells as much. More than it may have hashed, for some are mistyped. */
export const REGISTRATIONS_PER_ADDRESS: Rate = { burst: 80, perSecond: 0.2 };

/** Sign-up, sign-in and sessions (first document, section 7, User). Inputs are what the contract's schemas let through. */
export interface Accounts {
  /** @throws CodeError 3, 667, 7010, 7017 */
  register(body: Body<'register'>, from: Origin): Promise<Entered>;
  /** @throws CodeError 667 after too many wrong ones, 7021, 7001 */
  login(body: Body<'login'>, from: Origin): Promise<Entered>;
  logout(token: string): Promise<void>;
  /** @throws CodeError 667 */
  checkPhone(phone: string, from: Origin): Promise<Reply<'checkPhone'>>;
  /** @throws CodeError 667 */
  sendCode(phone: string, from: Origin): Promise<Reply<'sendCode'>>;
  /** Ends every session of the account, and leaves it this one known device, whose token it returns. No guesser is in its way. @throws CodeError 2002 */
  resetPassword(body: Body<'resetPassword'>, from: Origin): Promise<string>;
  /** The account behind a valid token; counts as a visit. */
  me(player: Player, token: string): Promise<User>;
  brief(player: Player): Promise<Reply<'brief'>>;
  /** @throws CodeError 667, 1052 (accounts/refill) */
  refill(player: Player, requestId: string): Promise<Reply<'refill'>>;
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
  const { store, ledger, clock, entropy, events, onEnded, onBalance } = deps;
  const secrets = passwords(deps.hashCost);
  const sessions = createSessions(deps);
  const devices = createDevices(deps);
  const guard = createGuard(deps);
  const hashing = createHashQueue(clock, deps.hashLimits);
  const codes = createCodes(deps);
  const refills = createRefills(deps);
  const checksPerAddress = createAllowance(PHONE_CHECKS_PER_ADDRESS, clock);
  const checks = createAllowance(PHONE_CHECKS, clock);
  const registrations = createAllowance(REGISTRATIONS_PER_ADDRESS, clock);

  const userById = (id: string) =>
    store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** What a player has, and when there is another refill. */
  const purse = async (userId: string) => {
    const nextRefillAt = await refills.nextAt(userId);
    return { balance: fromSen(await ledger.balanceOf(userId)), ...(nextRefillAt !== null && { nextRefillAt }) };
  };
  const toUser = async (row: Awaited<ReturnType<typeof userById>>): Promise<User> => ({
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    phone: row.phone,
    createdAt: Number(row.created_at),
    ...(await purse(row.id)),
  });

  /** Everybody starts with play credit, once: the key holds the user id. */
  const grant = (tx: Tx, userId: string) =>
    ledger.post(tx, [
      { key: `grant:start:${userId}`, userId, kind: 'grant', amount: toSen(STARTING_PLAY_CREDIT), ref: 'start' },
    ]);

  /** A session, and the device known to the account. */
  const enter = async (tx: Tx, userId: string, device: string) => ({
    opened: await sessions.open(tx, userId),
    device: await devices.remember(tx, device, userId),
  });

  /** @throws CodeError 7010, 7017 */
  const requireFree = async (db: Store['db'], phone: string, name: string): Promise<void> => {
    const taken = await db
      .selectFrom('users')
      .select('phone')
      .where((e) => e.or([e('phone', '=', phone), e('name_key', '=', nameKey(name))]))
      .execute();
    if (taken.length === 0) return;
    throw new CodeError(taken.some((row) => row.phone === phone) ? CODE.phoneExists : CODE.userExists);
  };

  return {
    async register({ phone: typed, name, password }, { device, payer }) {
      const phone = requirePhone(typed);
      // Otherwise one player's name could be another player's phone at login.
      if (normalPhone(name) !== null) throw new CodeError(CODE.parameter);
      if (payer !== null && !registrations.take(payer)) throw tooSoon(registrations.waitMs(payer));
      // Before the hash, which costs more than all the rest.
      await requireFree(store.db, phone, name);
      const password_hash = await hashing.run({ lane: 'register', player: null, address: payer }, () =>
        secrets.hash(password),
      );
      const id = entropy.id();
      const row = {
        id,
        name,
        name_key: nameKey(name),
        phone,
        password_hash,
        avatar: avatarOf(id),
        status: 'active' as const,
        created_at: clock.now(),
      };
      const entered = await store.transaction(async (tx) => {
        const inserted = await tx
          .insertInto('users')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        // Somebody was quicker.
        if (!inserted) {
          await requireFree(tx, phone, name);
          throw new CodeError(CODE.userExists);
        }
        await grant(tx, id);
        await events.publish(tx, { type: 'account.registered', userId: id, payload: { name } });
        return enter(tx, id, device);
      });
      return { session: { ...entered.opened, user: await toUser(await userById(id)) }, device: entered.device };
    },

    async login({ account, password }, { device, payer }) {
      const phone = normalPhone(account);
      const typed = phone ?? nameKey(account.trim());
      const row = await store.db
        .selectFrom('users')
        .selectAll()
        .where(phone ? 'phone' : 'name_key', '=', typed)
        .executeTakeFirst();
      // Asked of nobody too, so that an account that is not there takes as long.
      const known = await devices.find(device, row?.id ?? null);
      // By id, so that guessing by phone and by name share one count.
      const subject = known ?? row?.id ?? typed;
      const attempt = await guard.enter(subject);
      // By account: each login gives a device another name, and would give it hashes of its own.
      const request =
        known === null
          ? { lane: 'login' as const, player: subject, address: payer }
          : { lane: 'known' as const, player: `${row?.id}@known`, address: payer };
      const right = await hashing
        .run(request, () => secrets.matches(password, row?.password_hash ?? null))
        .catch(async (error: unknown) => {
          await attempt.withdraw();
          throw error;
        });
      if (!row || !right) throw new CodeError(CODE.invalidCredentials);
      await guard.clear(subject);
      if (row.status !== 'active') throw new CodeError(CODE.accountInactive);
      const entered = await store.transaction(async (tx) => {
        if (known === null) await events.publish(tx, { type: 'account.newDevice', userId: row.id, payload: {} });
        return enter(tx, row.id, device);
      });
      return { session: { ...entered.opened, user: await toUser(row) }, device: entered.device };
    },

    async logout(token) {
      await sessions.close(token);
      onEnded?.({ kind: 'token', token });
    },

    async checkPhone(typed, { ip }) {
      const waitMs = Math.max(checksPerAddress.waitMs(ip), checks.waitMs(''));
      if (waitMs > 0) throw tooSoon(waitMs);
      checksPerAddress.take(ip);
      checks.take('');
      const row = await store.db
        .selectFrom('users')
        .select('id')
        .where('phone', '=', requirePhone(typed))
        .executeTakeFirst();
      return { available: row === undefined };
    },

    async sendCode(typed, { ip, local, clientId, device }) {
      const phone = requirePhone(typed);
      const owner = await store.db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
      const known = await devices.find(device, owner?.id ?? null);
      return codes.send(phone, { ip, local, client: clientId, device: known });
    },

    async resetPassword({ phone: typed, code, password }, { clientId }) {
      const phone = requirePhone(typed);
      await codes.use(phone, clientId, code);
      const password_hash = await hashing.run({ lane: 'reset', player: null, address: null }, () =>
        secrets.hash(password),
      );
      const { user, device } = await store.transaction(async (tx) => {
        const changed = await tx
          .updateTable('users')
          .set({ password_hash })
          .where('phone', '=', phone)
          .returning('id')
          .executeTakeFirst();
        // A code for a number without an account opens nothing, and says no more than a wrong one.
        if (!changed) throw new CodeError(CODE.codeInvalid);
        await sessions.closeAll(tx, changed.id);
        await events.publish(tx, { type: 'account.passwordChanged', userId: changed.id, payload: {} });
        await devices.forgetAll(tx, changed.id);
        return { user: changed, device: await devices.remember(tx, '', changed.id) };
      });
      sessions.forget.player(user.id);
      onEnded?.({ kind: 'player', userId: user.id });
      await guard.clear(user.id);
      return device;
    },

    async me(player, token) {
      const owner = await sessions.find(token);
      if (owner) await sessions.renew(token, owner);
      return toUser(await userById(player.id));
    },

    async brief({ id, name, avatar }) {
      return { id, name, avatar, ...(await purse(id)) };
    },

    async refill({ id }, requestId) {
      const { posted, nextAt } = await refills.take(id, requestId);
      onBalance?.(id, posted);
      return { amount: REFILL_AMOUNT, balance: fromSen(posted.balance), nextAt };
    },

    async authenticate(token) {
      return (await sessions.find(token))?.player ?? null;
    },

    forget: sessions.forget,
  };
}
