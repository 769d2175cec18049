import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock, Fanout } from '../ports';
import { open, seal } from './envelope';
import { Freshness, MAX_DELAY_MS } from './freshness';
import { localFanout } from './local';
import { natsFanout } from './nats';
import { TestBroker } from './testBroker';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: Uint8Array) => new TextDecoder().decode(data);

describe('the fan-out of one process', () => {
  it('reaches every listener before publish returns, also behind one that throws', () => {
    const errors: unknown[] = [];
    const fanout = localFanout((error) => errors.push(error));
    const heard: string[] = [];
    fanout.subscribe(() => {
      throw new Error('broken');
    });
    const stop = fanout.subscribe((topic, data) => heard.push(`${topic} ${text(data)}`));
    fanout.publish('game/crash/data', bytes('1|1'));
    stop();
    fanout.publish('game/crash/data', bytes('1|2'));
    expect(heard).toEqual(['game/crash/data 1|1']);
    expect(errors).toHaveLength(2);
  });
});

describe('envelopes', () => {
  it('open as they were sealed', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.nat(),
        fc.nat(),
        fc.string({ maxLength: 200 }),
        fc.uint8Array(),
        (node, sequence, sentAt, topic, data) => {
          expect(open(seal({ node, sequence, sentAt, topic, data }))).toEqual({ node, sequence, sentAt, topic, data });
        },
      ),
    );
  });

  it('are null for anything else, and never throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (data) => void open(data)));
    expect([
      open(bytes('')),
      open(bytes('hello, this is not an envelope')),
      open(seal({ node: 'n', sequence: 1, sentAt: 1, topic: 't', data: bytes('') }).subarray(0, 21)),
    ]).toEqual([null, null, null]);
  });
});

describe('freshness', () => {
  const message = (sequence: number, sentAt: number, node = 'a') => ({ node, sequence, sentAt });

  it('needs no common clock', () => {
    const freshness = new Freshness();
    expect(freshness.judge(message(1, 5_000_000), 1_000)).toEqual({ kind: 'fresh', missed: 0 });
    expect(freshness.judge(message(2, 5_000_100), 1_120)).toEqual({ kind: 'fresh', missed: 0 });
  });

  it('drops a backlog that was held up, and accepts what follows it', () => {
    const freshness = new Freshness();
    freshness.judge(message(1, 0), 10);
    expect(freshness.judge(message(2, 100), 100 + 10 + MAX_DELAY_MS + 1)).toEqual({ kind: 'stale' });
    expect(freshness.judge(message(3, 8_000), 8_015)).toEqual({ kind: 'fresh', missed: 0 });
  });

  it('drops repeats and counts what is missing', () => {
    const freshness = new Freshness();
    freshness.judge(message(1, 0), 0);
    expect(freshness.judge(message(1, 0), 1)).toEqual({ kind: 'repeated' });
    expect(freshness.judge(message(5, 0), 1)).toEqual({ kind: 'fresh', missed: 3 });
    expect(freshness.judge(message(1, 0, 'b'), 1)).toEqual({ kind: 'fresh', missed: 0 });
  });
});

describe('the fan-out of many nodes', () => {
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: quiet };
  let broker: TestBroker;
  let nodes: Fanout[];
  /** Real timers, but a time of day that the test moves. */
  let ahead: number;
  const clock: Clock = {
    now: () => Date.now() + ahead,
    at: (when, run) => {
      const timer = setTimeout(run, Math.max(0, Math.min(5, when - clock.now())));
      return () => clearTimeout(timer);
    },
  };

  const node = (name: string) => {
    const fanout = natsFanout({ url: broker.url, node: name, clock, logger });
    const heard: string[] = [];
    fanout.subscribe((topic, data) => heard.push(`${topic} ${text(data)}`));
    let gaps = 0;
    fanout.onGap(() => (gaps += 1));
    nodes.push(fanout);
    return { fanout, heard, gaps: () => gaps };
  };
  const until = async (condition: () => boolean) => {
    for (const end = performance.now() + 5_000; !condition(); await new Promise((resolve) => setTimeout(resolve, 1)))
      if (performance.now() > end) throw new Error('never');
  };

  beforeEach(async () => {
    ahead = 0;
    nodes = [];
    broker = new TestBroker();
    await broker.start();
  });
  afterEach(async () => {
    await Promise.all(nodes.map((fanout) => fanout.close()));
    await broker.stop();
  });

  it('carries topics with any characters, and each message once to each node', async () => {
    const [a, b] = [node('a'), node('b')];
    await until(() => broker.listening === 2);
    a.fanout.publish('@push:u1\n/heracles/inbox/new', bytes('{}'));
    a.fanout.publish('/ws/game/wingo/IDR/round/update', bytes('1'));
    await until(() => b.heard.length === 2);
    expect(a.heard).toEqual(['@push:u1\n/heracles/inbox/new {}', '/ws/game/wingo/IDR/round/update 1']);
    expect(b.heard).toEqual(a.heard);
  });

  it('drops what a frozen broker lets go of, and goes on with the next message', async () => {
    const [a, b] = [node('a'), node('b')];
    await until(() => broker.listening === 2);
    a.fanout.publish('t', bytes('before'));
    await until(() => b.heard.length === 1);
    broker.freeze();
    for (const n of [1, 2, 3]) a.fanout.publish('t', bytes(`held ${n}`));
    await until(() => broker.held === 3);
    ahead = 5_000;
    broker.thaw();
    a.fanout.publish('t', bytes('after'));
    await until(() => b.heard.includes('t after'));
    expect(b.heard).toEqual(['t before', 't after']);
    expect(a.heard).toHaveLength(5);
  });

  it('tells of a gap when the broker is found again, and on both sides of one that lost a single node', async () => {
    const [a, b] = [node('a'), node('b')];
    await until(() => broker.listening === 2);
    a.fanout.publish('t', bytes('before'));
    await until(() => b.heard.length === 1);
    const before = [a.gaps(), b.gaps()];
    await broker.stop();
    a.fanout.publish('t', bytes('lost'));
    await broker.start();
    await until(() => a.gaps() > (before[0] ?? 0) && b.gaps() > (before[1] ?? 0));
    await until(() => broker.listening === 2);
    const found = b.gaps();
    a.fanout.publish('t', bytes('after'));
    await until(() => b.heard.includes('t after'));
    expect(b.heard).not.toContain('t lost');
    // B never noticed that A was away, if it was: the number of A's message says so.
    expect(b.gaps()).toBe(found + 1);
    a.fanout.publish('t', bytes('and on'));
    await until(() => b.heard.includes('t and on'));
    expect(b.gaps()).toBe(found + 1);
  });

  it('tells of a gap when a held up message is dropped', async () => {
    const [a, b] = [node('a'), node('b')];
    await until(() => broker.listening === 2);
    a.fanout.publish('t', bytes('before'));
    await until(() => b.heard.length === 1);
    const before = b.gaps();
    broker.freeze();
    a.fanout.publish('t', bytes('held'));
    await until(() => broker.held === 1);
    ahead = 5_000;
    broker.thaw();
    await until(() => b.gaps() === before + 1);
    expect(b.heard).toEqual(['t before']);
  });

  it('works alone while the broker is away, and finds it again', async () => {
    await broker.stop();
    const [a, b] = [node('a'), node('b')];
    a.fanout.publish('t', bytes('alone'));
    expect(a.heard).toEqual(['t alone']);
    await broker.start();
    await until(() => broker.listening === 2);
    await broker.stop();
    await broker.start();
    await until(() => broker.listening === 2);
    await until(() => {
      a.fanout.publish('t', bytes('together'));
      return b.heard.length > 0;
    });
    expect(b.heard[0]).toBe('t together');
  });
});
