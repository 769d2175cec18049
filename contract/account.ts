import * as z from 'zod/mini';
import {
  CODE_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  REFERRAL_CODE_LENGTH,
} from './constants';
import { currency, epochMs, money, none, userId } from './common';
import { endpoint } from './http';
import { signal } from './wire';

/** 8 to 16 letters and digits, at least one of each (second document, section 5). */
export const password = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH),
    z.maxLength(PASSWORD_MAX_LENGTH),
    z.regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/),
  );
/** An Indonesian mobile number, 08… or +628…, of 10 to 13 digits as it is dialled at home; the group is what follows 0 or 62. The server keeps it as 628…. */
export const MOBILE_NUMBER = new RegExp(`^(?:\\+?62|0)(8\\d{${PHONE_MIN_DIGITS - 2},${PHONE_MAX_DIGITS - 2}})$`);
export const phone = z.string().check(z.regex(MOBILE_NUMBER));
export const playerName = z
  .string()
  .check(z.minLength(NAME_MIN_LENGTH), z.maxLength(NAME_MAX_LENGTH), z.regex(/^[A-Za-z0-9_]+$/));
/** A player's own, to be handed on; letters and digits that nobody mistakes for each other. */
export const referralCode = z.string().check(z.regex(new RegExp(`^[2-9A-HJ-NP-Z]{${REFERRAL_CODE_LENGTH}}$`)));
export const verificationCode = z.string().check(z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)));

/** What the player is told of why the account is frozen: no new stakes are taken (10001, `because` `frozen`), all else stays open. */
export const FREEZE_CAUSES = ['security', 'review', 'request', 'rules'] as const;
export type FreezeCause = (typeof FREEZE_CAUSES)[number];

/** What every page has to know of a player's fair play: minutes between two reality checks, 0 for none, and until when a pause runs. */
const fairPlayBrief = z.object({ reminderMinutes: z.int(), pausedUntil: z.optional(epochMs) });

/** `unread` counts the mails of the inbox that were not read, `messages` the messages of the site. `nextRefillAt` is there while the refill of this WIB day is taken: from then on there is another. */
export const user = z.object({
  id: userId,
  name: z.string(),
  avatar: z.string(),
  phone: z.string(),
  balance: money,
  createdAt: epochMs,
  unread: z.optional(z.int()),
  messages: z.optional(z.int()),
  nextRefillAt: z.optional(epochMs),
  /** Messages of the desk that were not seen. */
  support: z.optional(z.int()),
  fairPlay: z.optional(fairPlayBrief),
  /** Null while it is not. */
  frozen: z.optional(z.nullable(z.enum(FREEZE_CAUSES))),
});
export type User = z.infer<typeof user>;

export const session = z.object({ token: z.string().check(z.minLength(20)), user, expiresAt: epochMs });
export type Session = z.infer<typeof session>;

/** What a code's request answers. `sandboxCode` is there only while the sandbox messenger stands in for an SMS gateway. */
export const codeSent = z.object({ retryAfterMs: z.int(), sandboxCode: z.optional(z.string()) });

/** Session and account basics (first document, section 7, User; the shapes are ours). */
export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/main/user/phone/register',
    access: 'guest',
    query: none,
    body: z.object({ phone, name: playerName, password, adult: z.literal(true) }),
    reply: session,
  }),
  /**
   * `account` is a phone number or a player name; control characters are in neither, and PostgreSQL takes no NUL. An account of two steps is refused with 3002, whose
   * `by` says which (`totp`, `email`: a code has just been sent); then the same again with `mfa`, a code or one of the recovery codes. @throws 667, 3002, 7001, 7008, 7009, 7021
   */
  login: endpoint({
    method: 'POST',
    path: '/main/user/phone/login',
    access: 'guest',
    query: none,
    body: z.object({
      account: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^\P{Cc}+$/u)),
      password: z.string().check(z.minLength(1), z.maxLength(64)),
      mfa: z.optional(z.string().check(z.minLength(1), z.maxLength(16))),
    }),
    reply: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/main/user/logout',
    access: 'player',
    query: none,
    body: none,
    reply: none,
  }),
  checkPhone: endpoint({
    method: 'GET',
    path: '/main/user/phone/check',
    access: 'guest',
    rate: 'lookup',
    query: z.object({ phone }),
    body: none,
    reply: z.object({ available: z.boolean() }),
  }),
  sendCode: endpoint({
    method: 'GET',
    path: '/main/user/phone/code',
    access: 'guest',
    rate: 'lookup',
    query: z.object({ phone }),
    body: none,
    reply: codeSent,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/main/user/phone/password/reset',
    access: 'guest',
    query: none,
    body: z.object({ phone, code: verificationCode, password }),
    reply: none,
  }),
  me: endpoint({
    method: 'GET',
    path: '/main/user',
    rate: 'account',
    access: 'player',
    query: z.object({ currency: z.optional(currency) }),
    body: none,
    reply: user,
  }),
  brief: endpoint({
    method: 'GET',
    path: '/main/user/brief',
    access: 'player',
    rate: 'lookup',
    query: z.object({ currency: z.optional(currency) }),
    body: none,
    reply: z.object({
      id: userId,
      name: z.string(),
      avatar: z.string(),
      balance: money,
      unread: z.optional(z.int()),
      messages: z.optional(z.int()),
      nextRefillAt: z.optional(epochMs),
      fairPlay: z.optional(fairPlayBrief),
    }),
  }),
  /** Play credit for a player who has lost nearly all of it (READINGS; ours). `amount` is what was added, `nextAt` from when there is another. */
  refill: endpoint({
    method: 'POST',
    path: '/main/user/refill',
    access: 'player',
    query: none,
    body: none,
    reply: z.object({ amount: money, balance: money, nextAt: epochMs }),
  }),
  online: endpoint({
    method: 'GET',
    path: '/main/user/online',
    access: 'guest',
    query: none,
    body: none,
    reply: z.object({ online: z.int() }),
  }),
  /** The token check: an ok status means that the token is valid (first document, section 7). */
  tokenCheck: endpoint({
    method: 'GET',
    path: '/main/slot/slot/collection',
    access: 'player',
    query: z.object({ page: z.coerce.number(), count: z.coerce.number() }),
    body: none,
    reply: z.object({ total: z.int(), list: z.array(z.unknown()) }),
  }),
} as const;

/** The channel's session signals: both are fire-and-forget; later requests on the connection wait for `auth` to be settled. */
export const sessionSignals = {
  auth: signal({ route: 'internal/auth', payload: z.object({ token: z.string().check(z.maxLength(512)) }) }),
  unAuth: signal({ route: 'internal/unAuth', payload: none }),
} as const;
