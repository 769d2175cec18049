import { describe, expect, test } from 'vitest';
import { type ActionInput, mainAction, modeOf } from './action';

const base: ActionInput = {
  phase: 'ready',
  offline: false,
  checking: false,
  loggedIn: true,
  known: true,
  open: null,
  mode: 'manual',
  amount: 25_000,
  ready: true,
  marked: 0,
  run: 'off',
  playedBefore: false,
};
const action = (change: Partial<ActionInput>) => mainAction({ ...base, ...change });

describe('the main button of mines', () => {
  test('guests are led to the login; without a connection, a player or certainty it waits', () => {
    expect(action({ loggedIn: false, known: false })).toEqual({ kind: 'login' });
    expect(action({ known: false })).toEqual({ kind: 'wait', why: 'connecting' });
    expect(action({ offline: true, open: { gems: 2, back: 1 } })).toEqual({ kind: 'wait', why: 'offline' });
    expect(action({ checking: true })).toEqual({ kind: 'wait', why: 'checking' });
  });

  test('begins a round when the fields are in order and the last result has been seen', () => {
    expect(action({})).toMatchObject({ kind: 'start', blocked: false, busy: false });
    expect(action({ ready: false })).toMatchObject({ blocked: true });
    expect(action({ phase: 'resting', playedBefore: true })).toMatchObject({ again: true, blocked: true });
    expect(action({ phase: 'starting' })).toMatchObject({ busy: true });
  });

  test('asks for a cell first (782), then cashes out, deaf while a cell is asked for', () => {
    expect(action({ phase: 'playing', open: { gems: 0, back: 0 } })).toEqual({ kind: 'open' });
    expect(action({ phase: 'playing', open: { gems: 2, back: 56_320 } })).toEqual({
      kind: 'cash',
      back: 56_320,
      busy: false,
      blocked: false,
    });
    expect(action({ phase: 'selecting', open: { gems: 2, back: 56_320 } })).toMatchObject({ blocked: true });
    expect(action({ phase: 'cashing', open: { gems: 2, back: 56_320 } })).toMatchObject({ busy: true });
  });

  test('a round that no run has is played by hand, also where a run was being set up', () => {
    const mode = (change: Partial<Parameters<typeof modeOf>[0]>) =>
      modeOf({ wanted: 'auto', allowed: true, open: false, running: false, ...change });
    expect(mode({})).toBe('auto');
    expect(mode({ open: true })).toBe('manual');
    expect(mode({ open: true, running: true })).toBe('auto');
    expect(mode({ allowed: false })).toBe('manual');
    expect(mode({ wanted: 'manual' })).toBe('manual');
  });

  test('a run needs a pattern, and keeps the button for stopping', () => {
    expect(action({ mode: 'auto' })).toMatchObject({ kind: 'startAuto', blocked: 'pattern' });
    expect(action({ mode: 'auto', marked: 3 })).toMatchObject({ blocked: null });
    expect(action({ mode: 'auto', marked: 3, ready: false })).toMatchObject({ blocked: 'fields' });
    expect(action({ run: 'stopping', offline: true })).toEqual({ kind: 'stopAuto', stopping: true });
  });
});
