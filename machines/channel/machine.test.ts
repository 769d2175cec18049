import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { RECONNECT_STEP_MS } from '../../contract/constants';
import { channelMachine } from './machine';
import { banner, isOnline } from './select';
import type { ChannelStatus } from './types';

const start = () => {
  let now = 1_000_000;
  const actor = createActor(channelMachine, { input: { clock: { now: () => now } } });
  const said: string[] = [];
  actor.on('*', ({ type }) => said.push(type));
  actor.start();
  const report = (status: ChannelStatus, attempt: number, retryAt: number | null = null, silent = false) =>
    actor.send({ type: 'status', report: { status, attempt, retryAt, silent } });
  return {
    actor,
    said,
    report,
    at: () => now,
    pass: (ms: number) => (now += ms),
    banner: () => banner(actor.getSnapshot(), now),
  };
};

describe('the channel', () => {
  it('goes by the documented names', () => {
    const { actor, report } = start();
    for (const status of ['connecting', 'ready', 'connecting', 'connected', 'disconnect'] as const) {
      report(status, 1);
      expect(actor.getSnapshot().value).toBe(status);
    }
  });

  it('reports online once when connected, and is not online after the close', () => {
    const { said, report, actor } = start();
    report('connecting', 1);
    report('connected', 1);
    expect(isOnline(actor.getSnapshot())).toBe(true);
    report('disconnect', 1);
    report('connecting', 2);
    report('ready', 2);
    expect(said).toEqual(['online']);
    expect(isOnline(actor.getSnapshot())).toBe(false);
  });

  it('says at once that nothing arrives, and takes it back at the first sign of life', () => {
    const { report, banner } = start();
    report('connected', 1);
    report('disconnect', 1, null, true);
    expect(banner()).toEqual({ kind: 'silent' });
    report('connected', 1);
    expect(banner()).toEqual({ kind: 'hidden' });
  });

  it('begins anew when it is said to be connected once more: what came meanwhile was missed', () => {
    const { said, report, banner } = start();
    report('connected', 1);
    report('connected', 1);
    expect(said).toEqual(['online', 'online']);
    expect(banner()).toEqual({ kind: 'hidden' });
  });

  it('says nothing while it connects for the first time', () => {
    const { report, pass, banner } = start();
    report('connecting', 1);
    pass(5_000);
    expect(banner()).toEqual({ kind: 'hidden' });
  });

  it('counts down to the next attempt and names it', () => {
    const { report, pass, at, banner } = start();
    report('connecting', 1);
    report('connected', 1);
    pass(60_000);
    report('disconnect', 1, at() + RECONNECT_STEP_MS);
    expect(banner()).toEqual({ kind: 'hidden' });
    pass(1_000);
    expect(banner()).toEqual({ kind: 'waiting', seconds: 1, attempt: 2 });
    pass(500);
    report('connecting', 2);
    expect(banner()).toEqual({ kind: 'connecting', attempt: 2 });
    report('ready', 2, at() + 2 * RECONNECT_STEP_MS);
    expect(banner()).toEqual({ kind: 'waiting', seconds: 3, attempt: 3 });
    pass(9_000);
    expect(banner()).toEqual({ kind: 'waiting', seconds: 0, attempt: 3 });
    report('connected', 3);
    expect(banner()).toEqual({ kind: 'hidden' });
  });
});
