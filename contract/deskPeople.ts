import * as z from 'zod/mini';
import { FREEZE_CAUSES } from './account';
import { epochMs, money, none, userId } from './common';
import { deskAct, deskLook, deskPage, deskPaging, deskReason } from './deskParts';
import { fairPlayEntry, fairPlayState } from './fairplay';
import { flowEntry } from './flow';
import { betRow } from './history';
import { endpoint } from './http';
import { plainText } from './plainText';
import { IDENTITY_STATES, sessionRow } from './security';
import { ROLES } from './wire';

/** A frozen account signs in, sees everything and finishes what is open; no new stake is taken (10001). A closed one does not sign in (7001). */
export const PERSON_STATES = ['active', 'frozen', 'closed'] as const;
export const personState = z.enum(PERSON_STATES);
export type PersonState = z.infer<typeof personState>;

/** An account in a list. The phone number is masked. */
export const personRow = z.object({
  id: userId,
  name: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  state: personState,
  createdAt: epochMs,
});
export type PersonRow = z.infer<typeof personRow>;

/** All of an account that an operator sees at once. Addresses are masked; `contact` shows them and is noted. Money in rupiah, `points` in YEC. */
export const person = z.object({
  ...personRow.shape,
  avatar: z.string(),
  email: z.nullable(z.string()),
  frozen: z.nullable(z.object({ at: epochMs, cause: z.enum(FREEZE_CAUSES) })),
  mfa: z.enum(['none', 'totp', 'email']),
  pin: z.boolean(),
  identification: z.enum(IDENTITY_STATES),
  pockets: z.object({ main: money, bonus: money, held: money, turnover: money, points: money }),
  fairPlay: fairPlayState,
  record: z.array(fairPlayEntry),
  sessions: z.array(sessionRow),
  /** Whether acts that change the account are for the desk: an operator's is managed on the house's machine. */
  mayChange: z.boolean(),
  serverTime: epochMs,
});
export type Person = z.infer<typeof person>;

/** What showed that a lost second step is asked away by its owner. */
export const IDENTITY_PROOFS = ['identification', 'document', 'call'] as const;

const ofPerson = z.object({ id: userId });
const act = { ...deskAct, query: ofPerson, reply: none } as const;

/** People. @throws 3 for an account that there is not; acts also for an operator's own kind */
export const deskPeopleEndpoints = {
  /** By the beginning of a phone number or a name, or a whole id; all, newest first, without `q`. */
  people: endpoint({
    ...deskLook,
    path: '/desk/people',
    query: z.object({ ...deskPaging, q: z.optional(z.string().check(z.trim(), z.maxLength(40), plainText)) }),
    reply: deskPage(personRow),
  }),
  person: endpoint({ ...deskLook, path: '/desk/people/:id', query: ofPerson, reply: person }),
  personBets: endpoint({
    ...deskLook,
    path: '/desk/people/:id/bets',
    query: z.object({ id: userId, ...deskPaging }),
    reply: deskPage(betRow),
  }),
  personFlow: endpoint({
    ...deskLook,
    path: '/desk/people/:id/flow',
    query: z.object({ id: userId, ...deskPaging }),
    reply: deskPage(flowEntry),
  }),
  /** Phone and e-mail as they are; noted in the log. */
  contact: endpoint({
    ...deskAct,
    secret: true,
    path: '/desk/people/:id/contact',
    query: ofPerson,
    body: z.object({ reason: deskReason }),
    reply: z.object({ phone: z.string(), email: z.nullable(z.string()) }),
  }),
  /** No new stakes from now on; open rounds are played to their end. The player is told, by the cause. @throws 3 where it is frozen already */
  freeze: endpoint({
    ...act,
    path: '/desk/people/:id/freeze',
    body: z.object({ cause: z.enum(FREEZE_CAUSES), reason: deskReason }),
  }),
  /** @throws 3 where it is not frozen */
  unfreeze: endpoint({ ...act, path: '/desk/people/:id/unfreeze', body: z.object({ reason: deskReason }) }),
  /** Ends one session, or all without one. */
  endSessions: endpoint({
    ...act,
    path: '/desk/people/:id/sessions/end',
    body: z.object({
      session: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
      reason: deskReason,
    }),
  }),
  /** Turns two steps off for an owner who lost them, and ends all sessions; the owner is told. @throws 3 without two steps */
  resetMfa: endpoint({
    ...act,
    path: '/desk/people/:id/mfa/reset',
    body: z.object({ proof: z.enum(IDENTITY_PROOFS), reason: deskReason }),
  }),
} as const;
