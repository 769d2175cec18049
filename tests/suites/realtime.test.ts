import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import { topic } from '../../contract/wire';
import { wingoStreams } from '../../contract/wingo';
import type { Caller } from '../../server/ports';
import { BUDI, CRASH_DATA, echoBindings, OfficialClient, openHouse, Refused, SARI, until } from './realtime-kit';
import type { TestHouse } from './realtime-kit';

const paging = { page: 1, size: 10 };
const HISTORY = crashCalls.roundHistory.route;
const MINE = crashCalls.myHistory.route;
const RESULT = (id: string) => topic(wingoStreams.result, id);

describe('realtime gateway with the published client', () => {
  let house: TestHouse;
  let client: OfficialClient;
  let seen: Caller[];

  beforeEach(async () => {
    seen = [];
    house = await openHouse({ bindings: echoBindings(seen) });
    client = await OfficialClient.connect(house.url);
  });
  afterEach(async () => {
    client.close();
    await house.close();
  });

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Refused ? error.body.code : error),
    );
  const subscribed = async (n: number) => until(() => house.gateway.stats().subscriptions === n, `${n} subscriptions`);

  it('answers a guest call', async () => {
    expect(await client.request(HISTORY, paging)).toEqual({ total: 0, list: [] });
    expect(seen[0]?.player).toBeNull();
  });

  it('refuses a request that does not fit the contract with code 3', async () => {
    expect(await codeOf(client.request(HISTORY, { page: 0 }))).toBe(3);
    expect(await codeOf(client.request(HISTORY))).toBe(3);
  });

  it('refuses an unknown route with code 3 and keeps the connection', async () => {
    expect(await codeOf(client.request('game/poker/deal'))).toBe(3);
    expect(await codeOf(client.request(HISTORY, paging))).toBeNull();
  });

  it('asks a guest to log in for a player call', async () => {
    expect(await codeOf(client.request(MINE, paging))).toBe(10004);
  });

  it('lets requests wait until the token before them is settled', async () => {
    client.signal('internal/auth', { token: 'token-of-sari' });
    expect(await client.request(MINE, paging)).toMatchObject({ total: 1 });
    expect(seen[0]?.player).toEqual(SARI);
  });

  it('answers code 1 after a forged token, and guest calls still work', async () => {
    client.signal('internal/auth', { token: 'forged' });
    expect(await codeOf(client.request(MINE, paging))).toBe(1);
    expect(await codeOf(client.request(HISTORY, paging))).toBeNull();
  });

  it('forgets the player on internal/unAuth', async () => {
    client.signal('internal/auth', { token: 'token-of-sari' });
    client.signal('internal/unAuth');
    expect(await codeOf(client.request(MINE, paging))).toBe(10004);
  });

  it('answers code 1 once the session behind the token has ended', async () => {
    client.signal('internal/auth', { token: 'token-of-sari' });
    await client.request(MINE, paging);
    house.gateway.expire('token-of-sari');
    expect(await codeOf(client.request(MINE, paging))).toBe(1);
  });

  it('passes documented codes on with the values of their texts', async () => {
    client.signal('internal/auth', { token: 'token-of-sari' });
    expect(await codeOf(client.request(crashCalls.escape.route, { roundId: '706' }))).toBe(706);
    await expect(client.request(crashCalls.escape.route, { roundId: '711' })).rejects.toMatchObject({
      body: { code: 711, msg: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000 IDR', params: { min: '1.000' } },
    });
  });

  it('hides unexpected failures behind the general code and logs them', async () => {
    client.signal('internal/auth', { token: 'token-of-sari' });
    const error = await client.request(crashCalls.escape.route, { roundId: '1' }).catch((e: unknown) => e);
    expect(error).toMatchObject({ body: { code: 0 } });
    expect(String((error as Refused).body.msg)).not.toContain('fire');
    expect(house.log.map((line) => line.message)).toEqual(['call failed']);
  });

  it('sends a topic to everyone who subscribed, text as text and JSON as JSON', async () => {
    const data = client.subscribe(CRASH_DATA);
    const start = client.subscribe(crashStreams.start.route);
    await subscribed(2);
    house.gateway.publisher.text(CRASH_DATA, '1.5|6758');
    house.gateway.publisher.json(crashStreams.start.route, { roundId: '1' });
    await until(() => start.messages.length === 1);
    expect(data.messages).toEqual(['1.5|6758']);
    expect(start.messages).toEqual(['{"roundId":"1"}']);
  });

  it.each([0, 1, 100, 125, 126, 65_000, 65_535, 200_000])(
    'sends messages of %i bytes whole, between others',
    async (length) => {
      const end = client.subscribe(crashStreams.end.route);
      await subscribed(1);
      const long = 'x'.repeat(length);
      house.gateway.publisher.text(crashStreams.end.route, long);
      const reply = client.request(HISTORY, paging);
      house.gateway.publisher.text(crashStreams.end.route, 'next');
      await reply;
      await until(() => end.messages.length === 2);
      expect(end.messages.map((message) => (message === 'null' ? '' : message))).toEqual([long, 'next']);
    },
  );

  it('respects a counted REQUEST_N: ticks are left out, other messages wait', async () => {
    const data = client.subscribe(CRASH_DATA, 1);
    const ends = client.subscribe(crashStreams.end.route, 1);
    await subscribed(2);
    for (const n of [1, 2, 3]) {
      house.gateway.publisher.text(CRASH_DATA, `1|${n}`);
      house.gateway.publisher.json(crashStreams.end.route, n);
    }
    await until(() => ends.messages.length === 1 && data.messages.length === 1);
    ends.request(5);
    await until(() => ends.messages.length === 3);
    expect(ends.messages).toEqual(['1', '2', '3']);
    expect(data.messages).toEqual(['1|1']);
    expect(house.gateway.stats().droppedTicks).toBe(2);
  });

  it('ends a counted subscription whose reader never asks again', async () => {
    const ends = client.subscribe(crashStreams.end.route, 1);
    await subscribed(1);
    for (let n = 0; n < 70; n += 1) house.gateway.publisher.json(crashStreams.end.route, n);
    expect(await ends.ended).toMatchObject({ body: { code: 667 } });
  });

  it('stops sending after a cancel', async () => {
    const data = client.subscribe(CRASH_DATA);
    await subscribed(1);
    data.cancel();
    await subscribed(0);
    house.gateway.publisher.text(CRASH_DATA, '1|1');
    await client.request(HISTORY, paging);
    expect(data.messages).toEqual([]);
  });

  it("refuses somebody else's personal stream, to guests and to players", async () => {
    expect(await client.subscribe(RESULT(SARI.id)).ended).toMatchObject({ body: { code: 10004 } });
    client.signal('internal/auth', { token: 'token-of-budi' });
    expect(await client.subscribe(RESULT(SARI.id)).ended).toMatchObject({ body: { code: 10004 } });
    const own = client.subscribe(RESULT(BUDI.id));
    await subscribed(1);
    house.gateway.publisher.json(RESULT(SARI.id), { secret: true });
    house.gateway.publisher.json(RESULT(BUDI.id), { model: 1 });
    await until(() => own.messages.length > 0);
    expect(own.messages).toEqual(['{"model":1}']);
  });

  it('ends personal subscriptions when their player leaves, and only those', async () => {
    client.signal('internal/auth', { token: 'token-of-sari' });
    const own = client.subscribe(RESULT(SARI.id));
    client.subscribe(CRASH_DATA);
    await subscribed(2);
    client.signal('internal/unAuth');
    expect(await own.ended).toBeNull();
    expect(house.gateway.stats().subscriptions).toBe(1);
  });

  it('pushes to every connection of one player', async () => {
    const second = await OfficialClient.connect(house.url);
    client.signal('internal/auth', { token: 'token-of-sari' });
    second.signal('internal/auth', { token: 'token-of-sari' });
    await Promise.all([client.request(MINE, paging), second.request(MINE, paging)]);
    house.gateway.publisher.toUser(SARI.id, 'internal/balance', { balance: 5, version: 1 });
    house.gateway.publisher.toUser(BUDI.id, 'internal/balance', { balance: 6, version: 1 });
    await until(() => client.pushes.length > 0 && second.pushes.length > 0);
    expect(client.pushes).toEqual([{ route: 'internal/balance', data: { balance: 5, version: 1 } }]);
    second.close();
  });

  it('counts people, not connections or subscriptions', async () => {
    const second = await OfficialClient.connect(house.url);
    client.subscribe(CRASH_DATA);
    client.subscribe(crashStreams.start.route);
    second.subscribe(CRASH_DATA);
    await subscribed(3);
    const { presence } = house.gateway;
    expect([presence.online(), presence.inRoom('crash'), presence.inRoom('wingo')]).toEqual([2, 2, 0]);
    for (const each of [client, second]) {
      each.signal('internal/auth', { token: 'token-of-sari' });
      await each.request(MINE, paging);
    }
    expect([presence.online(), presence.inRoom('crash')]).toEqual([1, 1]);
    client.close();
    await until(() => house.gateway.stats().connections === 1);
    expect([presence.online(), presence.inRoom('crash')]).toEqual([1, 1]);
    second.close();
    await until(() => presence.online() === 0);
    expect(presence.inRoom('crash')).toBe(0);
  });

  it('puts requests together that arrive in pieces', async () => {
    const pieces = await OfficialClient.connect(house.url, { fragmentSize: 64 });
    expect(await pieces.request(HISTORY, { ...paging, padding: 'x'.repeat(500) })).toEqual({ total: 0, list: [] });
    pieces.close();
  });

  it('says goodbye when the house closes', async () => {
    await house.close();
    expect(await client.closedWith).toBeInstanceOf(Error);
    house = await openHouse();
  });
});
