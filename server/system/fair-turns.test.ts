import { expect, it } from 'vitest';
import { FairTurns } from './fair-turns';

/** Has each key wait so often; the keys in the order of their turns. */
async function order(turns: FairTurns, asked: readonly string[]): Promise<string[]> {
  const served: string[] = [];
  await Promise.all(asked.map(async (key) => (await turns.next(key)) && served.push(key)));
  return served;
}

it('takes the keys in turn: one piece of work waits for one of each other key, however much of theirs came before it', async () => {
  const crowd = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 'a' : 'b'));
  const served = await order(new FairTurns(1_000), [...crowd, 'guest']);
  expect(served.slice(0, 5)).toEqual(['a', 'b', 'guest', 'a', 'b']);
  expect(served).toHaveLength(401);
});

it.each([
  ['a /32 of IPv6', (n: number) => `2001:db8:${n.toString(16)}::1`],
  ['a /24 of IPv4', (n: number) => `203.0.113.${n % 256}`],
])('takes all of %s as one: who has thousands of networks comes no sooner', async (_, addressOf) => {
  const crowd = Array.from({ length: 400 }, (_unused, n) => addressOf(n));
  const served = await order(new FairTurns(1_000), [...crowd, '198.51.100.7', '2001:db9::1']);
  expect(served.indexOf('198.51.100.7')).toBe(1);
  expect(served.indexOf('2001:db9::1')).toBe(2);
  expect(served).toHaveLength(402);
});

it('has a player who is known wait for one of the others, however many networks those hold; who brings networks and one account is one', async () => {
  const turns = new FairTurns(1_000);
  const served: string[] = [];
  const ask = (address: string, player: string | null) =>
    turns.next(address, player).then(() => served.push(player ?? 'guest'));
  const networks = Array.from({ length: 400 }, (_, n) => `20.${n >> 8}.${n & 255}.1`);
  await Promise.all([
    ...networks.map((address) => ask(address, null)),
    ...networks.map((address) => ask(address, 'attacker')),
    ask('198.51.100.7', 'ana'),
  ]);
  expect(served.indexOf('ana')).toBeLessThanOrEqual(3);
  expect(served).toHaveLength(801);
});

it('has places for a player behind an address whose places are all taken, and so many for each', async () => {
  const turns = new FairTurns(2);
  const taken = [turns.next('a'), turns.next('a')];
  expect(await turns.next('a')).toBe(false);
  const ana = [turns.next('a', 'ana'), turns.next('a', 'ana')];
  expect(await turns.next('b', 'ana')).toBe(false);
  expect(await Promise.all([...taken, ...ana, turns.next('a', 'budi')])).toEqual(Array(5).fill(true));
});

it('keeps the order within a key', async () => {
  const turns = new FairTurns(10);
  const served: number[] = [];
  await Promise.all([1, 2, 3].map((n) => turns.next('a').then(() => served.push(n))));
  expect(served).toEqual([1, 2, 3]);
});

it('refuses at once what is more than may wait of a key, and has room again after a turn; other keys have all of theirs', async () => {
  const turns = new FairTurns(2);
  const first = turns.next('a');
  const second = turns.next('a');
  expect(await turns.next('a')).toBe(false);
  expect(await turns.next('b')).toBe(true);
  expect(await first).toBe(true);
  const third = turns.next('a');
  expect(await Promise.all([second, third])).toEqual([true, true]);
});

it('gives one turn in each round of the event loop', async () => {
  const turns = new FairTurns(10);
  const seen: string[] = [];
  const rounds = async () => {
    for (let round = 1; round <= 3; round += 1) {
      await new Promise(setImmediate);
      seen.push(`round ${round}`);
    }
  };
  await Promise.all([...['x', 'y'].map((key) => turns.next(key).then(() => seen.push(key))), rounds()]);
  expect(seen.indexOf('y')).toBeGreaterThan(seen.indexOf('round 1'));
});

it('lets others in between the pieces of a file, which a source that never waits would not', async () => {
  async function* source() {
    for (let n = 0; n < 50; n += 1) yield await Promise.resolve([n]);
  }
  let others = 0;
  let ended = false;
  const other = (): void => {
    others += 1;
    if (!ended) setImmediate(other);
  };
  setImmediate(other);
  const read: number[][] = [];
  for await (const piece of new FairTurns(1).pieces('a', source())) read.push(piece);
  ended = true;
  expect(read).toHaveLength(50);
  expect(others).toBeGreaterThan(40);
});

it('rests for so many rounds between two pieces, whoever they are of', async () => {
  let rounds = 0;
  let ended = false;
  const count = (): void => {
    rounds += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  const turns = new FairTurns(10, 3);
  const at: number[] = [];
  await Promise.all(['a', 'b', 'a', 'c'].map((key) => turns.next(key).then(() => at.push(rounds))));
  ended = true;
  for (const [n, round] of at.entries()) if (n > 0) expect(round - (at[n - 1] ?? 0)).toBeGreaterThanOrEqual(4);
});
