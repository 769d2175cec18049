import { describe, expect, test } from 'vitest';
import { CodeError } from '../../contract/errors';
import { createHashQueue, HASH_LIMITS } from './hash-queue';
import type { HashLimits, Lane } from './hash-queue';

/** A queue whose hashes end when the test says so, one after the other. */
function table(over: Partial<HashLimits> = {}) {
  let now = 0;
  const queue = createHashQueue({ now: () => now, at: () => () => {} }, { ...HASH_LIMITS, running: 1, ...over });
  const running: { name: string; end: () => void }[] = [];
  const done: string[] = [];
  /** Asks for a hash; the seconds to wait when it is refused, null when it may wait its turn. */
  const ask = async (name: string, lane: Lane, address: string | null = null, player: string | null = null) => {
    let refused: number | null = null;
    void queue
      .run({ lane, address, player }, () => new Promise<void>((end) => running.push({ name, end })))
      .then(
        () => done.push(name),
        (error: unknown) => {
          if (!(error instanceof CodeError) || error.code !== 667) throw error;
          refused = Number(error.params.seconds);
        },
      );
    await Promise.resolve();
    await Promise.resolve();
    return refused;
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Ends hashes until the named one is done; how many ran before it was. */
  const hashesUntil = async (name: string) => {
    for (let count = 1; ; count += 1) {
      running.shift()?.end();
      await settle();
      if (done.includes(name)) return count;
    }
  };
  const pass = (ms: number) => void (now += ms);
  return { ask, running, done, settle, hashesUntil, pass };
}

describe('a hash', () => {
  test('of a login waits for the one that runs and a turn of the other lanes, however many registrations came before', async () => {
    const { ask, hashesUntil } = table();
    const answers: (number | null)[] = [];
    for (let i = 0; i < 300; i += 1) answers.push(await ask(`new-${i}`, 'register', `10.0.0.${i}`));
    expect(answers.filter((seconds) => seconds === null)).toHaveLength(1 + HASH_LIMITS.waiting);
    expect(await ask('owner', 'login', '10.1.0.1', 'owner')).toBeNull();
    expect(await hashesUntil('owner')).toBeLessThanOrEqual(3);
  });

  test('of a login waits for no more than one of those who came from one site, and is not refused for them', async () => {
    const { ask, hashesUntil, done } = table();
    // Eight from each of twenty networks that somebody rents with one server.
    for (let i = 0; i < 160; i += 1) await ask(`guess-${i}`, 'login', `2001:db8:7:${i >> 3}::/64`, `victim-${i}`);
    expect(await ask('owner', 'login', '192.0.2.7', 'owner')).toBeNull();
    expect(await hashesUntil('owner')).toBeLessThanOrEqual(3);
    expect(await ask('another', 'login', '198.51.100.7', 'another')).toBeNull();
    expect(done).not.toContain('another');
  });

  test('of a reset and of a known device gets its turn while everything else is full', async () => {
    const { ask, hashesUntil } = table();
    for (let i = 0; i < 200; i += 1) {
      await ask(`new-${i}`, 'register', `10.0.0.${i}`);
      await ask(`guess-${i}`, 'login', `10.0.1.${i}`, `victim-${i}`);
    }
    expect(await ask('reset', 'reset')).toBeNull();
    expect(await ask('home', 'known', null, 'home')).toBeNull();
    expect(await hashesUntil('reset')).toBeLessThanOrEqual(5);
    expect(await hashesUntil('home')).toBeLessThanOrEqual(5);
  });

  test('of a reset is never refused: who resets has spent a code', async () => {
    const { ask } = table();
    for (let i = 0; i < 500; i += 1) expect(await ask(`reset-${i}`, 'reset')).toBeNull();
  });

  test('is refused at once, with the wait, when its address has enough waiting; others’ are not', async () => {
    const { ask } = table();
    const burst = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(`burst-${i}`, 'login', '10.0.0.1')));
    expect(burst.filter((seconds) => seconds === null)).toHaveLength(1 + HASH_LIMITS.waitingPerAddress);
    expect(burst.filter((seconds) => seconds !== null).every((seconds) => (seconds ?? 0) >= 1)).toBe(true);
    expect(await ask('neighbour', 'login', '10.0.0.2')).toBeNull();
  });

  test('runs with no more than so many others', async () => {
    const { ask, running, settle } = table({ running: 2 });
    for (let i = 0; i < 6; i += 1) await ask(`login-${i}`, 'login');
    expect(running).toHaveLength(2);
    running.shift()?.end();
    await settle();
    expect(running).toHaveLength(2);
  });

  test('that fails leaves its place to the next', async () => {
    const queue = createHashQueue({ now: () => 0, at: () => () => {} }, { ...HASH_LIMITS, running: 1 });
    const request = { lane: 'login', address: null, player: null } as const;
    await expect(queue.run(request, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(request, async () => 'next')).toBe('next');
  });

  test.each([
    ['register', 40, 10],
    ['login', 300, 2],
  ] as const)('of a %s is one of so many of an address, then one each few seconds', async (lane, burst, seconds) => {
    const { ask, running, settle, pass } = table();
    const one = async (name: string) => {
      const refused = await ask(name, lane, '10.0.0.1');
      running.shift()?.end();
      await settle();
      return refused;
    };
    for (let i = 0; i < burst; i += 1) expect(await one(`${lane}-${i}`)).toBeNull();
    expect(await one('over')).toBe(seconds);
    pass(seconds * 1_000);
    expect(await one('later')).toBeNull();
    expect(await one('again')).toBe(seconds);
  });

  test('of right passwords too is one of so many of a player', async () => {
    const { ask, running, settle } = table();
    for (let i = 0; i < 20; i += 1) {
      expect(await ask(`right-${i}`, 'known', null, 'ana')).toBeNull();
      running.shift()?.end();
      await settle();
    }
    expect(await ask('over', 'known', null, 'ana')).toBe(45);
    expect(await ask('somebody', 'known', null, 'budi')).toBeNull();
  });
});
