import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Session, User } from '../../contract/account';
import { CODE, CodeError } from '../../contract/errors';
import { sessionMachine } from './machine';
import { balanceOf, busyWith, codeWait, errorFor, isLoggedIn } from './select';
import type { Brief, CodeSent, ResetPasswordInput, SendCodeInput, SessionInput, TokenInput } from './types';

const user: User = { id: 'u1', name: 'Budi', avatar: 'a', phone: '628123456789', balance: 1_000_000, createdAt: 1 };
const session: Session = { token: 'token-of-twenty-signs', user, expiresAt: 9 };
const credentials = { account: '08123456789', password: 'rahasia1' };

/** Lets promises settle. */
const settle = async () => {
  for (let i = 0; i < 6; i += 1) await Promise.resolve();
};

interface Answers {
  login?: () => Promise<Session>;
  checkToken?: (input: TokenInput) => Promise<User>;
  refreshBrief?: () => Promise<Brief>;
}

const start = (input: Partial<SessionInput> = {}, answers: Answers = {}) => {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const machine = sessionMachine.provide({
    actors: {
      login: fromPromise(answers.login ?? (async () => session)),
      register: fromPromise(async () => session),
      logout: fromPromise<void, TokenInput>(async ({ input: { token } }) => void told.push(token)),
      resetPassword: fromPromise<void, ResetPasswordInput>(async () => undefined),
      sendCode: fromPromise<CodeSent, SendCodeInput>(async () => ({ retryAfterMs: 60_000, sandboxCode: '123456' })),
      checkToken: fromPromise<User, TokenInput>(async ({ input: given }) =>
        answers.checkToken ? answers.checkToken(given) : user,
      ),
      refreshBrief: fromPromise(
        answers.refreshBrief ?? (async () => ({ id: 'u1', name: 'Budi', avatar: 'a', balance: 5 })),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, token: null, ...input } });
  const said: string[] = [];
  const stored: (string | null)[] = [];
  actor.on('*', (event) => said.push(event.type));
  actor.on('store', ({ token }) => stored.push(token));
  actor.start();
  return { actor, clock, said, stored, told, snapshot: () => actor.getSnapshot() };
};

const loggedIn = async (answers: Answers = {}) => {
  const room = start({}, answers);
  room.actor.send({ type: 'login', body: credentials, remember: true });
  await settle();
  return room;
};

describe('the login state', () => {
  it('is logged in exactly when the token is not empty', async () => {
    expect(isLoggedIn(start().snapshot())).toBe(false);
    expect(isLoggedIn(start({ token: '' }).snapshot())).toBe(false);
    expect(isLoggedIn(start({ token: session.token }).snapshot())).toBe(true);
    expect(isLoggedIn((await loggedIn()).snapshot())).toBe(true);
  });

  it('authenticates, keeps the token on the device and says so', async () => {
    const { actor, said, stored, snapshot } = start();
    actor.send({ type: 'login', body: credentials, remember: true });
    expect(busyWith(snapshot())).toBe('login');
    await settle();
    expect(busyWith(snapshot())).toBeNull();
    expect(snapshot().context).toMatchObject({
      token: session.token,
      user,
      rememberAccount: credentials.account,
      attempt: null,
    });
    expect(stored).toEqual([session.token]);
    expect(said).toEqual(['store', 'loggedIn']);
  });

  it('remembers the account only when asked to', async () => {
    const { actor, snapshot } = start({ rememberAccount: 'old' });
    actor.send({ type: 'login', body: credentials, remember: false });
    await settle();
    expect(snapshot().context.rememberAccount).toBeNull();
  });

  it('shows a refusal at its form until the next try, and keeps no password', async () => {
    const { actor, said, snapshot } = start({}, { login: () => Promise.reject(new CodeError(CODE.wrongPassword)) });
    actor.send({ type: 'login', body: credentials, remember: true });
    await settle();
    expect(errorFor(snapshot(), 'login')?.code).toBe(CODE.wrongPassword);
    expect(errorFor(snapshot(), 'register')).toBeNull();
    expect(snapshot().context.attempt).toBeNull();
    expect(said).toEqual([]);
    actor.send({ type: 'login', body: credentials, remember: true });
    expect(errorFor(snapshot(), 'login')).toBeNull();
  });

  it('after registration is logged in and the phone remembered', async () => {
    const { actor, snapshot } = start();
    actor.send({ type: 'register', body: { phone: '08123456789', name: 'Budi', password: 'rahasia1', adult: true } });
    await settle();
    expect(isLoggedIn(snapshot())).toBe(true);
    expect(snapshot().context.rememberAccount).toBe('08123456789');
  });
});

describe('logout', () => {
  it('clears token and user at once and then tells the server', async () => {
    const { actor, stored, told, snapshot } = await loggedIn();
    actor.send({ type: 'logout' });
    expect(snapshot().context).toMatchObject({ token: null, user: null });
    await settle();
    expect(told).toEqual([session.token]);
    expect(stored.at(-1)).toBeNull();
  });
});

describe('an authentication failure', () => {
  it('with the current token clears the session and opens the login', async () => {
    const { actor, said, snapshot } = await loggedIn();
    actor.send({ type: 'auth.lost', token: session.token });
    expect(isLoggedIn(snapshot())).toBe(false);
    expect(said.slice(-3)).toEqual(['store', 'loggedOut', 'openLogin']);
  });

  it('with another token changes nothing', async () => {
    const { actor, snapshot } = await loggedIn();
    actor.send({ type: 'auth.lost', token: 'an-older-token' });
    expect(isLoggedIn(snapshot())).toBe(true);
  });
});

describe('the stored token', () => {
  it('is checked at the start, and renewed when it is valid', async () => {
    const { stored, snapshot } = start({ token: session.token });
    await settle();
    expect(snapshot().context.user).toEqual(user);
    expect(stored).toEqual([session.token]);
  });

  it('that is not valid any more makes a guest, without a login pop-up', async () => {
    const { said, snapshot } = start(
      { token: 'old' },
      { checkToken: () => Promise.reject(new CodeError(CODE.loginExpired)) },
    );
    await settle();
    expect(isLoggedIn(snapshot())).toBe(false);
    expect(said).toEqual(['store', 'loggedOut']);
  });

  it('stands when the server cannot be asked, and is checked again later', async () => {
    let down = true;
    const { actor, snapshot } = start(
      { token: session.token },
      { checkToken: () => (down ? Promise.reject(new Error('offline')) : Promise.resolve(user)) },
    );
    await settle();
    expect(isLoggedIn(snapshot())).toBe(true);
    down = false;
    actor.send({ type: 'brief.refresh' });
    await settle();
    expect(snapshot().context.user).toEqual(user);
  });

  it('replaces the current one on code 703', async () => {
    const { actor, snapshot } = await loggedIn();
    actor.send({ type: 'token.stored', token: session.token });
    expect(snapshot().context.user).toEqual(user);
    actor.send({ type: 'token.stored', token: 'another-token-of-20-signs' });
    expect(snapshot().context).toMatchObject({ token: 'another-token-of-20-signs', user: null });
    await settle();
    expect(snapshot().context.user).toEqual(user);
  });

  it('that went away in another tab ends the session here', async () => {
    const { actor, snapshot } = await loggedIn();
    actor.send({ type: 'token.stored', token: null });
    expect(isLoggedIn(snapshot())).toBe(false);
  });
});

describe('the mails that are unread', () => {
  it('are as many as the last count says, and nothing else of the player changes', async () => {
    const { actor, snapshot } = await loggedIn();
    actor.send({ type: 'unread', unread: 3 });
    expect(snapshot().context.user).toEqual({ ...user, unread: 3 });
  });

  it('are nobody’s without a player', async () => {
    const { actor, snapshot } = start({ token: null }, {});
    actor.send({ type: 'unread', unread: 3 });
    expect(snapshot().context.user).toBeNull();
  });
});

describe('the balance', () => {
  it('follows replies and pushes, an overtaken push changes nothing', async () => {
    const { actor, snapshot } = await loggedIn();
    actor.send({ type: 'balance.reply', balance: 900_000 });
    expect(balanceOf(snapshot())).toBe(900_000);
    actor.send({ type: 'balance.push', balance: 700_000, version: 8 });
    actor.send({ type: 'balance.push', balance: 800_000, version: 7 });
    expect(balanceOf(snapshot())).toBe(700_000);
  });

  it('of an own command waits for its room to show it, and never hides a newer one', async () => {
    const { actor, snapshot } = await loggedIn();
    // A scene is still telling the result of the first command when another tab stakes.
    actor.send({ type: 'balance.own', balance: 950_000, version: 5 });
    expect(balanceOf(snapshot())).toBe(1_000_000);
    actor.send({ type: 'balance.push', balance: 940_000, version: 6 });
    expect(balanceOf(snapshot())).toBe(940_000);
    actor.send({ type: 'balance.reply', balance: 950_000 });
    expect(balanceOf(snapshot())).toBe(940_000);
    actor.send({ type: 'balance.own', balance: 930_000, version: 7 });
    actor.send({ type: 'balance.reply', balance: 930_000 });
    expect(balanceOf(snapshot())).toBe(930_000);
    // What was shown by a reply is not undone by a push that it had overtaken.
    actor.send({ type: 'balance.push', balance: 940_000, version: 6 });
    expect(balanceOf(snapshot())).toBe(930_000);
  });

  it('is refreshed by the brief, the last one asked for counts', async () => {
    const answers: ((brief: Brief) => void)[] = [];
    const { actor, snapshot } = await loggedIn({ refreshBrief: () => new Promise((resolve) => answers.push(resolve)) });
    actor.send({ type: 'brief.refresh' });
    actor.send({ type: 'brief.refresh' });
    answers[1]?.({ id: 'u1', name: 'Budi', avatar: 'b', balance: 2 });
    answers[0]?.({ id: 'u1', name: 'Budi', avatar: 'b', balance: 1 });
    await settle();
    expect(balanceOf(snapshot())).toBe(2);
    expect(snapshot().context.user?.phone).toBe(user.phone);
  });

  it('of a guest is not known, and stays so', () => {
    const { actor, snapshot } = start();
    actor.send({ type: 'balance.reply', balance: 5 });
    expect(balanceOf(snapshot())).toBeNull();
  });
});

describe('codes and passwords', () => {
  it('a code may be asked for again after the time the server names', async () => {
    const { actor, clock, snapshot } = start();
    actor.send({ type: 'code.send', phone: '08123456789' });
    await settle();
    expect(snapshot().context.sandboxCode).toBe('123456');
    expect(codeWait(snapshot(), clock.now())).toBe(60);
    clock.increment(59_001);
    expect(codeWait(snapshot(), clock.now())).toBe(1);
    clock.increment(999);
    expect(codeWait(snapshot(), clock.now())).toBe(0);
  });

  it('a reset password is said', async () => {
    const { actor, said } = start();
    actor.send({ type: 'password.reset', body: { phone: '08123456789', code: '123456', password: 'rahasia2' } });
    await settle();
    expect(said).toEqual(['passwordReset']);
  });
});
