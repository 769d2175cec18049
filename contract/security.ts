import * as z from 'zod/mini';
import { codeSent, password, phone, playerName, verificationCode } from './account';
import { epochMs, none } from './common';
import { IDENTITY_NAME_MAX, IMAGES_MOST, PIN_LENGTH, PICTURE_MAX_BYTES } from './constants';
import { endpoint } from './http';
import { landingRegister } from './landing';

/** All the same, or one after the other: what anybody tries first. */
const isGuessable = (pin: string): boolean => {
  const steps = new Set(Array.from(pin.slice(1), (digit, i) => Number(digit) - Number(pin[i])));
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 9);
};

/** A new PIN: exactly six digits (second document, section 5), and none that anybody would try first. A refusal of its form is 7032. */
export const pin = z.string().check(
  z.regex(new RegExp(`^\\d{${PIN_LENGTH}}$`)),
  z.refine((digits) => !isGuessable(digits)),
);
export const email = z.email().check(z.maxLength(254));
/** How a session may be confirmed again. */
export const CONFIRM_BY = ['pin', 'totp', 'email', 'phone', 'password'] as const;
export type ConfirmBy = (typeof CONFIRM_BY)[number];

/** `expiresAt`: until then what asks for a confirmed session is let through. */
export const confirmed = z.object({ expiresAt: epochMs });

export const IDENTITY_STATES = ['none', 'review', 'verified', 'refused'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];
export const DOCUMENTS = ['ktp', 'sim', 'passport'] as const;

/** `reason`, of a refusal: what the player may mend. */
export const identification = z.object({
  state: z.enum(IDENTITY_STATES),
  name: z.optional(z.string()),
  document: z.optional(z.enum(DOCUMENTS)),
  sentAt: z.optional(epochMs),
  reason: z.optional(z.string()),
});
export type Identification = z.infer<typeof identification>;

/** What stands between an account and somebody else. Addresses are masked: the whole ones are in nobody's answer. */
export const securityOverview = z.object({
  phone: z.string(),
  /** Whether a code that went to the number was shown. */
  phoneVerified: z.boolean(),
  email: z.nullable(z.string()),
  pin: z.boolean(),
  mfa: z.enum(['none', 'totp', 'email']),
  recoveryLeft: z.int(),
  passwordChangedAt: z.nullable(epochMs),
  identification: z.enum(IDENTITY_STATES),
  /** How this session may be confirmed, best first. */
  confirmBy: z.array(z.enum(CONFIRM_BY)),
  /** Until when it is, 0 when it is not. */
  confirmedUntil: epochMs,
  referralCode: z.string(),
});
export type SecurityOverview = z.infer<typeof securityOverview>;

/** A session of the player's. `browser` and `system` are read off what the browser says of itself, '' where it says nothing we know. */
export const sessionRow = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.enum(['phone', 'tablet', 'computer']),
  browser: z.string(),
  system: z.string(),
  createdAt: epochMs,
  seenAt: epochMs,
});
export type SessionRow = z.infer<typeof sessionRow>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Base64 of a picture file. What it is, its content says. */
const pictureData = z
  .string()
  .check(z.minLength(16), z.maxLength(Math.ceil(PICTURE_MAX_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

const write = { access: 'player', query: none } as const;
const confirmedWrite = { ...write, stepUp: true } as const;

/** Profile, ways in, and what confirms a session (first document, section 7, User; where it gives no path, those are ours). */
export const securityEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/main/user/security',
    access: 'player',
    rate: 'lookup',
    query: none,
    body: none,
    reply: securityOverview,
  }),
  /** An avatar is one of the drawn ones, `a0` to `a15`, or `p` and the id of an uploaded picture. @throws 7010 */
  profile: endpoint({
    ...write,
    method: 'POST',
    path: '/main/user',
    body: z.object({
      name: z.optional(playerName),
      avatar: z.optional(z.string().check(z.regex(/^(a(\d|1[0-5])|p[\w-]{1,40})$/))),
    }),
    reply: z.object({ name: z.string(), avatar: z.string() }),
  }),
  /** Ends all other sessions. @throws 7013, 7014 for one of the most common passwords, 667 */
  password: endpoint({
    ...write,
    secret: true,
    method: 'POST',
    path: '/main/user/password',
    body: z.object({ old: z.string().check(z.minLength(1), z.maxLength(64)), password }),
    reply: none,
  }),
  /** The code went to the new number by `GET /main/user/phone/code`. @throws 2002, 7017 */
  phone: endpoint({
    ...confirmedWrite,
    method: 'POST',
    path: '/main/user/phone',
    body: z.object({ phone, code: verificationCode }),
    reply: none,
  }),
  /** Confirms the session by a code that went to the account's own number. @throws 2002 */
  phoneVerify: endpoint({
    ...write,
    method: 'POST',
    path: '/main/user/phone/verify',
    body: z.object({ code: verificationCode }),
    reply: confirmed,
  }),
  /** A code to a new address, or without one to the account's own. @throws 2001 with the wait */
  emailCode: endpoint({
    ...write,
    method: 'POST',
    path: '/main/user/email/code',
    body: z.object({ email: z.optional(email) }),
    reply: codeSent,
  }),
  /** Confirms the session by a code that went to the account's own address. @throws 2002 */
  emailVerify: endpoint({
    ...write,
    method: 'POST',
    path: '/main/user/email/verify',
    body: z.object({ code: verificationCode }),
    reply: confirmed,
  }),
  /** @throws 2002, 7007 */
  emailBind: endpoint({
    ...confirmedWrite,
    method: 'POST',
    path: '/main/user/email/bind',
    body: z.object({ email, code: verificationCode }),
    reply: none,
  }),
  /** A code for a new password. The answer is the same for an address that nobody has. @throws 2001 with the wait */
  emailPasswordCode: endpoint({
    method: 'GET',
    path: '/main/user/email/password',
    access: 'guest',
    rate: 'lookup',
    query: z.object({ email }),
    body: none,
    reply: codeSent,
  }),
  /** Ends every session. @throws 2002, 7014 */
  emailPassword: endpoint({
    method: 'POST',
    path: '/main/user/email/password',
    access: 'guest',
    query: none,
    body: z.object({ email, code: verificationCode, password }),
    reply: none,
  }),
  pinState: endpoint({
    method: 'GET',
    path: '/main/user/pin',
    access: 'player',
    rate: 'lookup',
    query: none,
    body: none,
    reply: z.object({ set: z.boolean(), changedAt: z.optional(epochMs) }),
  }),
  /** @throws 7031, 7032 */
  pinSet: endpoint({
    ...confirmedWrite,
    secret: true,
    method: 'POST',
    path: '/main/user/pin',
    body: z.object({ pin }),
    reply: none,
  }),
  /** @throws 7032, 7033, 667 */
  pinChange: endpoint({
    ...write,
    secret: true,
    method: 'PUT',
    path: '/main/user/pin',
    body: z.object({ old: z.string().check(z.maxLength(PIN_LENGTH)), pin }),
    reply: none,
  }),
  /** A new PIN for whoever forgot it, by the password and a confirmation that was not the PIN. @throws 7013, 7032, 667 */
  pinForget: endpoint({
    ...confirmedWrite,
    secret: true,
    method: 'POST',
    path: '/main/user/pin/forget',
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(64)), pin }),
    reply: none,
  }),
  /** Confirms the session for five minutes. @throws 3037, 7008, 2002, 7013 by what was wrong, 667 */
  confirm: endpoint({
    ...write,
    secret: true,
    method: 'POST',
    path: '/main/user/confirm',
    body: z.object({ by: z.enum(CONFIRM_BY), code: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: confirmed,
  }),
  /** A new key for a code app, which counts once a code of it was shown. */
  totp: endpoint({
    ...confirmedWrite,
    secret: true,
    method: 'POST',
    path: '/main/user/mfa/totp',
    body: none,
    reply: z.object({ key: z.string(), uri: z.string() }),
  }),
  /** Two steps by the app from now on. The recovery codes are shown this once. @throws 7008 */
  totpOn: endpoint({
    ...confirmedWrite,
    secret: true,
    method: 'POST',
    path: '/main/user/mfa',
    body: z.object({ code: verificationCode }),
    reply: recoveryCodes,
  }),
  /** Two steps by e-mail from now on, by a code that went there. @throws 2002 */
  emailMfa: endpoint({
    ...confirmedWrite,
    secret: true,
    method: 'POST',
    path: '/main/user/email/mfa',
    body: z.object({ code: verificationCode }),
    reply: recoveryCodes,
  }),
  /** New recovery codes; those before are worth nothing. @throws 3002 without two steps */
  recovery: endpoint({
    ...confirmedWrite,
    secret: true,
    method: 'POST',
    path: '/main/user/mfa/recovery',
    body: none,
    reply: recoveryCodes,
  }),
  mfaOff: endpoint({ ...confirmedWrite, method: 'DELETE', path: '/main/user/mfa', body: none, reply: none }),
  sessions: endpoint({
    method: 'GET',
    path: '/main/user/sessions',
    access: 'player',
    rate: 'list',
    query: none,
    body: none,
    reply: z.object({ list: z.array(sessionRow) }),
  }),
  /** @throws 3 for one that there is not */
  endSession: endpoint({
    ...confirmedWrite,
    method: 'DELETE',
    path: '/main/user/sessions/:id',
    query: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
    body: none,
    reply: none,
  }),
  /** All but this one. */
  endOthers: endpoint({ ...confirmedWrite, method: 'DELETE', path: '/main/user/sessions', body: none, reply: none }),
  identification: endpoint({
    method: 'GET',
    path: '/main/user/identification',
    access: 'player',
    rate: 'lookup',
    query: none,
    body: none,
    reply: identification,
  }),
  /** `born` is a day, YYYY-MM-DD. @throws 3 for a minor, a day or pictures that are none, 9005 while one is looked at or verified */
  identify: endpoint({
    ...write,
    method: 'POST',
    path: '/main/user/identification',
    body: z.object({
      name: z
        .string()
        .check(z.trim(), z.minLength(3), z.maxLength(IDENTITY_NAME_MAX), z.regex(/^[\p{L}\p{M}.'’ -]+$/u)),
      born: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      document: z.enum(DOCUMENTS),
      pictures: z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.minLength(1), z.maxLength(IMAGES_MOST)),
    }),
    reply: identification,
  }),
  /** A picture, kept as a jpg of quality 80 without what the camera wrote into it. @throws 1409 of another format, 1413 too large, 667 */
  upload: endpoint({
    ...write,
    upload: true,
    method: 'POST',
    path: '/main/site/upload',
    body: z.object({ purpose: z.enum(['avatar', 'identity']), data: pictureData }),
    reply: z.object({ id: z.string() }),
  }),
  /** An avatar, for everybody. @throws 3 for one that there is not */
  avatar: endpoint({
    method: 'GET',
    path: '/main/user/avatar/:id',
    access: 'guest',
    immutable: true,
    media: 'image/jpeg',
    query: z.object({ id: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
    body: none,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
  }),
  landingRegister,
} as const;

/** By which kind of mail (`metaDataId`) the player's devices, the one that asked for it among them, hear of each change that a player makes to their ways in. */
export const CHANGE_MAILS = {
  password: 'securityPassword',
  phone: 'securityPhone',
  email: 'securityEmail',
  pin: 'securityPin',
  mfaOn: 'securityMfaOn',
  mfaOff: 'securityMfaOff',
  recovery: 'securityRecovery',
} as const;
