import type * as z from 'zod/mini';
import type { accountEndpoints, Session, User } from '../../contract/account';
import { REFILL_AMOUNT } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import type { EndpointReply } from '../../contract/http';
import { fromSen } from '../../rules/money';
import type { Balance, DepositGuard, Ledger, Player } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import { nameKey, normalPhone, requirePhone } from './identity';
import { type AccountParts, createParts, type PartsDeps } from './parts';
import { requireUncommon } from './password';
import { createRefills } from './refill';
import { createRegistration, type Registration } from './register';
import { resetPassword } from './reset';
import type { Sessions } from './sessions';
import { isStill } from './still';

type Body<K extends keyof typeof accountEndpoints> = z.output<(typeof accountEndpoints)[K]['body']>;
type Reply<K extends keyof typeof accountEndpoints> = EndpointReply<(typeof accountEndpoints)[K]>;

export interface AccountsDeps extends PartsDeps {
  readonly ledger: Ledger;
  readonly deposits: DepositGuard;
  /** Told a balance that was moved here, so that the player's other tabs show it too. */
  readonly onBalance?: (userId: string, balance: Balance) => void;
  /** A player is here: signed up, signed in, or back with a session on another WIB day. */
  readonly onVisit?: () => void;
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
  /** What its browser says of itself, '' without. */
  readonly agent: string;
}

/** A session, and the token by which the device is known from now on. */
export interface Entered {
  readonly session: Session;
  readonly device: string;
}

/** Phones that one address, and everybody, may ask about: the answer tells who plays here. */
export const PHONE_CHECKS_PER_ADDRESS: Rate = { burst: 30, perSecond: 0.1 };
export const PHONE_CHECKS: Rate = { burst: 600, perSecond: 5 };

/** Sign-up, sign-in and sessions (first document, section 7, User). Inputs are what the contract's schemas let through. */
export interface Accounts {
  /** @throws CodeError 3, 667, 7003, 7010, 7017 */
  register(body: Registration, from: Origin): Promise<Entered>;
  /** @throws CodeError 667 after too many wrong ones, 7021 (also when the password, the second step or the account is another one by then), 7001, and 3002, 7008, 7009 of the second step */
  login(body: Body<'login'>, from: Origin): Promise<Entered>;
  logout(token: string): Promise<void>;
  /** @throws CodeError 667 */
  checkPhone(phone: string, from: Origin): Promise<Reply<'checkPhone'>>;
  /** @throws CodeError 667 */
  sendCode(phone: string, from: Origin): Promise<Reply<'sendCode'>>;
  /** Ends every session of the account, and leaves it this one known device, whose token it returns. No guesser is in its way. @throws CodeError 2002 */
  resetPassword(body: Body<'resetPassword'>, from: Origin): Promise<string>;
  /** A session is used by its page, which keeps it alive; its first use on a WIB day is a visit. */
  visit(token: string): Promise<void>;
  /** The account behind a valid token, whose page is open: see `visit`. */
  me(player: Player, token: string): Promise<User>;
  brief(player: Player): Promise<Reply<'brief'>>;
  /** @throws CodeError 667, 1052, 10001 (accounts/refill) */
  refill(player: Player, requestId: string): Promise<Reply<'refill'>>;
  /** Whose token it is; null when it is forged, over, or its account is not active. `fresh` asks the store, whatever is remembered here. */
  authenticate(token: string, fresh?: boolean): Promise<Player | null>;
  /** Sessions have ended on another node: nothing that this one remembers of them counts. */
  readonly forget: Sessions['forget'];
  /** What an account's security is made of too (server/security). */
  readonly parts: AccountParts;
}

const WRONG_STEP: ReadonlySet<number> = new Set([CODE.mfaMismatch, CODE.recoveryMismatch]);

export function createAccounts(deps: AccountsDeps): Accounts {
  const { store, ledger, clock, events, onBalance, onVisit } = deps;
  const parts = createParts(deps);
  const { sessions, devices, guard, hashing, secrets, codes, factors } = parts;
  const refills = createRefills(deps);
  const registerNew = createRegistration(deps, parts);
  const checksPerAddress = createAllowance(PHONE_CHECKS_PER_ADDRESS, clock);
  const checks = createAllowance(PHONE_CHECKS, clock);

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

  const visit = async (token: string): Promise<void> => {
    const owner = await sessions.find(token);
    if (owner && (await sessions.renew(token, owner))) onVisit?.();
  };

  return {
    async register(body, from) {
      const { id, opened, device } = await registerNew(body, requirePhone(body.phone), from);
      onVisit?.();
      return { session: { ...opened, user: await toUser(await userById(id)) }, device };
    },

    async login({ account, password, mfa }, { device, payer, agent, ip, local, clientId }) {
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
      if (!row || !right) {
        await attempt.failed(row?.id ?? null);
        throw new CodeError(CODE.invalidCredentials);
      }
      if (row.status !== 'active') throw new CodeError(CODE.accountInactive);
      await factors.require(row, mfa, { ip, local, client: clientId, device: known }).catch(async (error: unknown) => {
        // Being asked for the second step is no wrong guess; a wrong code is.
        await (error instanceof CodeError && WRONG_STEP.has(error.code) ? attempt.failed(row.id) : attempt.withdraw());
        throw error;
      });
      await guard.clear(subject);
      const entered = await store.transaction(async (tx) => {
        const { password_hash, mfa: steps, status } = row;
        if (!(await isStill(store, tx, row.id, { password_hash, mfa: steps, status })))
          throw new CodeError(CODE.invalidCredentials);
        if (known === null) await events.publish(tx, { type: 'account.newDevice', userId: row.id, payload: {} });
        return { opened: await sessions.open(tx, row.id, agent), device: await devices.remember(tx, device, row.id) };
      });
      onVisit?.();
      return { session: { ...entered.opened, user: await toUser(row) }, device: entered.device };
    },

    async logout(token) {
      await sessions.close(token);
      parts.ended({ kind: 'token', token });
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
      requireUncommon(password);
      await codes.use(phone, clientId, code);
      return resetPassword({ ...deps, parts }, { phone }, password);
    },

    visit,

    async me(player, token) {
      await visit(token);
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

    async authenticate(token, fresh = false) {
      if (fresh) sessions.forget.token(token);
      return (await sessions.find(token))?.player ?? null;
    },

    forget: sessions.forget,
    parts,
  };
}
