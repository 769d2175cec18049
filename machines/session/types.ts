import type { accountEndpoints, Session, User } from '../../contract/account';
import type { EndpointBody, EndpointQuery, EndpointReply } from '../../contract/http';
import type { landingRegister } from '../../contract/landing';
import type { Clock } from '../kit/clock';
import type { Refusal } from '../kit/refusal';

type Endpoints = typeof accountEndpoints;
export type LoginInput = EndpointBody<Endpoints['login']>;
/** Whoever gives no name gets one (landing pages, the quick sign-up). */
export type RegisterInput = EndpointBody<Endpoints['register']> | EndpointBody<typeof landingRegister>;
export type ResetPasswordInput = EndpointBody<Endpoints['resetPassword']>;
export type SendCodeInput = EndpointQuery<Endpoints['sendCode']>;
export type CodeSent = EndpointReply<Endpoints['sendCode']>;
export type Brief = EndpointReply<Endpoints['brief']>;
/** What `checkToken` and `refreshBrief` and `logout` are given. */
export interface TokenInput {
  readonly token: string;
}

export type SessionAction = 'login' | 'register' | 'sendCode' | 'resetPassword';

/** A balance in rupiah; `version` only goes up for an account. */
export interface Versioned {
  readonly balance: number;
  readonly version: number;
}

/** `user` may be null for a moment after a start with a stored token. Logged in exactly when `token` is not null. */
export interface SessionContext {
  readonly clock: Clock;
  readonly token: string | null;
  readonly user: User | null;
  /** The account to offer at the next login, when the player asked for it. */
  readonly rememberAccount: string | null;
  /** Version of the newest balance shown; an older one is dropped. */
  readonly balanceVersion: number;
  /** Balances after commands of this tab whose reply was not shown yet, oldest first; a few. */
  readonly ownBalances: readonly Versioned[];
  /** The last refused action, until it is tried again or `error.clear`. */
  readonly error: { readonly action: SessionAction; readonly refusal: Refusal } | null;
  /** Server time from which another code may be asked for; null when none was. */
  readonly codeRetryAt: number | null;
  /** The sandbox messenger's code, to be shown on the screen. */
  readonly sandboxCode: string | null;
  /** The account that is being tried, to be remembered once it worked; null when it shall not be. */
  readonly attempt: string | null;
  /** The token that a logout has yet to tell the server of. */
  readonly leavingToken: string | null;
}

export interface SessionInput {
  readonly clock: Clock;
  /** From the token cookie; null or empty for a guest. */
  readonly token: string | null;
  readonly rememberAccount?: string | null;
}

export type SessionEvent =
  | { readonly type: 'login'; readonly body: LoginInput; readonly remember: boolean }
  | { readonly type: 'register'; readonly body: RegisterInput }
  | { readonly type: 'logout' }
  | { readonly type: 'code.send'; readonly phone: string }
  | { readonly type: 'password.reset'; readonly body: ResetPasswordInput }
  /** A call failed with code 1 or 707 while it carried this token. */
  | { readonly type: 'auth.lost'; readonly token: string }
  /** Code 703, or another tab: the stored token as it is now. */
  | { readonly type: 'token.stored'; readonly token: string | null }
  /** A movement that nothing here waits for: of a round, or of another tab or device. Rupiah. */
  | ({ readonly type: 'balance.push' } & Versioned)
  /** A command of this tab moved it: shown when its room says so by `balance.reply`, because a scene may still be telling the result. */
  | ({ readonly type: 'balance.own' } & Versioned)
  /** A command's reply carried the new balance (rupiah). */
  | { readonly type: 'balance.reply'; readonly balance: number }
  /** How many mails of the inbox, messages of the site or answers of the desk are unread, as somebody has counted. */
  | { readonly type: 'unread'; readonly unread?: number; readonly messages?: number; readonly support?: number }
  | { readonly type: 'brief.refresh' }
  | { readonly type: 'error.clear' };

export type SessionEmitted =
  /** Show the login panel: the session was lost. */
  | { readonly type: 'openLogin' }
  | {
      readonly type: 'loggedIn';
      readonly user: User;
      readonly token: string;
      readonly by: 'login' | 'register' | 'token';
    }
  | { readonly type: 'loggedOut'; readonly why: 'user' | 'auth-lost' | 'elsewhere' }
  /** Keep these on the device: the token cookie (renewed at each visit) and the remembered account. */
  | { readonly type: 'store'; readonly token: string | null; readonly rememberAccount: string | null }
  | { readonly type: 'passwordReset' };

export type { Session, User };
