import { expect, it } from 'vitest';
import { CallTurns } from './callTurns';

const PLENTY = { ofPlayer: 1_000, ofAddress: 1_000, ofAll: 10_000 };
const round = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const refused = { code: 667, params: { seconds: '2' } };

/** Calls of `count` that note whose they were when they are done. */
function crowd(turns: CallTurns, done: string[], address: string, count: number, commits = false): Promise<void>[] {
  return Array.from({ length: count }, (_, n) =>
    turns.run({ id: `${address}-${n}`, address, player: null }, commits, async () => void done.push(address)),
  );
}

it('an innocent’s call waits for one of each network, however many the others have waiting', async () => {
  const turns = new CallTurns(PLENTY);
  const done: string[] = [];
  const attackers = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'];
  const calls = attackers.flatMap((address) => crowd(turns, done, address, 100));
  await round();
  calls.push(...crowd(turns, done, '10.0.0.5', 1));
  await Promise.all(calls);
  expect(done).toHaveLength(401);
  expect(done.indexOf('10.0.0.5')).toBeLessThanOrEqual(1 + attackers.length);
  // The networks of what is routed as one are one in this, of a /48 as of a /32.
  for (const networkOf of [(n: number) => `2001:db8:1:${n}::1`, (n: number) => `2001:db8:${n}::1`]) {
    done.length = 0;
    const many = Array.from({ length: 50 }, (_, n) => crowd(turns, done, networkOf(n), 2)).flat();
    many.push(...crowd(turns, done, '10.0.0.5', 1));
    await Promise.all(many);
    expect(done.indexOf('10.0.0.5')).toBeLessThanOrEqual(2);
  }
});

it('a player waits for one of the others, however many networks those hold', async () => {
  const turns = new CallTurns(PLENTY);
  const done: string[] = [];
  const networks = Array.from({ length: 300 }, (_, n) => crowd(turns, done, `20.${n >> 8}.${n & 255}.1`, 1)).flat();
  const ana = turns.run({ id: 'a', address: '10.0.0.1', player: 'ana' }, false, async () => void done.push('ana'));
  await Promise.all([...networks, ana]);
  expect(done.indexOf('ana')).toBeLessThanOrEqual(1);
});

it('behind one address a connection waits for one of each other', async () => {
  const turns = new CallTurns(PLENTY);
  const done: string[] = [];
  const ask = (id: string) =>
    turns.run({ id, address: '10.0.0.1', player: null }, false, async () => void done.push(id));
  await Promise.all([...Array.from({ length: 50 }, () => ask('greedy')), ask('modest')]);
  expect(done.indexOf('modest')).toBe(1);
});

it('begins one in each round of the event loop, also when one fails', async () => {
  const turns = new CallTurns(PLENTY);
  const done: string[] = [];
  const failed = turns.run({ id: 'a', address: 'x', player: null }, false, () => Promise.reject(new Error('no')));
  void crowd(turns, done, '10.0.0.1', 20);
  await expect(failed).rejects.toThrow('no');
  const before = done.length;
  await round();
  expect(done.length - before).toBeLessThanOrEqual(2);
});

it('of calls that commit a network has one under way, and others are not held up by it', async () => {
  const turns = new CallTurns(PLENTY);
  const done: string[] = [];
  let commit: () => void = () => undefined;
  const slow = turns.run(
    { id: 'a', address: '10.0.0.1', player: null },
    true,
    () => new Promise<void>((resolve) => (commit = resolve)),
  );
  const behind = crowd(turns, done, '10.0.0.1', 3, true);
  await Promise.all([...crowd(turns, done, '10.0.0.2', 2, true), ...crowd(turns, done, '10.0.0.1', 1)]);
  expect(done.toSorted()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.2']);
  commit();
  await Promise.all([slow, ...behind]);
  expect(done).toHaveLength(6);
});

it('refuses with the time to wait when a network’s places are taken, and frees them', async () => {
  const turns = new CallTurns({ ofPlayer: 2, ofAddress: 3, ofAll: 10_000 });
  const done: string[] = [];
  const waiting = crowd(turns, done, '10.0.0.1', 3);
  await expect(crowd(turns, done, '10.0.0.1', 1)[0]).rejects.toMatchObject(refused);
  await Promise.all([...waiting, ...crowd(turns, done, '10.0.0.2', 1)]);
  await Promise.all(crowd(turns, done, '10.0.0.1', 3));
  expect(done).toHaveLength(7);
});

it('a player has places of their own behind an address whose places are all taken', async () => {
  const turns = new CallTurns({ ofPlayer: 2, ofAddress: 3, ofAll: 10_000 });
  const done: string[] = [];
  const ask = (player: string) =>
    turns.run({ id: player, address: '10.0.0.1', player }, false, async () => void done.push(player));
  const waiting = [...crowd(turns, done, '10.0.0.1', 3), ask('ana'), ask('ana'), ask('budi')];
  await expect(ask('ana')).rejects.toMatchObject(refused);
  await Promise.all([...waiting]);
  expect(done).toHaveLength(6);
  await ask('ana');
});

it('when all places are taken, who has none waiting still gets one', async () => {
  const turns = new CallTurns({ ofPlayer: 2, ofAddress: 3, ofAll: 5 });
  const done: string[] = [];
  const waiting = [...crowd(turns, done, '10.0.0.1', 3), ...crowd(turns, done, '10.0.0.2', 2)];
  await expect(crowd(turns, done, '10.0.0.2', 1)[0]).rejects.toMatchObject(refused);
  await Promise.all([...crowd(turns, done, '10.0.0.3', 1), ...waiting]);
  expect(done).toHaveLength(6);
});
