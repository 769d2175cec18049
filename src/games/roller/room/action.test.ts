import { expect, it } from 'vitest';
import { type ActionInput, mainAction } from './action';

const ready: ActionInput = {
  phase: 'beReady',
  offline: false,
  checking: false,
  loggedIn: true,
  player: true,
  mode: 'manual',
  amount: 20_000,
  ready: true,
  run: 'off',
};
const of = (change: Partial<ActionInput>) => mainAction({ ...ready, ...change });

it('spins while a round may begin, and waits while one is told', () => {
  expect(of({})).toEqual({ kind: 'spin', amount: 20_000, busy: false, turning: false, blocked: false });
  expect(of({ phase: 'processing' })).toMatchObject({ kind: 'spin', busy: true });
  expect(of({ phase: 'animate' })).toMatchObject({ kind: 'spin', turning: true, blocked: true });
  expect(of({ ready: false })).toMatchObject({ blocked: true });
});

it('asks a guest in, and waits for the connection, for an uncertain command and for who this is', () => {
  expect(of({ loggedIn: false, player: false })).toEqual({ kind: 'login' });
  expect(of({ player: false })).toEqual({ kind: 'wait', why: 'connecting' });
  expect(of({ phase: 'connecting' })).toEqual({ kind: 'wait', why: 'connecting' });
  expect(of({ checking: true })).toEqual({ kind: 'wait', why: 'connecting' });
  expect(of({ offline: true })).toEqual({ kind: 'wait', why: 'offline' });
});

it('starts a run, and keeps the button for stopping it whatever goes on', () => {
  expect(of({ mode: 'auto' })).toEqual({ kind: 'startAuto', amount: 20_000, blocked: false });
  expect(of({ mode: 'auto', phase: 'animate', run: 'running' })).toEqual({ kind: 'stopAuto', stopping: false });
  expect(of({ mode: 'auto', run: 'stopping' })).toEqual({ kind: 'stopAuto', stopping: true });
});
