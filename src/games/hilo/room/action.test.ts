import { expect, test } from 'vitest';
import { type ActionInput, mainAction } from './action';

const input: ActionInput = {
  phase: 'ready',
  offline: false,
  checking: false,
  loggedIn: true,
  known: true,
  open: null,
  turning: false,
  amount: 25_000,
  blocked: false,
  playedBefore: false,
};

test('guests are asked in, and nothing can be done without a connection', () => {
  expect(mainAction({ ...input, loggedIn: false })).toEqual({ kind: 'login' });
  expect(mainAction({ ...input, offline: true })).toEqual({ kind: 'wait', why: 'offline' });
  expect(mainAction({ ...input, phase: 'connecting' })).toEqual({ kind: 'wait', why: 'connecting' });
  expect(mainAction({ ...input, checking: true })).toEqual({ kind: 'wait', why: 'checking' });
});

test('a round is begun for the amount, not while the last result stands', () => {
  expect(mainAction(input)).toEqual({ kind: 'start', amount: 25_000, again: false, busy: false, blocked: false });
  expect(mainAction({ ...input, phase: 'starting' })).toMatchObject({ busy: true });
  expect(mainAction({ ...input, phase: 'resting', playedBefore: true })).toMatchObject({ again: true, blocked: true });
});

test('an open round is guessed in first, then it can be cashed out for what it is worth', () => {
  expect(mainAction({ ...input, phase: 'playing', open: { right: 0, back: 25_000 } })).toEqual({ kind: 'guess' });
  expect(mainAction({ ...input, phase: 'playing', open: { right: 1, back: 32_175 } })).toEqual({
    kind: 'cash',
    back: 32_175,
    busy: false,
    blocked: false,
  });
  expect(mainAction({ ...input, phase: 'selecting', open: { right: 1, back: 32_175 } })).toMatchObject({
    kind: 'cash',
    blocked: true,
  });
  expect(mainAction({ ...input, phase: 'playing', turning: true, open: { right: 1, back: 32_175 } })).toMatchObject({
    kind: 'cash',
    blocked: true,
  });
});
