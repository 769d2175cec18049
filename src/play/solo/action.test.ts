import { describe, expect, test } from 'vitest';
import type { SoloStanding } from '../../../machines/kit/solo/select';
import { modeOf, soloAction, type SoloForm } from './action';

const base: SoloStanding & SoloForm = {
  phase: 'ready',
  offline: false,
  checking: false,
  known: true,
  run: 'off',
  loggedIn: true,
  open: null,
  amount: 25_000,
  ready: true,
  playedBefore: false,
};
const action = (change: Partial<typeof base>) => soloAction({ ...base, ...change }, { ...base, ...change });

describe('the main button of a solo room', () => {
  test('guests are led to the login; without a connection, a player or certainty it waits', () => {
    expect(action({ loggedIn: false, known: false })).toEqual({ kind: 'login' });
    expect(action({ known: false })).toEqual({ kind: 'wait', why: 'connecting' });
    expect(action({ phase: 'connecting' })).toEqual({ kind: 'wait', why: 'connecting' });
    expect(action({ offline: true, open: { steps: 2, back: 1 } })).toEqual({ kind: 'wait', why: 'offline' });
    expect(action({ checking: true })).toEqual({ kind: 'wait', why: 'checking' });
  });

  test('begins a round when the fields are in order and the last result has been seen', () => {
    expect(action({})).toEqual({
      kind: 'start',
      amount: 25_000,
      again: false,
      busy: false,
      resting: false,
      blocked: false,
    });
    expect(action({ ready: false })).toMatchObject({ blocked: true });
    for (const phase of ['resting', 'revealing'] as const)
      expect(action({ phase, playedBefore: true })).toMatchObject({ again: true, resting: true, blocked: true });
    expect(action({ phase: 'starting' })).toMatchObject({ busy: true });
    expect(action({ moving: true })).toMatchObject({ busy: true });
  });

  test('asks for a step first (782), then cashes out, deaf while a step is under way', () => {
    const open = { steps: 2, back: 56_320 };
    expect(action({ phase: 'playing', open: { steps: 0, back: 0 } })).toEqual({ kind: 'step' });
    expect(action({ phase: 'playing', open })).toEqual({ kind: 'cash', back: 56_320, busy: false, blocked: false });
    expect(action({ phase: 'selecting', open })).toMatchObject({ kind: 'cash', blocked: true });
    expect(action({ phase: 'playing', moving: true, open })).toMatchObject({ kind: 'cash', blocked: true });
    expect(action({ phase: 'cashing', open })).toMatchObject({ kind: 'cash', busy: true });
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

  test('starts a run, which may need a pattern first, and keeps the button for stopping it whatever goes on', () => {
    expect(action({ mode: 'auto' })).toEqual({ kind: 'startAuto', amount: 25_000, blocked: null });
    expect(action({ mode: 'auto', unmarked: true })).toMatchObject({ kind: 'startAuto', blocked: 'pattern' });
    expect(action({ mode: 'auto', ready: false })).toMatchObject({ blocked: 'fields' });
    expect(action({ mode: 'auto', phase: 'resting' })).toMatchObject({ blocked: 'fields' });
    expect(action({ run: 'stopping', offline: true })).toEqual({ kind: 'stopAuto', stopping: true });
    expect(action({ mode: 'auto', phase: 'revealing', run: 'running' })).toEqual({ kind: 'stopAuto', stopping: false });
  });
});
