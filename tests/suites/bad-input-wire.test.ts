import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type WebSocket from 'ws';
import { crashCalls, crashStreams } from '../../contract/crash';
import { wingoCalls } from '../../contract/wingo';
import { DEFAULT_LIMITS } from '../../server/realtime/limits';
import { PlayHouse, type Visitor } from '../lib/play-house';
import { frames, until } from './realtime-kit';

/** What may come over a socket of the whole house: the worst that it costs is its own connection. Every frame type is in realtime-protocol. */
const PARAMETER = { code: 3, msg: 'Parameter tidak sesuai' };
const TOO_OFTEN = { code: 667, msg: 'Terlalu sering, coba lagi sebentar lagi' };
const DATA = crashStreams.data.route;

const dataDir = mkdtempSync(join(tmpdir(), 'lintang-bad-wire-'));
let house: PlayHouse;
/** Plays on, whatever the others send. */
let witness: Visitor;

beforeAll(async () => {
  house = await PlayHouse.open({ dataDir });
  witness = await house.player(1);
});
afterEach(async () => {
  await house.nextRound();
  const { roundId } = await witness.ask(crashCalls.curGame, { currency: 'IDR' });
  const before = await witness.balance();
  await witness.ask(crashCalls.bet, { roundId, amount: 10_000, currency: 'IDR' });
  expect(await witness.ask(crashCalls.cancel, { roundId })).toMatchObject({ balance: before });
  expect(before).toBe(1_000_000);
  expect(await house.app.ledger.audit()).toEqual([]);
});
afterAll(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

describe('a message that closes its own socket', () => {
  const rows: readonly (readonly [string, number, (socket: WebSocket) => void])[] = [
    ['of text', 1003, (socket) => socket.send('{"route":"game/crash/bet"}')],
    ['of text after a good start', 1003, (socket) => (socket.send(frames.setup()), socket.send('hello'))],
    ['over 16 KB', 1009, (socket) => (socket.send(frames.setup()), socket.send(Buffer.alloc(16 * 1024 + 1)))],
    ['over 16 KB and no start', 1009, (socket) => socket.send(Buffer.alloc(10 * 1024 * 1024))],
    ['of three bytes', 1002, (socket) => socket.send(Buffer.from([1, 2, 3]))],
    ['of noise', 1002, (socket) => socket.send(Buffer.alloc(200, 0xff))],
    [
      'with a request before the start',
      1002,
      (socket) => socket.send(frames.call(1, crashCalls.curGame.route, { currency: 'IDR' })),
    ],
    ['with a start that is cut off', 1002, (socket) => socket.send(frames.setup().subarray(0, 12))],
    [
      'of noise after a good start',
      1002,
      (socket) => (socket.send(frames.setup()), socket.send(Buffer.from([1, 2, 3]))),
    ],
    [
      'in a flood',
      1008,
      (socket) => {
        socket.send(frames.setup());
        for (let n = 0; n < 6_000; n += 1) socket.send(frames.cancel(1));
      },
    ],
  ];
  it.each(rows)('is one %s', async (_name, code, send) => {
    const socket = await house.socket();
    const end = closed(socket);
    send(socket);
    expect(await end).toBe(code);
  });

  it('is none at all for five seconds', async () => {
    const socket = await house.socket();
    const end = closed(socket);
    await house.clock.advance(5_500);
    expect(await house.carried(end)).toBe(1008);
  });
});

describe('a request that is refused on a connection that lives', () => {
  const rows: readonly (readonly [string, string, unknown])[] = [
    ['an unknown route', 'game/poker/deal', {}],
    ['an empty route', '', {}],
    ['a stream’s route', DATA, {}],
    ['a route of 255 letters', 'x'.repeat(255), {}],
    ['nothing asked', crashCalls.curGame.route, {}],
    ['a text in place of an object', crashCalls.curGame.route, 'IDR'],
    ['a null', crashCalls.curGame.route, null],
    ['page 0', crashCalls.roundHistory.route, { page: 0, size: 10 }],
    [
      'a page so deep that counting to it would hold everybody up',
      crashCalls.roundHistory.route,
      { page: 201, size: 50 },
    ],
    ['a page of 51', crashCalls.roundHistory.route, { page: 1, size: 51 }],
    ['half a page', crashCalls.roundHistory.route, { page: 1.5, size: 10 }],
    ['an unknown model', wingoCalls.curRound.route, { currency: 'IDR', model: 4 }],
    ['a model in words', wingoCalls.trend.route, { model: 'fastest' }],
  ];
  it.each(rows)('for %s', async (_name, route, data) => {
    const guest = await house.guest();
    await expect(guest.call(route, data)).rejects.toMatchObject({ body: PARAMETER });
    expect(await guest.ask(crashCalls.curGame, { currency: 'IDR' })).toBeDefined();
  });

  it('for data that is no JSON', async () => {
    const socket = await house.socket();
    const answers: Buffer[] = [];
    socket.on('message', (data: Buffer) => answers.push(data));
    const call = frames.call(1, crashCalls.curGame.route, { currency: 'IDR' });
    socket.send(frames.setup());
    socket.send(Buffer.concat([call.subarray(0, -1), Buffer.from('!')]));
    await until(() => answers.length === 1, 'an answer');
    expect(answers[0]?.toString('utf8')).toContain(JSON.stringify(PARAMETER));
    socket.send(frames.call(3, crashCalls.curGame.route, { currency: 'IDR' }));
    await until(() => answers.length === 2, 'another answer');
    expect(answers[1]?.toString('utf8')).toContain('"status":"preparation"');
    socket.terminate();
  });

  it('for an unknown stream', async () => {
    const guest = await house.guest();
    expect(await guest.client.subscribe('game/poker/cards').ended).toMatchObject({ body: PARAMETER });
    expect(await guest.client.subscribe('/ws/game/wingo//round/update').ended).toMatchObject({ body: PARAMETER });
  });
});

describe('too much of a good thing', () => {
  it('1,000 subscriptions of one connection to a stream: two are served, as everybody else is, the others refused', async () => {
    const hoarder = await house.guest();
    const neighbour = await house.guest();
    const ticks = neighbour.client.subscribe(DATA);
    const hoard = Array.from({ length: 1_000 }, () => hoarder.client.subscribe(DATA));
    const served = hoard.slice(0, DEFAULT_LIMITS.maxOfStream);
    const refusals = await Promise.all(hoard.slice(served.length).map(({ ended }) => ended));
    for (const refusal of refusals) expect(refusal).toMatchObject({ body: TOO_OFTEN });

    const { startTime } = await house.crash();
    await house.clock.advanceTo(startTime + 50);
    await until(() => ticks.messages.length > 0, 'a tick for the neighbour');
    await until(
      () => served.every(({ messages }) => messages.length > 0),
      'a tick for each subscription that was let in',
    );
    expect(ticks.messages[0]).toBe('1|0');

    for (const { cancel } of served) cancel();
    await house.clock.advance(5_000);
    expect(await hoarder.ask(crashCalls.curGame, { currency: 'IDR' })).toBeDefined();
  });

  it('requests without end: the bucket runs dry and fills again', async () => {
    const eager = await house.guest();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        eager.client.request(crashCalls.curGame.route, { currency: 'IDR' }).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    const refusals = answers.filter((answer) => answer !== null);
    expect(refusals.length).toBeGreaterThanOrEqual(80);
    for (const refusal of refusals) expect(refusal).toMatchObject({ body: TOO_OFTEN });
    await house.clock.advance(2_000);
    expect(await eager.ask(crashCalls.curGame, { currency: 'IDR' })).toBeDefined();
  });
});
