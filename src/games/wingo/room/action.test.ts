import { describe, expect, it } from 'vitest';
import { type ActionInput, mainAction } from './action';
import type { SentSlip, Slip } from './slip';

const NONE: Slip = { select: [], amount: 10_000, multiple: 1 };
const PICKED: Slip = { select: ['green', 'three', 'seven'], amount: 10_000, multiple: 1 };
const LAST: SentSlip = { ...PICKED, phase: '20261120100001' };
const base: ActionInput = {
  cta: { mode: 'pick' },
  phase: 'open',
  loggedIn: true,
  slip: NONE,
  fault: null,
  sending: null,
  last: null,
  queued: null,
  openPhase: '20261120100002',
  lastFits: true,
};
const action = (change: Partial<ActionInput>) => mainAction({ ...base, ...change });
const place = { cta: { mode: 'place' }, slip: PICKED } as const;

describe('the main button of Wingo', () => {
  it('guests are led to the login; a token that is being checked waits', () => {
    expect(action({ cta: { mode: 'login' }, loggedIn: false })).toEqual({ kind: 'login' });
    expect(action({ cta: { mode: 'login' } })).toEqual({ kind: 'wait', why: 'connecting' });
    expect(action({ cta: { mode: 'waiting', why: 'offline' }, loggedIn: false })).toEqual({
      kind: 'wait',
      why: 'offline',
    });
  });

  it('names how many selections it places for how much', () => {
    expect(action(place)).toEqual({ kind: 'place', count: 3, cost: 30_000, next: false, busy: false, blocked: false });
    expect(action({ ...place, phase: 'result' })).toMatchObject({ next: true });
    expect(action({ ...place, fault: 'balance' })).toMatchObject({ blocked: true });
  });

  it('asks for a choice while nothing is chosen', () => {
    expect(action({})).toEqual({ kind: 'pick' });
  });

  it('locks while the answer is on its way, at the price that was sent', () => {
    expect(action({ cta: { mode: 'waiting', why: 'placing' }, slip: NONE, sending: PICKED })).toMatchObject({
      kind: 'place',
      cost: 30_000,
      busy: true,
    });
  });

  it('is closed in the last seconds, whatever is chosen', () => {
    expect(action({ cta: { mode: 'closed' }, phase: 'closed', slip: PICKED, openPhase: null })).toEqual({
      kind: 'closed',
    });
    expect(action({ cta: { mode: 'closed' }, phase: 'closed', openPhase: null })).toEqual({ kind: 'closed' });
  });
});

describe('the same again', () => {
  it('is offered in a new phase, not in the one that it was for', () => {
    expect(action({ last: LAST })).toEqual({
      kind: 'again',
      slip: LAST,
      count: 3,
      cost: 30_000,
      later: false,
      blocked: false,
    });
    expect(action({ last: { ...LAST, phase: '20261120100002' } })).toEqual({ kind: 'pick' });
    expect(action({ last: LAST, lastFits: false })).toMatchObject({ blocked: true });
  });

  it('gives way to what is chosen now', () => {
    expect(action({ ...place, last: LAST })).toMatchObject({ kind: 'place' });
  });

  it('is queued while the result is shown, also before the next phase is known', () => {
    expect(action({ last: LAST, phase: 'result' })).toMatchObject({ kind: 'again', later: true });
    expect(action({ last: LAST, cta: { mode: 'closed' }, phase: 'result', openPhase: null })).toMatchObject({
      kind: 'again',
      later: true,
    });
    expect(action({ last: LAST, cta: { mode: 'closed' }, phase: 'closed', openPhase: null })).toEqual({
      kind: 'closed',
    });
  });

  it('is not offered again for a phase that it has been placed in during the result of the last', () => {
    expect(action({ last: { ...LAST, phase: '20261120100002' }, phase: 'result' })).toEqual({ kind: 'pick' });
  });

  it('waits visibly and can be taken back', () => {
    expect(action({ queued: PICKED, phase: 'result', last: LAST })).toEqual({ kind: 'queued', count: 3, cost: 30_000 });
  });
});
