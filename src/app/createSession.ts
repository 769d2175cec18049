import { createActor, fromPromise } from 'xstate';
import { accountEndpoints } from '../../contract/account';
import { landingRegister } from '../../contract/landing';
import { CURRENCY } from '../../contract/constants';
import type { Clock } from '../../machines/kit/clock';
import { sessionMachine } from '../../machines/session/machine';
import type {
  Brief,
  CodeSent,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  SendCodeInput,
  Session,
  TokenInput,
  User,
} from '../../machines/session/types';
import type { Http } from '../net/http';
import type { SessionMemory } from './device';

/** The session with its slots filled. Forms show their refusals themselves, so these calls stay quiet. */
export function createSession(http: Http, clock: Clock, memory: SessionMemory) {
  const machine = sessionMachine.provide({
    actors: {
      login: fromPromise<Session, LoginInput>(({ input }) =>
        http.call(accountEndpoints.login, { body: input, quiet: true }),
      ),
      register: fromPromise<Session, RegisterInput>(({ input }) =>
        'referral' in input || input.name === undefined
          ? http.call(landingRegister, { body: input, quiet: true })
          : http.call(accountEndpoints.register, { body: { ...input, name: input.name }, quiet: true }),
      ),
      logout: fromPromise<void, TokenInput>(async ({ input }) => {
        await http.call(accountEndpoints.logout, { token: input.token, quiet: true });
      }),
      sendCode: fromPromise<CodeSent, SendCodeInput>(({ input }) =>
        http.call(accountEndpoints.sendCode, { query: input, quiet: true }),
      ),
      resetPassword: fromPromise<void, ResetPasswordInput>(async ({ input }) => {
        await http.call(accountEndpoints.resetPassword, { body: input, quiet: true });
      }),
      checkToken: fromPromise<User, TokenInput>(async ({ input: { token } }) => {
        const [user] = await Promise.all([
          http.call(accountEndpoints.me, { query: { currency: CURRENCY }, token, quiet: true }),
          // The documented check: an ok status means that the token is valid.
          http.call(accountEndpoints.tokenCheck, { query: { page: 1, count: 1 }, token, quiet: true }),
        ]);
        return user;
      }),
      refreshBrief: fromPromise<Brief, TokenInput>(({ input: { token } }) =>
        http.call(accountEndpoints.brief, { query: { currency: CURRENCY }, token, quiet: true }),
      ),
    },
  });
  return createActor(machine, { input: { clock, token: memory.token(), rememberAccount: memory.account() } });
}
