import type { Session, User } from '../../contract/account';
import type { Brief, SessionContext, Versioned } from './types';

/** The part of the context that a session fills and its end clears. */
type Account = Pick<
  SessionContext,
  'token' | 'user' | 'balanceVersion' | 'ownBalances' | 'error' | 'attempt' | 'sandboxCode'
>;

/** So many commands of one tab may wait to be shown; more are never under way. */
const MOST_OWN = 8;

/** Nobody is logged in. */
export const GUEST: Account = {
  token: null,
  user: null,
  balanceVersion: 0,
  ownBalances: [],
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
  { balance, version }: Versioned,
): Partial<SessionContext> {
  return version > balanceVersion ? { user: withBalance(user, balance), balanceVersion: version } : {};
}

/** What a command of this tab came to is noted, for the moment when its room shows it. */
export const noted = ({ ownBalances }: SessionContext, { balance, version }: Versioned): Partial<SessionContext> => ({
  ownBalances: [...ownBalances, { balance, version }].slice(-MOST_OWN),
});

/**
 * A reply's balance is shown, unless a newer one is already: a room may hold a reply back until its scene is through, and another tab moves
 * money meanwhile. Which version a reply is of is known by the push that came with it; one without a push (an answer given before) counts.
 */
export function replied(
  { user, balanceVersion, ownBalances }: SessionContext,
  balance: number,
): Partial<SessionContext> {
  const at = ownBalances.findLastIndex((own) => own.balance === balance);
  const version = ownBalances[at]?.version ?? balanceVersion;
  const left = { ownBalances: ownBalances.slice(at + 1) };
  return version < balanceVersion ? left : { ...left, user: withBalance(user, balance), balanceVersion: version };
}

/** The brief's fields over the user's. A brief of somebody else (asked before a switch of accounts) changes nothing. */
export const briefed = (user: User | null, brief: Brief): User | null =>
  user !== null && user.id === brief.id ? { ...user, ...brief } : user;

/** An empty token is no token. */
export const tokenOf = (text: string | null): string | null => (text === null || text === '' ? null : text);
