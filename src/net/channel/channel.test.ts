import { describe, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../../contract/crash';
import { CodeError } from '../../../contract/errors';
import { wingoCalls, wingoStreams } from '../../../contract/wingo';
import { endOf, first, roundOf } from '../../../machines/wingo/room.fixture';
import { RequestFailure } from '../failure';
import { isEmpty, OFFLINE_EVENT, ONLINE_EVENT } from './channel';
import { part } from './follow';
import { testChannel } from './testKit';

const paging = { page: 1, size: 10 };
const HISTORY = crashCalls.roundHistory.route;
const page = (total: number) => ({ total, list: [] });
const DATA = crashStreams.data.route;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('connection status', () => {
  it('goes connecting, connected, disconnect, and retries after 1.5 s', async () => {
    const { channel, peer, peers, timers, connected, heardOf } = testChannel();
    await connected();
    peer().drop();
    expect(heardOf('channel/status').map(({ status }) => status)).toEqual(['connecting', 'connected', 'disconnect']);
    timers.pass(1_499);
    expect(peers).toHaveLength(1);
    timers.pass(1);
    expect(peers).toHaveLength(2);
    expect(channel.status).toBe('connecting');
  });

  it('is ready after a failed attempt, and waits 1.5 s times the attempt count', async () => {
    const { channel, peer, peers, timers } = testChannel();
    void failure(channel.connect());
    for (const attempt of [1, 2, 3]) {
      peer().drop();
      expect(channel.status).toBe('ready');
      timers.pass(1_500 * attempt - 1);
      expect(peers).toHaveLength(attempt);
      timers.pass(1);
    }
    expect(peers).toHaveLength(4);
  });

  it('names the time of the next attempt, and counts anew once connected', async () => {
    const { peer, timers, heardOf, channel } = testChannel();
    void failure(channel.connect());
    peer().drop();
    timers.pass(1_500);
    peer().accept();
    timers.pass(500);
    peer().drop();
    expect(heardOf('channel/status').map(({ attempt, retryAt }) => [attempt, retryAt])).toEqual([
      [1, null],
      [1, 1_500],
      [2, null],
      [1, null],
      [1, 3_500],
    ]);
  });

  it('rejects connecting while it connects, with the try-again-later text', async () => {
    const { channel, peers } = testChannel();
    void channel.connect();
    expect(await failure(channel.connect())).toMatchObject({
      kind: 'busy',
      message: 'Sedang menyambungkan, silakan coba lagi nanti',
    });
    expect(peers).toHaveLength(1);
  });

  it('tells the window online and offline, and monitoring about the close', async () => {
    const { window, connected, peer, heardOf } = testChannel();
    const told: string[] = [];
    for (const name of [ONLINE_EVENT, OFFLINE_EVENT]) window.addEventListener(name, () => told.push(name));
    await connected();
    peer().drop('code 1006');
    expect(told).toEqual([ONLINE_EVENT, OFFLINE_EVENT]);
    expect(heardOf('report')).toContainEqual({ kind: 'websocket_disconnect', detail: 'code 1006' });
  });

  it("retries at once when the browser's network comes back", async () => {
    const { window, channel, connected, peer, peers } = testChannel();
    await connected();
    peer().drop();
    window.dispatchEvent(new Event('online'));
    expect(peers).toHaveLength(2);
    expect(channel.status).toBe('connecting');
  });

  it('stays away after disconnect', async () => {
    const { channel, connected, peers, timers, window } = testChannel();
    await connected();
    channel.destroy();
    window.dispatchEvent(new Event('online'));
    timers.pass(2_000);
    expect(peers).toHaveLength(1);
    expect(channel.status).toBe('disconnect');
  });
});

describe('requests', () => {
  it('resolve with the checked reply', async () => {
    const { channel, connected, peer } = testChannel();
    await connected();
    const reply = channel.request(crashCalls.roundHistory, paging);
    expect(peer().find(HISTORY)?.data).toEqual(paging);
    peer().reply(HISTORY, page(4));
    expect(await reply).toEqual(page(4));
  });

  it('reject with "time out" after 10 s, and cancel', async () => {
    const { channel, connected, timers, peer } = testChannel();
    await connected();
    const reply = failure(channel.request(crashCalls.roundHistory, paging));
    timers.pass(8_000);
    peer().send({ type: 3, flags: 0, streamId: 0, lastReceivedPosition: 0, data: null });
    timers.pass(2_000);
    expect(await reply).toMatchObject({ kind: 'time out', message: 'time out' });
    expect(peer().sent.at(-1)?.frame.type).toBe(9);
  });

  it('reject with "failure" when the connection breaks', async () => {
    const { channel, connected, peer } = testChannel();
    await connected();
    const reply = failure(channel.request(crashCalls.roundHistory, paging));
    peer().drop();
    expect(await reply).toMatchObject({ kind: 'failure', message: 'failure' });
  });

  it('reject with "failure" and a report when the reply does not fit the contract', async () => {
    const { channel, connected, peer, heardOf } = testChannel();
    await connected();
    const reply = failure(channel.request(crashCalls.roundHistory, paging));
    peer().reply(HISTORY, { total: 'many' });
    expect(await reply).toBeInstanceOf(RequestFailure);
    expect(heardOf('report')).toMatchObject([{ kind: 'misfit', route: HISTORY }]);
  });

  it('without a connection: a read is empty, a write is not connected, and neither is sent later', async () => {
    const { channel, connected, peer } = testChannel();
    const read = await channel.request(crashCalls.roundHistory, paging);
    expect(isEmpty(read)).toBe(true);
    expect(read).toEqual({});
    expect(await failure(channel.request(crashCalls.escape, { roundId: '1' }))).toMatchObject({
      message: 'not connected',
    });
    await connected();
    expect(peer().routes()).toEqual([]);
  });

  it('report answers slower than 1 s', async () => {
    const { channel, connected, timers, peer, heardOf } = testChannel();
    await connected();
    const reply = channel.request(crashCalls.roundHistory, paging);
    timers.pass(1_001);
    peer().reply(HISTORY, page(0));
    await reply;
    expect(heardOf('report')).toEqual([{ kind: 'slow', detail: 'slow answer', route: HISTORY, ms: 1_001 }]);
  });
});

describe('refusals', () => {
  const refused = async (body: string, token: string | null = null) => {
    const house = testChannel();
    if (token) house.channel.auth(token);
    await house.connected();
    const error = failure(house.channel.request(crashCalls.escape, { roundId: '1' }));
    house.peer().refuse(crashCalls.escape.route, body);
    return { ...house, error: await error };
  };

  it.each([
    [
      'a documented code',
      '{"code":706,"msg":"x"}',
      { kind: 'error', text: 'Belum bisa ditarik untuk ronde ini', code: 706 },
    ],
    [
      'an informational code',
      '{"code":1321,"msg":"x"}',
      { kind: 'info', text: 'Permainan sudah dimulai, ikut ronde berikutnya', code: 1321 },
    ],
    [
      'a code with values',
      '{"code":711,"msg":"x","params":{"min":"1.000","max":"5.000","currency":"IDR"}}',
      { kind: 'error', text: 'Jumlah taruhan melebihi batas 1.000 ~ 5.000 IDR', code: 711 },
    ],
    ['an undocumented code', '{"code":4242,"msg":"Kata server"}', { kind: 'error', text: 'Kata server', code: 4242 }],
    [
      'Chinese text',
      '{"code":4242,"msg":"系统错误"}',
      { kind: 'error', text: 'Kesalahan layanan (kesalahan konfigurasi)', code: 4242 },
    ],
    ['a silent code', '{"code":10024,"msg":"Diam"}', { kind: 'error', text: 'Diam', code: null }],
    [
      'an unparseable error',
      'Internal Server Error',
      { kind: 'error', text: 'Terjadi kesalahan, silakan coba lagi', code: 0 },
    ],
    [
      'a lost connection',
      '{"code":-1,"msg":""}',
      { kind: 'error', text: 'Koneksi terputus, muat ulang halaman', code: -1 },
    ],
  ])('%s makes its toast', async (_name, body, toast) => {
    const { error, heardOf } = await refused(body);
    expect(heardOf('toast')).toEqual([toast]);
    expect(error).toBeInstanceOf(CodeError);
  });

  it.each([1, 707])('code %i on the current token ends the session, says so, and is reported', async (code) => {
    const { heardOf } = await refused(JSON.stringify({ code, msg: '' }), 'token');
    expect(heardOf('auth-lost')).toEqual([{ code }]);
    expect(heardOf('report')).toEqual([{ kind: 'auth', detail: 'Login auth failed' }]);
    expect(heardOf('toast')).toEqual([
      { kind: code === 1 ? 'info' : 'error', text: 'Sesi masuk berakhir, silakan masuk lagi', code },
    ]);
  });

  it('code 1 on a token that has been replaced meanwhile ends nothing', async () => {
    const { channel, connected, peer, heardOf } = testChannel();
    channel.auth('old');
    await connected();
    const error = failure(channel.request(crashCalls.escape, { roundId: '1' }));
    channel.auth('new');
    peer().refuse(crashCalls.escape.route, '{"code":1,"msg":""}');
    await error;
    expect(heardOf('auth-lost')).toEqual([]);
  });

  it('code 703 asks for the stored token', async () => {
    const { heardOf } = await refused('{"code":703,"msg":""}', 'token');
    expect(heardOf('token-refresh')).toEqual([{ code: 703 }]);
  });
});

describe('subscriptions', () => {
  it('come back by themselves after a reconnect, once each, after the session', async () => {
    const { channel, connected, peer, timers } = testChannel();
    const seen: string[] = [];
    channel.auth('token');
    channel.subscribe(crashStreams.data, '', (tick) => seen.push(`a ${tick}`));
    channel.subscribe(crashStreams.data, '', (tick) => seen.push(`b ${tick}`));
    await connected();
    peer().next(DATA, '1.01|166');
    peer().drop();
    timers.pass(1_500);
    peer().accept();
    expect(peer().routes()).toEqual(['internal/auth', DATA]);
    peer().next(DATA, '1.02|331');
    expect(seen).toEqual(['a 1.01|166', 'b 1.01|166', 'a 1.02|331', 'b 1.02|331']);
  });

  it('end on the wire with their last listener', async () => {
    const { channel, connected, peer } = testChannel();
    await connected();
    const stops = [
      channel.subscribe(crashStreams.data, '', () => undefined),
      channel.subscribe(crashStreams.data, '', () => undefined),
    ];
    stops[0]?.();
    expect(peer().sent.at(-1)?.frame.type).toBe(6);
    stops[1]?.();
    expect(peer().sent.at(-1)?.frame.type).toBe(9);
  });

  it('drop a misfit whole and report it', async () => {
    const { channel, connected, peer, heardOf } = testChannel();
    const seen: unknown[] = [];
    channel.subscribe(crashStreams.data, '', (tick) => seen.push(tick));
    channel.subscribe(crashStreams.end, '', (end) => seen.push(end));
    await connected();
    peer().next(DATA, 'boom');
    peer().next(crashStreams.end.route, '{"roundId":');
    expect(seen).toEqual([]);
    expect(heardOf('report')).toMatchObject([
      { kind: 'misfit', route: DATA },
      { kind: 'misfit', route: crashStreams.end.route },
    ]);
  });

  it('put each message on the bus once, under its topic', async () => {
    const { channel, connected, peer, heardOf } = testChannel();
    channel.subscribe(wingoStreams.result, 'u1', () => undefined);
    await connected();
    const result = { model: 1, phase: '20261120101083', number: 5, IDR: { amount: 1900, stake: 1000 } };
    peer().next('/ws/game/wingo/u1/round/result', result);
    expect(heardOf('/ws/game/wingo/u1/round/result')).toEqual([result]);
  });

  it('hear whatever the bus carries under their topic, and nothing once they have left', () => {
    const { channel, bus } = testChannel();
    const seen: string[] = [];
    const leave = channel.subscribe(crashStreams.data, '', (tick) => seen.push(tick));
    bus.emit(crashStreams.data.route, '1.01|166');
    leave();
    leave();
    bus.emit(crashStreams.data.route, '1.02|331');
    expect(seen).toEqual(['1.01|166']);
  });

  it('that were refused are asked for again after a login', async () => {
    const { channel, connected, peer } = testChannel();
    channel.subscribe(wingoStreams.result, 'u1', () => undefined);
    await connected();
    peer().refuse('/ws/game/wingo/u1/round/result', '{"code":10004,"msg":""}');
    channel.auth('token');
    expect(peer().routes()).toEqual([
      '/ws/game/wingo/u1/round/result',
      'internal/auth',
      '/ws/game/wingo/u1/round/result',
    ]);
  });
});

describe('subscriptions of a player', () => {
  const OWN = '/ws/game/wingo/u1/round/result';
  const follow = async (token: string | null) => {
    const house = testChannel();
    if (token !== null) house.channel.auth(token);
    house.channel.subscribe(wingoStreams.result, 'u1', () => undefined);
    await house.connected();
    const asked = (): number =>
      house
        .peer()
        .routes()
        .filter((route) => route === OWN).length;
    const complete = (): void =>
      house.peer().send({
        type: 10,
        flags: 0x40,
        streamId: house.peer().find(OWN)?.frame.streamId ?? 0,
        data: null,
        metadata: null,
      });
    return { ...house, asked, complete };
  };

  it.each([1, 707])('a refusal with %i ends the session, as that of a call does', async (code) => {
    const { peer, heardOf } = await follow('token');
    peer().refuse(OWN, JSON.stringify({ code, msg: '' }));
    expect(heardOf('auth-lost')).toEqual([{ code }]);
    expect(heardOf('toast')).toEqual([]);
  });

  it('a refusal that answers an older token ends nothing', async () => {
    const { channel, peer, heardOf } = await follow('old');
    channel.auth('new');
    peer().refuse(OWN, '{"code":1,"msg":""}');
    expect(heardOf('auth-lost')).toEqual([]);
  });

  it('one that the server ends is asked for again, and tells by its refusal that the session is over', async () => {
    const { peer, timers, heardOf, asked, complete } = await follow('token');
    timers.pass(2_000);
    complete();
    expect(asked()).toBe(2);
    peer().refuse(OWN, '{"code":1,"msg":""}');
    expect(heardOf('auth-lost')).toEqual([{ code: 1 }]);
  });

  it('a server that ends it at once is asked no more than once in 1.5 s', async () => {
    const { timers, asked, complete } = await follow('token');
    complete();
    expect(asked()).toBe(1);
    timers.pass(1_500);
    expect(asked()).toBe(2);
    complete();
    timers.pass(1_499);
    expect(asked()).toBe(2);
  });
});

describe('the ids of commands', () => {
  it('are known here once they were sent', async () => {
    const { channel, connected } = testChannel();
    const escape = (uuid: string) => failure(channel.request(crashCalls.escape, { roundId: '1', uuid }));
    void escape('before-the-line');
    await connected();
    void escape('sent-from-here');
    expect(['before-the-line', 'sent-from-here', 'of-another-tab'].map((id) => channel.sentHere(id))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('pushes', () => {
  it('reach the bus under their names, checked', async () => {
    const { connected, peer, heardOf } = testChannel();
    await connected();
    peer().push('internal/balance', { balance: 900_000, version: 7 });
    peer().push('internal/balance', { balance: 'all' });
    expect(heardOf('balance')).toEqual([{ balance: 900_000, version: 7 }]);
    expect(heardOf('report')).toMatchObject([{ kind: 'misfit', route: 'internal/balance' }]);
  });
});

describe('following a room', () => {
  const follow = (house: ReturnType<typeof testChannel>) => {
    const seen: string[] = [];
    const following = house.channel.follow({
      call: crashCalls.roundHistory,
      payload: paging,
      parts: [part(crashStreams.data, (tick) => seen.push(tick))],
      onSnapshot: ({ total }) => seen.push(`snapshot ${total}`),
    });
    house.window.addEventListener(OFFLINE_EVENT, () => seen.push('lost'));
    return { seen, following };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('subscribes first, then shows the snapshot, then what arrived meanwhile, in order', async () => {
    const house = testChannel();
    const { seen } = follow(house);
    await house.connected();
    expect(house.peer().routes()).toEqual([DATA, HISTORY]);
    house.peer().next(DATA, '1.01|166');
    house.peer().next(DATA, '1.02|331');
    house.peer().reply(HISTORY, page(1));
    await settled();
    house.peer().next(DATA, '1.03|493');
    expect(seen).toEqual(['snapshot 1', '1.01|166', '1.02|331', '1.03|493']);
  });

  it('has snapshots and messages on the bus, each once', async () => {
    const house = testChannel();
    follow(house);
    await house.connected();
    house.peer().next(DATA, '1.01|166');
    expect(house.heardOf(DATA)).toEqual([]);
    house.peer().reply(HISTORY, page(1));
    await settled();
    expect(house.heardOf(HISTORY)).toEqual([page(1)]);
    expect(house.heardOf(DATA)).toEqual(['1.01|166']);
  });

  it('of several feeds on the same streams hears its own, and waits for no other’s snapshot', async () => {
    const house = testChannel();
    const seen: string[] = [];
    for (const model of [1, 2] as const)
      house.channel.follow({
        call: wingoCalls.curRound,
        payload: { currency: 'IDR', model },
        only: { model },
        parts: [part(wingoStreams.end, (end) => seen.push(`${model} hears end ${end.model}`))],
        onSnapshot: (round) => seen.push(`${model} hears snapshot ${round.model}`),
      });
    await house.connected();
    house.peer().reply(wingoCalls.curRound.route, roundOf(first(2)));
    await settled();
    house.peer().next(wingoStreams.end.route, endOf(first(1), 5));
    house.peer().next(wingoStreams.end.route, endOf(first(2), 5));
    expect(seen).toEqual(['2 hears snapshot 2', '2 hears end 2']);
  });

  it('a snapshot that leads to another one keeps what waited until that is there', async () => {
    const house = testChannel();
    const { seen, following } = follow(house);
    let again = true;
    house.bus.on(HISTORY, () => {
      if (again) following.refresh();
      again = false;
    });
    await house.connected();
    house.peer().next(DATA, '1.01|166');
    house.peer().reply(HISTORY, page(1));
    await settled();
    house.peer().next(DATA, '1.02|331');
    expect(seen).toEqual(['snapshot 1']);
    house.peer().reply(HISTORY, page(2));
    await settled();
    expect(seen).toEqual(['snapshot 1', 'snapshot 2', '1.01|166', '1.02|331']);
  });

  it('lets go of what it holds back when it stops: others may listen', async () => {
    const house = testChannel();
    const { seen, following } = follow(house);
    const others: string[] = [];
    house.channel.subscribe(crashStreams.data, '', (tick) => others.push(tick));
    await house.connected();
    house.peer().next(DATA, '1.01|166');
    following.stop();
    house.peer().next(DATA, '1.02|331');
    expect(seen).toEqual([]);
    expect(others).toEqual(['1.01|166', '1.02|331']);
  });

  it('begins again with a fresh snapshot after a reconnect', async () => {
    const house = testChannel();
    const { seen } = follow(house);
    await house.connected();
    house.peer().reply(HISTORY, page(1));
    await settled();
    house.peer().drop();
    house.timers.pass(1_500);
    house.peer().accept();
    house.peer().next(DATA, '2|11553');
    house.peer().reply(HISTORY, page(2));
    await settled();
    expect(seen).toEqual(['snapshot 1', 'lost', 'snapshot 2', '2|11553']);
  });

  it('begins again with a fresh snapshot when the server has missed messages, and counts as connected anew', async () => {
    const house = testChannel();
    const { seen } = follow(house);
    await house.connected();
    house.peer().reply(HISTORY, page(1));
    await settled();
    house.peer().push('internal/resync', {});
    house.peer().next(DATA, '2|11553');
    house.peer().reply(HISTORY, page(2));
    await settled();
    expect(seen).toEqual(['snapshot 1', 'snapshot 2', '2|11553']);
    expect(house.heardOf('channel/status').map(({ status }) => status)).toEqual([
      'connecting',
      'connected',
      'connected',
    ]);
  });

  it('does not show a snapshot that was asked for before the last refresh', async () => {
    const house = testChannel();
    const { seen, following } = follow(house);
    await house.connected();
    const first = house.peer().find(HISTORY)?.frame.streamId ?? 0;
    following.refresh();
    house
      .peer()
      .send({ type: 10, flags: 0x60, streamId: first, data: Buffer.from(JSON.stringify(page(1))), metadata: null });
    await settled();
    house.peer().reply(HISTORY, page(2));
    await settled();
    expect(seen).toEqual(['snapshot 2']);
  });

  it('asks again when the snapshot fails, without a toast', async () => {
    const house = testChannel();
    const { seen } = follow(house);
    await house.connected();
    house.peer().refuse(HISTORY, '{"code":667,"msg":""}');
    await settled();
    house.timers.pass(1_500);
    house.peer().reply(HISTORY, page(3));
    await settled();
    expect(seen).toEqual(['snapshot 3']);
    expect(house.heardOf('toast')).toEqual([]);
  });

  it('asks again after a login, for the snapshot holds the own bets', async () => {
    const house = testChannel();
    const { seen } = follow(house);
    await house.connected();
    house.peer().reply(HISTORY, page(1));
    await settled();
    house.channel.auth('token');
    house.peer().reply(HISTORY, page(2));
    await settled();
    expect(seen).toEqual(['snapshot 1', 'snapshot 2']);
    expect(house.peer().routes()).toEqual([DATA, HISTORY, 'internal/auth', HISTORY]);
  });

  it('leaves the room when it stops', async () => {
    const house = testChannel();
    const { seen, following } = follow(house);
    await house.connected();
    following.stop();
    house.peer().reply(HISTORY, page(1));
    await settled();
    expect(seen).toEqual([]);
    expect(house.peer().sent.at(-1)?.frame.type).toBe(9);
  });
});
