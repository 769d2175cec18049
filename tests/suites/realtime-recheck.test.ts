import { Flags, FrameTypes } from 'rsocket-core';
import { describe, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { topic } from '../../contract/wire';
import { wingoStreams } from '../../contract/wingo';
import { localFanout } from '../../server/fanout/local';
import { DEFAULT_LIMITS, type Limits } from '../../server/realtime/limits';
import type { Fanout, Player } from '../../server/ports';
import { CRASH_DATA, frames, quietGateway, SARI, TestClock, TOKENS } from './realtime-kit';
import type { FakeWire } from './realtime-kit';

const TOKEN = 'token-of-sari';
const MINE = crashCalls.myHistory.route;
const PAGE = { page: 1, size: 10 };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const completed = (wire: FakeWire, streamId: number) =>
  wire.frames.some(
    (frame) => frame.type === FrameTypes.PAYLOAD && frame.streamId === streamId && (frame.flags & Flags.COMPLETE) !== 0,
  );

/** A gateway whose tokens can be taken away, and a clock on which clients keep sending signs of life. */
function guarded(limits: Partial<Limits> = {}, fanout?: Fanout) {
  const asked: { at: number; token: string }[] = [];
  let answer = async (token: string): Promise<Player | null> => TOKENS[token] ?? null;
  const house = quietGateway({
    limits,
    ...(fanout && { fanout }),
    authenticate: (token) => {
      asked.push({ at: house.clock.now(), token });
      return answer(token);
    },
  });
  const people: ReturnType<typeof house.connect>[] = [];
  return {
    ...house,
    asked,
    answerWith: (next: typeof answer) => (answer = next),
    /** A connection that has presented the token. */
    async player() {
      const person = house.connect();
      people.push(person);
      person.send(frames.signal(1, 'internal/auth', { token: TOKEN }));
      await settled();
      return person;
    },
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= 5_000) {
        for (const person of people) person.send(frames.keepalive(false));
        house.clock.advance(Math.min(left, 5_000));
        await settled();
      }
    },
  };
}

it('a token that expired, or whose player is banned, ends the own streams of a live connection and its player calls, and nothing else', async () => {
  const house = guarded();
  const { wire, send } = await house.player();
  send(frames.stream(3, topic(wingoStreams.result, SARI.id)), frames.stream(5, CRASH_DATA));
  await house.pass(80_000);
  expect(completed(wire, 3)).toBe(false);
  house.answerWith(async () => null);
  await house.pass(80_000);
  expect(completed(wire, 3)).toBe(true);
  expect(completed(wire, 5)).toBe(false);
  send(frames.call(7, MINE, PAGE), frames.call(9, crashCalls.roundHistory.route, PAGE));
  await settled();
  expect(wire.errors(7).map(({ message }) => JSON.parse(message) as unknown)).toMatchObject([{ code: 1 }]);
  expect(wire.errors(9)).toEqual([]);
});

it('a check that fails logs nobody out and is one line in the log', async () => {
  const house = guarded();
  const { wire, send } = await house.player();
  house.answerWith(() => Promise.reject(new Error('the database is away')));
  await house.pass(80_000);
  send(frames.call(7, MINE, PAGE));
  await settled();
  expect(wire.errors(7)).toEqual([]);
  expect(house.log.filter((line) => line === 'tokens could not be checked again')).toHaveLength(1);
});

it('a login while the check is under way is the newer word', async () => {
  const house = guarded();
  const { wire, send } = await house.player();
  let answerLate = (_player: Player | null): void => undefined;
  house.answerWith((token) =>
    token === TOKEN ? new Promise((resolve) => (answerLate = resolve)) : Promise.resolve(TOKENS[token] ?? null),
  );
  await house.pass(80_000);
  send(frames.signal(3, 'internal/auth', { token: 'token-of-budi' }));
  await settled();
  answerLate(null);
  await settled();
  send(frames.call(7, MINE, PAGE));
  await settled();
  expect(wire.errors(7)).toEqual([]);
});

it.each(['expire', 'expirePlayer', 'recheckPlayer'] as const)(
  'a token that is being shown while its session ends (%s) opens nothing',
  async (way) => {
    const house = guarded();
    const ended: ((player: Player | null) => void)[] = [];
    // Looked up before it ended, and answered after.
    house.answerWith(() => new Promise((resolve) => ended.push(resolve)));
    const { wire, send } = await house.player();
    send(frames.call(7, MINE, PAGE));
    house.answerWith(async () => null);
    house.gateway[way](way === 'expire' ? TOKEN : SARI.id);
    for (const answer of ended) answer(SARI);
    await settled();
    expect(wire.errors(7).map(({ message }) => JSON.parse(message) as unknown)).toMatchObject([{ code: 1 }]);
  },
);

it('connections that came at once are checked once in about a minute each, and not at once', async () => {
  const house = guarded({ maxOfPlayer: Infinity });
  for (let n = 0; n < 100; n += 1) await house.player();
  const start = house.clock.now();
  house.asked.length = 0;
  await house.pass(45_000);
  expect(house.asked).toEqual([]);
  await house.pass(30_500);
  expect(house.asked).toHaveLength(100);
  const perSweep = new Map<number, number>();
  for (const { at } of house.asked) perSweep.set(at - start, (perSweep.get(at - start) ?? 0) + 1);
  expect(Math.max(...perSweep.values())).toBeLessThan(15);
});

describe('where the word that a session has ended may not have come,', () => {
  const quiet = localFanout(() => undefined);
  /** A fan-out that can miss messages, and lose its broker. */
  function lossy() {
    let tell = (): void => undefined;
    const fanout = {
      ...quiet,
      hears: () => heard,
      onGap: (listener: () => void) => ((tell = listener), () => undefined),
    };
    let heard = true;
    return { fanout, miss: () => tell(), lose: () => (heard = false) };
  }

  it.each(['miss', 'lose'] as const)('tokens are checked again within ten seconds (%s)', async (how) => {
    const { fanout, ...world } = lossy();
    const house = guarded({}, fanout);
    const { wire, send } = await house.player();
    await house.pass(20_000);
    world[how]();
    house.answerWith(async () => null);
    house.asked.length = 0;
    // What was looked up just before counts for five seconds (accounts/sessions): a check before that would hear it again.
    await house.pass(5_000);
    expect(house.asked).toEqual([]);
    await house.pass(5_000);
    send(frames.call(7, MINE, PAGE));
    await settled();
    expect(wire.errors(7).map(({ message }) => JSON.parse(message) as unknown)).toMatchObject([{ code: 1 }]);
  });

  it('and again and again for as long as other nodes cannot be heard, once a minute afterwards', async () => {
    const { fanout, lose } = lossy();
    const house = guarded({}, fanout);
    await house.player();
    house.asked.length = 0;
    lose();
    await house.pass(40_000);
    expect(house.asked.length).toBeGreaterThanOrEqual(4);
  });
});

it('guests are never checked', async () => {
  const house = guarded();
  house.connect();
  await house.pass(80_000);
  expect(house.asked).toEqual([]);
});

it('the end of a session is forgotten on every node before its connections hear of it', () => {
  const shared = localFanout(() => undefined);
  const clock = new TestClock();
  const heard: string[] = [];
  const forget = (node: string) => ({
    token: (token: string) => void heard.push(`${node} ${token}`),
    player: (userId: string) => void heard.push(`${node} ${userId}`),
  });
  const [a] = ['a', 'b'].map((node) => quietGateway({ clock, fanout: shared, node, forget: forget(node) }));
  a?.gateway.expire(TOKEN);
  a?.gateway.expirePlayer(SARI.id);
  expect(heard).toEqual([`a ${TOKEN}`, `b ${TOKEN}`, `a ${SARI.id}`, `b ${SARI.id}`]);
});

it('a player has so many connections at a time: of more, the one that is there for longest goes, and each that is left is told a balance once', async () => {
  const house = guarded();
  const people = [];
  for (let n = 0; n <= DEFAULT_LIMITS.maxOfPlayer; n += 1) people.push(await house.player());
  expect(house.gateway.stats().closed).toEqual({ crowded: 1 });
  const [first, ...others] = people;
  expect(first?.connection.open).toBe(false);
  house.gateway.publisher.toUser(SARI.id, 'balance', {});
  expect(others.map(({ wire }) => wire.frames.length)).toEqual(others.map(() => 1));
});
