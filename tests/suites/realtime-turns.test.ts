import { expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { mailboxCalls } from '../../contract/mailbox';
import { bind } from '../../server/ports';
import { FrameTypes } from '../../server/realtime/frames';
import { OPCODE, RawSocket, webSocketFrame } from './harness/raw-socket';
import { frames, openHouse, quietGateway, until } from './realtime-kit';

/** In which order calls of many are answered: counted, not timed. */

const HISTORY = crashCalls.roundHistory.route;
const paging = { page: 1, size: 10 };
const INNOCENT = '203.0.113.5';
const EVERYTHING = { burst: 5_000, perSecond: 5_000 };

/** A house that notes by whom its lists were asked for. */
function notingHouse() {
  const asked: string[] = [];
  const house = quietGateway({
    bindings: [
      bind(crashCalls.roundHistory, async (_req, { address }) => {
        asked.push(address);
        return { total: 0, list: [] };
      }),
    ],
  });
  const ask = (address: string, count: number) => {
    const peer = house.connect(frames.setup(), address);
    for (let n = 0; n < count; n += 1) peer.send(frames.call(2 * n + 1, HISTORY, paging));
    return peer;
  };
  return { asked, ask };
}

it('a list of an innocent waits for one of each attacking address, not for the 400 that they asked for before', async () => {
  const { asked, ask } = notingHouse();
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
    for (let socket = 0; socket < 10; socket += 1) ask(address, 10);
  const { wire } = ask(INNOCENT, 1);
  await until(() => wire.last() !== undefined);
  expect(wire.last()).toMatchObject({ type: FrameTypes.PAYLOAD, streamId: 1 });
  expect(asked.length).toBeLessThanOrEqual(5);
  await until(() => asked.length === 401);
});

it('what waits for somebody who hung up is not done', async () => {
  const { asked, ask } = notingHouse();
  const gone = ask('203.0.113.1', 40);
  gone.connection.end('gone');
  const { wire } = ask(INNOCENT, 60);
  await until(() => wire.frames.length === 60);
  expect(new Set(asked)).toEqual(new Set([INNOCENT]));
});

it('a command that reads the store waits too, a bet does not', async () => {
  const done: string[] = [];
  const { connect } = quietGateway({
    bindings: [
      bind(
        mailboxCalls.readAll,
        async () => {
          done.push('mails');
          return { tags: [] };
        },
        4,
      ),
      bind(crashCalls.cancel, async () => {
        done.push('bet');
        return Promise.reject(new Error('no round'));
      }),
    ],
  });
  const { send, wire } = connect();
  send(frames.signal(1, 'internal/auth', { token: 'token-of-sari' }));
  for (let n = 0; n < 20; n += 1) send(frames.call(2 * n + 3, mailboxCalls.readAll.route));
  send(frames.call(101, crashCalls.cancel.route, { roundId: '1' }));
  await until(() => wire.frames.length === 21);
  expect(done.indexOf('bet')).toBe(0);
});

it('what one socket has sent at once is looked at a frame at a time, with those of others in between', async () => {
  const asked: string[] = [];
  const house = await openHouse({
    limits: { maxExchanges: 5_000, requestBurst: 5_000, reads: { own: EVERYTHING, address: EVERYTHING } },
    bindings: [
      bind(crashCalls.curGame, async (_req, { connectionId }) => {
        asked.push(connectionId);
        return Promise.reject(new Error('no round'));
      }),
    ],
  });
  const enter = async (): Promise<RawSocket> => {
    const guest = await RawSocket.open(Number(new URL(house.url).port));
    const hello = [frames.setup(), frames.keepalive(true)].map((frame) => webSocketFrame(OPCODE.binary, frame));
    await guest.answered(Buffer.concat(hello));
    return guest;
  };
  const [crowd, innocent] = [await enter(), await enter()];
  const call = (n: number) =>
    webSocketFrame(OPCODE.binary, frames.call(2 * n + 1, crashCalls.curGame.route, { currency: 'IDR' }));
  // Some eight hundred come with the first read of the network.
  void crowd.write(Buffer.concat(Array.from({ length: 1_000 }, (_, n) => call(n))));
  void innocent.write(call(0));
  await until(() => asked.length === 1_001);
  const own = asked.findIndex((id) => id !== asked[0]);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(400);
  await house.close();
});
