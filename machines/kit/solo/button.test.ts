import { describe, expect, test } from 'vitest';
import { modeOf, soloButton, type SoloForm } from './button';
import type { SoloStanding } from './select';

const base: SoloStanding & SoloForm = {
  phase: 'ready',
  offline: false,
  checking: false,
  known: true,
  run: 'off',
  loggedIn: true,
  open: null,
  amount: 2_500_000n,
  ready: true,
  playedBefore: false,
};
const button = (change: Partial<typeof base>) => soloButton({ ...base, ...change }, { ...base, ...change });

describe('the main button of a solo room', () => {
  test('guests are led to the login; without a connection, a player or certainty it waits', () => {
    expect(button({ loggedIn: false, known: false })).toEqual({ kind: 'login' });
    expect(button({ known: false })).toMatchObject({ kind: 'waiting', why: 'connecting' });
    expect(button({ phase: 'connecting' })).toMatchObject({ kind: 'waiting', why: 'connecting' });
    expect(button({ offline: true, open: { steps: 2, back: 1n } })).toMatchObject({ kind: 'waiting', why: 'offline' });
    expect(button({ checking: true })).toMatchObject({ kind: 'waiting', why: 'checking' });
  });

  test('begins a round when the fields are in order and the last result has been seen', () => {
    expect(button({})).toEqual({
      kind: 'start',
      amount: 2_500_000n,
      again: false,
      pending: false,
      resting: false,
      blocked: null,
    });
    expect(button({ ready: false })).toMatchObject({ blocked: 'fields' });
    for (const phase of ['resting', 'revealing'] as const)
      expect(button({ phase, playedBefore: true })).toMatchObject({ again: true, resting: true, blocked: 'fields' });
    expect(button({ phase: 'starting' })).toMatchObject({ pending: true });
    expect(button({ moving: true })).toMatchObject({ pending: true });
  });

  test('asks for a step first (782), then cashes out, deaf while a step is under way', () => {
    const open = { steps: 2, back: 5_632_000n };
    expect(button({ phase: 'playing', open: { steps: 0, back: 0n } })).toEqual({ kind: 'step' });
    expect(button({ phase: 'playing', open })).toMatchObject({
      kind: 'cashOut',
      amount: 5_632_000n,
      pending: false,
      blocked: null,
    });
    expect(button({ phase: 'selecting', open })).toMatchObject({ kind: 'cashOut', blocked: 'moving' });
    expect(button({ phase: 'playing', moving: true, open })).toMatchObject({ kind: 'cashOut', blocked: 'moving' });
    expect(button({ phase: 'cashing', open })).toMatchObject({ kind: 'cashOut', pending: true });
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
    expect(button({ mode: 'auto' })).toMatchObject({ kind: 'startRun', amount: 2_500_000n, blocked: null });
    expect(button({ mode: 'auto', unmarked: true })).toMatchObject({ kind: 'startRun', blocked: 'pattern' });
    expect(button({ mode: 'auto', ready: false })).toMatchObject({ blocked: 'fields' });
    expect(button({ mode: 'auto', phase: 'resting' })).toMatchObject({ blocked: 'fields' });
    expect(button({ run: 'stopping', offline: true })).toEqual({ kind: 'stopRun', pending: true });
    expect(button({ mode: 'auto', phase: 'revealing', run: 'running' })).toEqual({ kind: 'stopRun', pending: false });
  });
});
