import { connect } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Clock, Fanout } from '../ports';
import { open, seal } from './envelope';
import { Freshness, MAX_DELAY_MS } from './freshness';
import { localFanout } from './local';
import { natsFanout } from './nats';
import { TestBroker } from './testBroker';

const bytes = (text: string) => new TextEncoder().encode(text);
const SECRET = bytes('what the nodes of this house share');
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
          expect(open(seal({ node, sequence, sentAt, topic, data }, SECRET), SECRET)).toEqual({
            node,
            sequence,
            sentAt,
            topic,
            data,
          });
        },
      ),
    );
  });

  it('are null for anything else, and never throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 90 }), (data) => void open(data, SECRET)));
    expect([
      open(bytes(''), SECRET),
      open(bytes('hello, this is not an envelope of any kind, though it is long enough to be one'), SECRET),
      open(seal({ node: 'n', sequence: 1, sentAt: 1, topic: 't', data: bytes('') }, SECRET).subarray(0, 53), SECRET),
    ]).toEqual([null, null, null]);
  });

  it('are null when any bit of them was changed, or when they were sealed with another secret', () => {
    const sealed = seal({ node: 'n', sequence: 7, sentAt: 1, topic: '@rooms:ask', data: bytes('{}') }, SECRET);
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Uint8Array.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(open(changed, SECRET)).toBeNull();
    }
    expect(open(sealed, bytes('another secret'))).toBeNull();
  });
});

describe('freshness', () => {
  const message = (sequence: number, sentAt: number, node = 'a') => ({ node, sequence, sentAt });

  it('needs no common clock', () => {
    const freshness = new Freshness();
    freshness.meet(message(1, 5_000_000), 1_000);
    expect(freshness.judge(message(2, 5_000_100), 1_120)).toEqual({ kind: 'fresh', missed: 0 });
  });

  it('drops a backlog that was held up, and accepts what follows it', () => {
    const freshness = new Freshness();
    freshness.meet(message(1, 0), 10);
    expect(freshness.judge(message(2, 100), 100 + 10 + MAX_DELAY_MS + 1)).toEqual({ kind: 'stale' });
    expect(freshness.judge(message(3, 8_000), 8_015)).toEqual({ kind: 'fresh', missed: 0 });
  });

  it('drops repeats and counts what is missing', () => {
    const freshness = new Freshness();
    freshness.meet(message(1, 0), 0);
    expect(freshness.judge(message(1, 0), 1)).toEqual({ kind: 'repeated' });
    expect(freshness.judge(message(5, 0), 1)).toEqual({ kind: 'fresh', missed: 3 });
    expect(freshness.judge(message(1, 0, 'b'), 1)).toEqual({ kind: 'unknown' });
  });
});

describe('the fan-out of many nodes', () => {
  const quiet = () => undefined;
  const warnings: string[] = [];
  const logger = {
    info: quiet,
    warn: (_details: object, message: string) => void warnings.push(message),
    error: quiet,
  };
  let broker: TestBroker;
  let nodes: Fanout[];
  /** Real timers, but a time of day that the test moves. */
  let ahead: number;
  let nonces = 0;
  const clock: Clock = {
    now: () => Date.now() + ahead,
    at: (when, run) => {
      const timer = setTimeout(run, Math.max(0, Math.min(5, when - clock.now())));
      return () => clearTimeout(timer);
    },
  };

  const node = (name: string, own: Clock = clock) => {
    const fanout = natsFanout({
      url: broker.url,
      node: name,
      secret: SECRET,
      nonce: () => `n${++nonces}`,
      clock: own,
      logger,
    });
    const heard: string[] = [];
    const met = new Set<string>();
    fanout.subscribe((topic, data) =>
      topic.startsWith('meet:') ? met.add(topic) : heard.push(`${topic} ${text(data)}`),
    );
    let gaps = 0;
    fanout.onGap(() => (gaps += 1));
    nodes.push(fanout);
    return { name, fanout, heard, met, gaps: () => gaps };
  };
  /** Waits until all of them listen and know each other. */
  const acquainted = (...all: readonly ReturnType<typeof node>[]) =>
    until(() => {
      for (const { name, fanout } of all) fanout.publish(`meet:${name}`, bytes(''));
      return all.every(({ met }) => all.every(({ name }) => met.has(`meet:${name}`)));
    });
  const pair = async () => {
    const [a, b] = [node('a'), node('b')];
    await acquainted(a, b);
    return [a, b] as const;
  };
  const until = async (condition: () => boolean) => {
    for (const end = performance.now() + 5_000; !condition(); await new Promise((resolve) => setTimeout(resolve, 1)))
      if (performance.now() > end) throw new Error('never');
  };

  beforeEach(async () => {
    ahead = 0;
    warnings.length = 0;
    nodes = [];
    broker = new TestBroker();
    await broker.start();
  });
  afterEach(async () => {
    await Promise.all(nodes.map((fanout) => fanout.close()));
    await broker.stop();
  });

  it('carries topics with any characters, and each message once to each node', async () => {
    const [a, b] = await pair();
    a.fanout.publish('@push:u1\n/heracles/inbox/new', bytes('{}'));
    a.fanout.publish('/ws/game/wingo/IDR/round/update', bytes('1'));
    await until(() => b.heard.length === 2);
    expect(a.heard).toEqual(['@push:u1\n/heracles/inbox/new {}', '/ws/game/wingo/IDR/round/update 1']);
    expect(b.heard).toEqual(a.heard);
  });

  it('a message that the broker would not carry is heard here, missed by others, and thrown at nobody', async () => {
    const [a, b] = await pair();
    a.fanout.publish('long', new Uint8Array(2 * 1024 * 1024));
    a.fanout.publish('t', bytes('after'));
    await until(() => b.heard.length === 1);
    expect([a.heard.length, b.heard]).toEqual([2, ['t after']]);
    expect(warnings).toContain('fan-out messages missed');
  });

  it('drops what a frozen broker lets go of, and goes on with the next message', async () => {
    const [a, b] = await pair();
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
    const [a, b] = await pair();
    a.fanout.publish('t', bytes('before'));
    await until(() => b.heard.length === 1);
    const before = [a.gaps(), b.gaps()];
    await broker.stop();
    a.fanout.publish('t', bytes('lost'));
    await broker.start();
    await until(() => a.gaps() > (before[0] ?? 0) && b.gaps() > (before[1] ?? 0));
    await until(() => broker.listening === 2);
    a.fanout.publish('t', bytes('after'));
    await until(() => b.heard.includes('t after'));
    expect(b.heard).not.toContain('t lost');
    // Once for the broker, and once for what A said meanwhile: the number of A's next message tells.
    expect(b.gaps()).toBe((before[1] ?? 0) + 2);
    a.fanout.publish('t', bytes('and on'));
    await until(() => b.heard.includes('t and on'));
    expect(b.gaps()).toBe((before[1] ?? 0) + 2);
  });

  it('hears others again after its own clock was set forward, and still nothing that a frozen broker held', async () => {
    let set = 0;
    const [a, b] = [node('a'), node('b', { ...clock, now: () => clock.now() + set })];
    await acquainted(a, b);
    set = 60_000;
    await until(() => {
      a.fanout.publish('t', bytes('now'));
      return b.heard.length > 0;
    });
    broker.freeze();
    a.fanout.publish('t', bytes('held'));
    await until(() => broker.held > 0);
    ahead = 5_000;
    broker.thaw();
    a.fanout.publish('t', bytes('after'));
    await until(() => b.heard.includes('t after'));
    expect(b.heard).not.toContain('t held');
  });

  it('tells of a gap when a held up message is dropped', async () => {
    const [a, b] = await pair();
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
    await acquainted(a, b);
    a.fanout.publish('t', bytes('together'));
    await until(() => b.heard.length > 0);
    expect(b.heard[0]).toBe('t together');
  });

  describe('with a stranger on the broker', () => {
    const SUBJECT = 'lintang.fanout.v2';
    const recorded: Uint8Array[] = [];
    let stranger: NatsConnection;
    beforeEach(async () => {
      recorded.length = 0;
      stranger = await connect({ servers: broker.url });
      stranger.subscribe(SUBJECT, { callback: (_error, { data }) => void recorded.push(Uint8Array.from(data)) });
      await until(() => broker.listening === 1);
    });
    afterEach(() => stranger.close());

    const forged = (topic: string, secret: Uint8Array) =>
      seal({ node: 'a', sequence: 1_000_000, sentAt: Date.now(), topic, data: bytes('{}') }, secret);

    it('hears no message that is not signed, or signed with anything else, and says so once', async () => {
      const [a, b] = await pair();
      const unsigned = forged('@rooms:ask', bytes('')).slice();
      unsigned[0] = 1;
      for (const message of [bytes('hello'), unsigned, forged('@rooms:ask', bytes('guess')), forged('t', bytes(''))])
        stranger.publish(SUBJECT, message);
      await stranger.flush();
      a.fanout.publish('t', bytes('genuine'));
      await until(() => b.heard.length > 0);
      expect(b.heard).toEqual(['t genuine']);
      expect(warnings.filter((warning) => warning.includes('no node of this house signed'))).toHaveLength(2);
    });

    it('hears a message once, however often it is played again', async () => {
      const [a, b] = await pair();
      a.fanout.publish('t', bytes('once'));
      await until(() => b.heard.length === 1);
      for (const message of recorded.slice()) stranger.publish(SUBJECT, message);
      await stranger.flush();
      a.fanout.publish('t', bytes('after'));
      await until(() => b.heard.includes('t after'));
      expect(b.heard).toEqual(['t once', 't after']);
    });

    it('a node that has just started hears nothing that was recorded of one that is gone', async () => {
      const [a, b] = await pair();
      a.fanout.publish('t', bytes('long ago'));
      await until(() => b.heard.length === 1);
      await a.fanout.close();
      const tape = recorded.slice();
      const c = node('c');
      await acquainted(b, c);
      for (const message of tape) stranger.publish(SUBJECT, message);
      await stranger.flush();
      b.fanout.publish('t', bytes('now'));
      await until(() => c.heard.includes('t now'));
      expect(c.heard).toEqual(['t now']);
    });
  });
});
