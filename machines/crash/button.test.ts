import { describe, expect, it } from 'vitest';
import { crashButton, type CrashForm, type CrashStanding } from './button';
import type { Seat } from './types';
import { rp } from '../../rules/money.fixture';

const NONE: Seat = { state: 'none' };
const bet = { roundId: '7', stake: rp(25_000), auto: 20_000 } as const;
const aboard: Seat = { state: 'aboard', ...bet };
const STANDING: CrashStanding = {
  phase: 'preparation',
  offline: false,
  known: true,
  late: false,
  own: NONE,
  next: NONE,
  run: 'off',
};
const FORM: CrashForm = {
  loggedIn: true,
  mode: 'manual',
  amount: 2_500_000n,
  ready: true,
  auto: 20_000,
  warned: false,
};
const button = (change: Partial<CrashStanding & CrashForm>) =>
  crashButton({ ...STANDING, ...change }, { ...FORM, ...change });

describe('the main button of crash', () => {
  it('guests are led to the login; a token that is being checked waits', () => {
    expect(button({ known: false, loggedIn: false })).toEqual({ kind: 'login' });
    const nothing = { amount: 0n, flying: false, auto: null };
    expect(button({ known: false })).toEqual({ kind: 'waiting', why: 'connecting', ...nothing });
    expect(button({ offline: true, known: false, loggedIn: false })).toEqual({
      kind: 'waiting',
      why: 'offline',
      ...nothing,
    });
  });

  it('without a connection says what becomes of a stake in the air: only an auto cash-out is paid', () => {
    const flying = { offline: true, phase: 'goingUp', own: aboard } as const;
    expect(button(flying)).toMatchObject({ kind: 'waiting', amount: 2_500_000n, flying: true, auto: 20_000 });
    expect(button({ ...flying, own: { ...aboard, auto: null } })).toMatchObject({ flying: true, auto: null });
    // Before take-off, and with a bet that only waits, nothing is in the air.
    expect(button({ ...flying, phase: 'preparation' })).toMatchObject({ flying: false, auto: null });
    expect(button({ ...flying, own: NONE, next: aboard })).toMatchObject({ amount: 2_500_000n, flying: false });
  });

  it('without a connection says what is in play all the same', () => {
    expect(button({ offline: true, own: aboard })).toMatchObject({ amount: 2_500_000n });
    const lost: Seat = { state: 'lost', roundId: '7', stake: rp(9_000) };
    expect(button({ offline: true, own: lost, next: aboard })).toMatchObject({ amount: 2_500_000n });
  });

  it('places in this round, and in the next one during the flight', () => {
    expect(button({})).toMatchObject({ kind: 'place', next: false, amount: 2_500_000n, blocked: null });
    expect(button({ phase: 'goingUp' })).toMatchObject({ kind: 'place', next: true, again: false });
    expect(button({ ready: false })).toMatchObject({ blocked: 'fields' });
    expect(button({ late: true })).toMatchObject({ kind: 'place', next: false, blocked: 'launching' });
  });

  it('locks while the answer is on its way', () => {
    const other = { amount: 9_900n };
    const placing: Seat = { state: 'placing', ...bet };
    expect(button({ ...other, own: placing })).toMatchObject({
      kind: 'place',
      next: false,
      amount: 2_500_000n,
      pending: true,
    });
    expect(button({ phase: 'squib', next: placing })).toMatchObject({ next: true, pending: true });
    expect(button({ phase: 'goingUp', next: { state: 'cancelling', ...bet } })).toMatchObject({
      kind: 'cancel',
      queued: true,
      amount: 2_500_000n,
      pending: true,
    });
    expect(button({ phase: 'goingUp', own: { state: 'escaping', ...bet } })).toEqual({
      kind: 'cashOut',
      amount: 2_500_000n,
      pending: true,
      blocked: null,
      flying: true,
    });
  });

  it('takes back what has not left, from this round or from the queue', () => {
    expect(button({ own: aboard })).toMatchObject({ kind: 'cancel', queued: false, amount: 2_500_000n });
    expect(button({ own: aboard, late: true })).toMatchObject({ kind: 'cancel', queued: false });
    expect(button({ phase: 'goingUp', next: aboard })).toMatchObject({ kind: 'cancel', queued: true });
  });

  it('offers the same again after a round that was played', () => {
    const lost: Seat = { state: 'lost', roundId: '7', stake: rp(25_000) };
    expect(button({ phase: 'squib', own: lost })).toMatchObject({ kind: 'place', again: true, next: true });
    expect(button({ phase: 'squib', own: lost, amount: 5_000_000n })).toMatchObject({ again: false });
    const cashed: Seat = { state: 'cashed', roundId: '7', stake: rp(25_000), rate: 15_000, win: rp(37_500) };
    expect(button({ phase: 'goingUp', own: cashed })).toMatchObject({ again: false });
  });

  it('in the auto tab it starts the run, stops it, and still cashes out by hand', () => {
    expect(button({ mode: 'auto' })).toEqual({
      kind: 'startRun',
      amount: 2_500_000n,
      blocked: null,
      unattended: 'no',
    });
    expect(button({ mode: 'auto', ready: false })).toMatchObject({ blocked: 'fields' });
    expect(button({ mode: 'auto', run: 'running', own: aboard })).toEqual({ kind: 'stopRun', pending: false });
    expect(button({ mode: 'auto', run: 'running', own: aboard, phase: 'goingUp' })).toMatchObject({ kind: 'cashOut' });
    expect(button({ run: 'stopping' })).toEqual({ kind: 'stopRun', pending: true });
  });

  it('asks once before a run in which nobody cashes out', () => {
    expect(button({ mode: 'auto', auto: null })).toMatchObject({ kind: 'startRun', unattended: 'ask' });
    expect(button({ mode: 'auto', auto: null, warned: true })).toMatchObject({ unattended: 'agreed' });
  });

  it('a bet by hand that stands is not forgotten in the auto tab', () => {
    expect(button({ mode: 'auto', phase: 'goingUp', next: aboard })).toMatchObject({ kind: 'cancel' });
  });
});
