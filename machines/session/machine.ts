import { assertEvent, assign, emit } from 'xstate';
import { briefed, GUEST, tokenOf } from './account';
import { entered, errorOf, refused, session, withToken } from './setup';

const auth = session.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasToken', target: 'loggedIn' }, { target: 'guest' }] },
    guest: {
      on: {
        login: { target: 'authenticating.loggingIn', actions: 'attempt' },
        register: { target: 'authenticating.registering', actions: 'attempt' },
        'token.stored': { guard: 'storedAnother', target: 'loggedIn', actions: 'takeToken' },
      },
    },
    authenticating: {
      initial: 'loggingIn',
      states: {
        loggingIn: {
          invoke: {
            src: 'login',
            input: ({ event }) => {
              assertEvent(event, 'login');
              return event.body;
            },
            onDone: { target: '#session.auth.loggedIn.ready', actions: entered('login') },
            onError: { target: '#session.auth.guest', actions: refused('login') },
          },
        },
        registering: {
          invoke: {
            src: 'register',
            input: ({ event }) => {
              assertEvent(event, 'register');
              return event.body;
            },
            onDone: { target: '#session.auth.loggedIn.ready', actions: entered('register') },
            onError: { target: '#session.auth.guest', actions: refused('register') },
          },
        },
      },
    },
    loggedIn: {
      initial: 'checking',
      on: {
        // The session ends on this device at once, whatever the server answers.
        logout: { target: 'guest', actions: ['leave', 'store', { type: 'sayLoggedOut', params: { why: 'user' } }] },
        'auth.lost': {
          guard: 'isMyToken',
          target: 'guest',
          actions: ['forget', 'store', { type: 'sayLoggedOut', params: { why: 'auth-lost' } }, 'openLogin'],
        },
        'token.stored': [
          {
            guard: 'storedNone',
            target: 'guest',
            actions: ['forget', { type: 'sayLoggedOut', params: { why: 'elsewhere' } }],
          },
          { guard: 'storedAnother', target: '.checking', actions: 'takeToken' },
        ],
        'balance.push': { actions: 'takeBalance' },
        'balance.own': { actions: 'takeBalance' },
        'balance.reply': { actions: 'takeBalance' },
        unread: { actions: 'takeUnread' },
      },
      states: {
        checking: {
          invoke: {
            src: 'checkToken',
            input: withToken,
            onDone: {
              target: 'ready',
              actions: [
                { type: 'know', params: ({ event }) => ({ user: event.output }) },
                'store',
                {
                  type: 'sayLoggedIn',
                  params: ({ context, event }) => ({ user: event.output, token: context.token ?? '', by: 'token' }),
                },
              ],
            },
            onError: [
              {
                guard: { type: 'isAuthFailure', params: errorOf },
                target: '#session.auth.guest',
                actions: ['forget', 'store', { type: 'sayLoggedOut', params: { why: 'auth-lost' } }],
              },
              { target: 'unchecked' },
            ],
          },
        },
        // The server could not be asked: the token stands until it says otherwise.
        unchecked: { on: { 'brief.refresh': 'checking' } },
        ready: { on: { 'brief.refresh': 'refreshing' } },
        refreshing: {
          // Asked for again while one is under way: the running one may have been answered before the change.
          on: { 'brief.refresh': { target: 'refreshing', reenter: true } },
          invoke: {
            src: 'refreshBrief',
            input: withToken,
            onDone: {
              target: 'ready',
              actions: assign(({ context, event }) => ({ user: briefed(context.user, event.output) })),
            },
            onError: 'ready',
          },
        },
      },
    },
  },
});

const help = session.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'code.send': 'sendingCode', 'password.reset': 'resetting' } },
    sendingCode: {
      entry: 'clearError',
      invoke: {
        src: 'sendCode',
        input: ({ event }) => {
          assertEvent(event, 'code.send');
          return { phone: event.phone };
        },
        onDone: {
          target: 'idle',
          actions: assign(({ context, event }) => ({
            codeRetryAt: context.clock.now() + event.output.retryAfterMs,
            sandboxCode: event.output.sandboxCode ?? null,
          })),
        },
        onError: { target: 'idle', actions: refused('sendCode') },
      },
    },
    resetting: {
      entry: 'clearError',
      invoke: {
        src: 'resetPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.reset');
          return event.body;
        },
        onDone: { target: 'idle', actions: [assign({ sandboxCode: null }), emit({ type: 'passwordReset' })] },
        onError: { target: 'idle', actions: refused('resetPassword') },
      },
    },
  },
});

const farewell = session.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { logout: { guard: 'hasToken', target: 'telling' } } },
    telling: {
      invoke: {
        src: 'logout',
        input: ({ context }) => ({ token: context.leavingToken ?? '' }),
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
});

/**
 * Who is playing (first document, sections 3 and 4): logged in exactly when there is a token. `auth` holds the session, `help` codes and the
 * password reset, which guests use, `farewell` tells the server of a logout.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => ({
    clock: input.clock,
    ...GUEST,
    token: tokenOf(input.token),
    rememberAccount: input.rememberAccount ?? null,
    codeRetryAt: null,
    leavingToken: null,
  }),
  on: { 'error.clear': { actions: 'clearError' } },
  states: { auth, help, farewell },
});
