import { assign, emit, setup } from 'xstate';
import type { Session, User } from '../../contract/account';
import { CODE } from '../../contract/errors';
import { refusalOf } from '../kit/refusal';
import { slot } from '../kit/slot';
import { accountOf, GUEST, noted, pushed, replied, tokenOf } from './account';
import type {
  Brief,
  CodeSent,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SendCodeInput,
  SessionAction,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  TokenInput,
} from './types';

const AUTH_FAILURES: ReadonlySet<number> = new Set([CODE.loginExpired, CODE.loginExpiredChannel, CODE.loginFirst]);

/** The session's slots and the named parts of its machine. */
export const session = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput; emitted: SessionEmitted },
  actors: {
    login: slot<Session, LoginInput>('login'),
    register: slot<Session, RegisterInput>('register'),
    logout: slot<void, TokenInput>('logout'),
    resetPassword: slot<void, ResetPasswordInput>('resetPassword'),
    sendCode: slot<CodeSent, SendCodeInput>('sendCode'),
    /** The token check, and who the token is. */
    checkToken: slot<User, TokenInput>('checkToken'),
    refreshBrief: slot<Brief, TokenInput>('refreshBrief'),
  },
  actions: {
    become: assign((_, params: { session: Session }) => accountOf(params.session)),
    know: assign((_, params: { user: User }) => ({ user: params.user })),
    forget: assign(GUEST),
    leave: assign(({ context }) => ({ ...GUEST, leavingToken: context.token })),
    /** A registration is remembered, a login when the player asked for it. No password is kept. */
    attempt: assign(({ event }) => {
      if (event.type === 'login') return { error: null, attempt: event.remember ? event.body.account : null };
      return event.type === 'register' ? { error: null, attempt: event.body.phone } : {};
    }),
    rememberAccount: assign(({ context }) => ({ rememberAccount: context.attempt })),
    clearError: assign({ error: null }),
    refuse: assign((_, { action, error }: { action: SessionAction; error: unknown }) => ({
      error: { action, refusal: refusalOf(error) },
      attempt: null,
    })),
    takeBalance: assign(({ context, event }) => {
      if (event.type === 'balance.push') return pushed(context, event);
      if (event.type === 'balance.own') return noted(context, event);
      return event.type === 'balance.reply' ? replied(context, event.balance) : {};
    }),
    takeUnread: assign(({ context: { user }, event }) => {
      if (event.type !== 'unread' || user === null) return {};
      const { type: _, ...counted } = event;
      return { user: { ...user, ...counted } };
    }),
    takeToken: assign(({ event }) => (event.type === 'token.stored' ? { ...GUEST, token: tokenOf(event.token) } : {})),
    store: emit(({ context }) => ({
      type: 'store' as const,
      token: context.token,
      rememberAccount: context.rememberAccount,
    })),
    sayLoggedIn: emit((_, params: Omit<Extract<SessionEmitted, { type: 'loggedIn' }>, 'type'>) => ({
      type: 'loggedIn' as const,
      ...params,
    })),
    sayLoggedOut: emit((_, params: { why: 'user' | 'auth-lost' | 'elsewhere' }) => ({
      type: 'loggedOut' as const,
      ...params,
    })),
    openLogin: emit({ type: 'openLogin' }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isMyToken: ({ context, event }) => event.type === 'auth.lost' && event.token === context.token,
    storedNone: ({ event }) => event.type === 'token.stored' && tokenOf(event.token) === null,
    storedAnother: ({ context, event }) =>
      event.type === 'token.stored' && tokenOf(event.token) !== null && tokenOf(event.token) !== context.token,
    isAuthFailure: (_, error: unknown) => AUTH_FAILURES.has(refusalOf(error).code),
  },
});

/** The rejection that a slot's error event carries. */
export const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

/** What a refused action does: keep the refusal for its form. */
export const refused = (action: SessionAction) =>
  ({
    type: 'refuse',
    params: ({ event }: { event: { error: unknown } }) => ({ action, error: event.error }),
  }) as const;

/** What a login or a registration that worked does. */
export const entered = (by: 'login' | 'register') =>
  [
    { type: 'rememberAccount' },
    { type: 'become', params: ({ event }: { event: { output: Session } }) => ({ session: event.output }) },
    { type: 'store' },
    {
      type: 'sayLoggedIn',
      params: ({ event }: { event: { output: Session } }) => ({
        user: event.output.user,
        token: event.output.token,
        by,
      }),
    },
  ] as const;

/** The input of the slots that only need the token. */
export const withToken = ({ context }: { context: SessionContext }): TokenInput => ({ token: context.token ?? '' });
