import { describe, expect, it } from 'vitest';
import { siteEndpoints } from '../../contract/site';
import { createBus } from './bus';
import { TestTimers } from './channel/testKit';
import type { Http } from './http';
import { MOST_HELD, startReporting } from './reporting';

/** Reporting on a network that the test pulls out and plugs in. */
function reporting() {
  const bus = createBus();
  const timers = new TestTimers();
  const sent: { detail: string; ms?: number | undefined }[] = [];
  const call = async (_endpoint: unknown, { body }: { body: (typeof sent)[number] }) => {
    sent.push(body);
    return {};
  };
  let online = true;
  const listeners = new Set<() => void>();
  const stop = startReporting(bus, { call: call as Http['call'] }, timers, {
    online: () => online,
    onBack(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  });
  const plug = (on: boolean) => {
    online = on;
    if (on) for (const listener of listeners) listener();
  };
  const report = (detail: string, ms?: number) =>
    bus.emit('report', { kind: 'slow', detail, ...(ms !== undefined && { ms }) });
  return { bus, timers, sent, report, plug, stop, listeners };
}

describe('reporting', () => {
  it('sends reports, at most ten a minute, and none about itself', () => {
    const { bus, timers, sent, report, stop } = reporting();
    bus.emit('report', { kind: 'slow', detail: 'itself', route: siteEndpoints.errorNotify.path });
    for (let n = 0; n < 15; n += 1) report('x'.repeat(900), 1_234.5);
    expect(sent).toHaveLength(10);
    expect(sent[0]).toEqual({ kind: 'slow', detail: 'x'.repeat(500), ms: 1_235 });
    timers.pass(60_000);
    report('later');
    expect(sent).toHaveLength(11);
    stop();
    report('never');
    expect(sent).toHaveLength(11);
  });

  it('holds reports while the device is offline, and sends each once when it is back', () => {
    const { sent, report, plug } = reporting();
    plug(false);
    report('first');
    report('second');
    expect(sent).toEqual([]);
    plug(true);
    plug(true);
    expect(sent.map(({ detail }) => detail)).toEqual(['first', 'second']);
  });

  it('holds no more than the first ten', () => {
    const { sent, report, plug, timers } = reporting();
    plug(false);
    for (let n = 0; n < MOST_HELD + 5; n += 1) {
      report(`report ${n}`);
      timers.pass(60_000);
    }
    plug(true);
    expect(sent.map(({ detail }) => detail)).toEqual(Array.from({ length: MOST_HELD }, (_, n) => `report ${n}`));
  });

  it('sends nothing more once it was stopped', () => {
    const { sent, report, plug, stop, listeners } = reporting();
    plug(false);
    report('held');
    stop();
    plug(true);
    expect([sent, listeners.size]).toEqual([[], 0]);
  });
});
