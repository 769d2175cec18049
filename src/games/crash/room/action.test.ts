import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../machines/crash/types';
import { type ActionInput, mainAction } from './action';

const NONE: Seat = { state: 'none' };
const aboard = { roundId: '7', stake: 25_000, auto: 20_000 } as const;
const base: ActionInput = {
  cta: { mode: 'place' },
  phase: 'preparation',
  own: NONE,
  next: NONE,
  loggedIn: true,
  mode: 'manual',
  amount: 25_000,
  ready: true,
  run: 'off',
  auto: 20_000,
  warned: false,
};
const action = (change: Partial<ActionInput>) => mainAction({ ...base, ...change });

describe('the main button of crash', () => {
  it('guests are led to the login; a token that is being checked waits', () => {
    expect(action({ cta: { mode: 'login' }, loggedIn: false })).toEqual({ kind: 'login' });
    expect(action({ cta: { mode: 'login' }, loggedIn: true })).toEqual({
      kind: 'wait',
      why: 'connecting',
      stake: 0,
      fate: null,
    });
    expect(action({ cta: { mode: 'waiting', why: 'offline' }, loggedIn: false })).toEqual({
      kind: 'wait',
      why: 'offline',
      stake: 0,
      fate: null,
    });
  });

  it('without a connection says what becomes of a stake in the air: only an auto cash-out is paid', () => {
    const cta = { mode: 'waiting', why: 'offline' } as const;
    const flying = { cta, phase: 'goingUp', own: { state: 'aboard', ...aboard } } as const;
    expect(action(flying)).toMatchObject({ kind: 'wait', stake: 25_000, fate: { auto: 20_000 } });
    expect(action({ ...flying, own: { ...flying.own, auto: null } })).toMatchObject({ fate: { auto: null } });
    // Before take-off, and with a bet that only waits, nothing is in the air.
    expect(action({ ...flying, phase: 'preparation' })).toMatchObject({ fate: null });
    expect(action({ ...flying, own: NONE, next: flying.own })).toMatchObject({ stake: 25_000, fate: null });
  });

  it('without a connection says what is in play all the same', () => {
    const cta = { mode: 'waiting', why: 'offline' } as const;
    expect(action({ cta, own: { state: 'aboard', ...aboard } })).toMatchObject({ stake: 25_000 });
    expect(
      action({ cta, own: { state: 'lost', roundId: '7', stake: 9_000 }, next: { state: 'aboard', ...aboard } }),
    ).toMatchObject({ stake: 25_000 });
  });

  it('places in this round, and in the next one during the flight', () => {
    expect(action({})).toMatchObject({ kind: 'place', next: false, amount: 25_000, blocked: null });
    expect(action({ cta: { mode: 'placeNext' }, phase: 'goingUp' })).toMatchObject({
      kind: 'place',
      next: true,
      again: false,
    });
    expect(action({ ready: false })).toMatchObject({ blocked: 'fields' });
    expect(action({ cta: { mode: 'waiting', why: 'launching' } })).toMatchObject({
      kind: 'place',
      blocked: 'launching',
    });
  });

  it('locks while the answer is on its way', () => {
    expect(
      action({ cta: { mode: 'waiting', why: 'placing' }, own: { state: 'placing', ...aboard }, amount: 99 }),
    ).toMatchObject({ kind: 'place', next: false, amount: 25_000, busy: true });
    expect(
      action({ cta: { mode: 'waiting', why: 'placing' }, phase: 'squib', next: { state: 'placing', ...aboard } }),
    ).toMatchObject({ next: true, busy: true });
    expect(
      action({ cta: { mode: 'waiting', why: 'cancelling' }, next: { state: 'cancelling', ...aboard } }),
    ).toMatchObject({ kind: 'cancel', queued: true, stake: 25_000, busy: true });
    expect(
      action({ cta: { mode: 'waiting', why: 'escaping' }, phase: 'goingUp', own: { state: 'escaping', ...aboard } }),
    ).toEqual({ kind: 'cashOut', stake: 25_000, auto: 20_000, busy: true });
  });

  it('takes back what has not left, from this round or from the queue', () => {
    expect(action({ cta: { mode: 'cancel', stake: 25_000, auto: null } })).toMatchObject({
      kind: 'cancel',
      queued: false,
    });
    expect(action({ cta: { mode: 'queued', stake: 25_000, auto: null }, phase: 'goingUp' })).toMatchObject({
      kind: 'cancel',
      queued: true,
    });
  });

  it('offers the same again after a round that was played', () => {
    const cta = { mode: 'placeNext' } as const;
    const lost: Seat = { state: 'lost', roundId: '7', stake: 25_000 };
    expect(action({ cta, phase: 'squib', own: lost })).toMatchObject({ kind: 'place', again: true, next: true });
    expect(action({ cta, phase: 'squib', own: lost, amount: 50_000 })).toMatchObject({ again: false });
    expect(
      action({
        cta,
        phase: 'goingUp',
        own: { state: 'cashed', roundId: '7', stake: 25_000, rate: 15_000, win: 37_500 },
      }),
    ).toMatchObject({ again: false });
  });

  it('in the auto tab it starts the run, stops it, and still cashes out by hand', () => {
    expect(action({ mode: 'auto' })).toEqual({
      kind: 'startAuto',
      amount: 25_000,
      blocked: null,
      unattended: 'no',
    });
    expect(action({ mode: 'auto', ready: false })).toMatchObject({ blocked: 'fields' });
    expect(action({ mode: 'auto', run: 'running', cta: { mode: 'cancel', stake: 25_000, auto: null } })).toEqual({
      kind: 'stopAuto',
      stopping: false,
    });
    expect(
      action({ mode: 'auto', run: 'running', cta: { mode: 'cashOut', stake: 25_000, auto: null }, phase: 'goingUp' }),
    ).toMatchObject({ kind: 'cashOut' });
    expect(action({ run: 'stopping' })).toEqual({ kind: 'stopAuto', stopping: true });
  });

  it('asks once before a run in which nobody cashes out', () => {
    expect(action({ mode: 'auto', auto: null })).toMatchObject({ kind: 'startAuto', unattended: 'ask' });
    expect(action({ mode: 'auto', auto: null, warned: true })).toMatchObject({
      kind: 'startAuto',
      unattended: 'agreed',
    });
  });

  it('a bet by hand that stands is not forgotten in the auto tab', () => {
    expect(action({ mode: 'auto', cta: { mode: 'queued', stake: 25_000, auto: null } })).toMatchObject({
      kind: 'cancel',
    });
  });
});
