import type { Session, User } from '../../contract/account';
import type { PushPayload } from '../../contract/wire';
import type { pushes } from '../../contract/inbox';
import type { Brief, SessionContext } from './types';

/** The part of the context that a session fills and its end clears. */
type Account = Pick<SessionContext, 'token' | 'user' | 'balanceVersion' | 'error' | 'attempt' | 'sandboxCode'>;

/** Nobody is logged in. */
export const GUEST: Account = {
  token: null,
  user: null,
  balanceVersion: 0,
  error: null,
  attempt: null,
  sandboxCode: null,
};

/** Somebody is; balance versions count per session. */
export const accountOf = ({ token, user }: Session): Account => ({ ...GUEST, token, user });

/** The user with another balance; null stays null. */
export const withBalance = (user: User | null, balance: number): User | null =>
  user === null ? null : { ...user, balance };

/** A push replaces the balance only when it is newer than the last one: pushes may overtake each other. */
export function pushed(
  { user, balanceVersion }: SessionContext,
  { balance, version }: PushPayload<typeof pushes.balance>,
): Partial<SessionContext> {
  return version > balanceVersion ? { user: withBalance(user, balance), balanceVersion: version } : {};
}

/** The brief's fields over the user's. A brief of somebody else (asked before a switch of accounts) changes nothing. */
export const briefed = (user: User | null, brief: Brief): User | null =>
  user !== null && user.id === brief.id ? { ...user, ...brief } : user;

/** An empty token is no token. */
export const tokenOf = (text: string | null): string | null => (text === null || text === '' ? null : text);
