import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../../contract/account';
import { CODE, CodeError } from '../../../../contract/errors';
import { gameOf, ME, ownBet } from '../../../../machines/crash/room.fixture';
import { sessionMachine } from '../../../../machines/session/machine';
import type { TokenInput } from '../../../../machines/session/types';
import { createSpeech } from '../../../i18n';
import { createBus } from '../../../net/bus';
import type { Channel } from '../../../net/channel';
import { RequestFailure } from '../../../net/failure';
import { openCrashRoom } from './openRoom';
import { rp } from '../../../../rules/money.fixture';

interface Sent {
  readonly route: string;
  readonly payload: unknown;
  answer(reply: object): void;
  fail(error: Error): void;
}

const user: User = { id: ME, name: 'Bima', avatar: '', phone: '', balance: 1_000_000, createdAt: 0 };
const settle = async () => {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
};

/** A room over a house whose channel only takes notes. */
async function open() {
  const sent: Sent[] = [];
  const refresh = vi.fn();
  const stop = vi.fn();
  const showToast = vi.fn();
  let snapshot: (game: object) => void = () => undefined;
  const request: Channel['request'] = (call, payload) =>
    new Promise((resolve, reject) => {
      sent.push({ route: call.route, payload, answer: (reply) => resolve(reply as never), fail: reject });
    });
  const follow: Channel['follow'] = (spec) => {
    snapshot = (game) => spec.onSnapshot(game as never);
    return { refresh, stop };
  };
  const clock = { now: () => 0 };
  const session = createActor(
    sessionMachine.provide({ actors: { checkToken: fromPromise<User, TokenInput>(async () => user) } }),
    { input: { clock, token: 'a token' } },
  ).start();
  await settle();
  let id = 0;
  const speech = createSpeech({ read: () => null, write: () => undefined });
  const room = openCrashRoom({
    bus: createBus(),
    channel: { request, follow },
    clock,
    session,
    site: { get: () => null, subscribe: () => () => undefined, heard: () => undefined },
    speech,
    showToast,
    newCommandId: () => `command-${(id += 1)}`,
  });
  snapshot(gameOf());
  return { room, sent, session, refresh, stop, showToast, snapshot };
}

const placed = { roundId: '100', joinedNext: false, balance: 975_000, bet: ownBet('100', { amount: 25_000 }) };
const balance = ({ session }: Awaited<ReturnType<typeof open>>) => session.getSnapshot().context.user?.balance;

describe('the wiring of the crash room', () => {
  it('sends a bet as the documented call and takes over the balance of its answer', async () => {
    const house = await open();
    house.room.place(25_000, 20_000);
    expect(house.sent).toMatchObject([
      {
        route: 'game/crash/bet',
        payload: { roundId: '100', amount: 25_000, rate: 2, currency: 'IDR', uuid: 'command-1' },
      },
    ]);
    house.sent[0]?.answer(placed);
    await settle();
    expect(house.room.actor.getSnapshot().context.own).toMatchObject({ state: 'aboard', stake: rp(25_000) });
    expect(balance(house)).toBe(975_000);
    house.room.close();
  });

  it('says in a toast that a rocket with the own stake flew while nothing arrived', async () => {
    const house = await open();
    house.room.place(25_000, null);
    house.sent[0]?.answer(placed);
    await settle();
    house.snapshot(gameOf({ roundId: '102', nextRoundId: '103' }));
    expect(house.showToast).toHaveBeenCalledTimes(1);
    house.room.close();
  });

  it('sends one bet however often the button is pressed', async () => {
    const house = await open();
    house.room.place(25_000, null);
    house.room.place(25_000, null);
    expect(house.sent).toHaveLength(1);
    house.room.close();
  });

  it('after a lost answer it asks where the room stands, says so, and a repeat is the same command', async () => {
    const house = await open();
    house.room.place(25_000, null);
    house.sent[0]?.fail(new RequestFailure('time out'));
    await settle();
    expect(house.refresh).toHaveBeenCalled();
    expect(house.showToast).toHaveBeenCalledTimes(1);
    house.snapshot(gameOf());
    house.room.place(25_000, null);
    expect(house.sent.map(({ payload }) => payload)).toMatchObject([{ uuid: 'command-1' }, { uuid: 'command-1' }]);
    house.room.close();
  });

  it('after a refusal the same bet is a new command, and the channel has shown why', async () => {
    const house = await open();
    house.room.place(25_000, null);
    house.sent[0]?.fail(new CodeError(CODE.insufficientBalance));
    await settle();
    expect(house.showToast).not.toHaveBeenCalled();
    house.room.place(25_000, null);
    expect(house.sent.map(({ payload }) => payload)).toMatchObject([{ uuid: 'command-1' }, { uuid: 'command-2' }]);
    house.room.close();
  });

  it('who logs out is a guest in the room at once', async () => {
    const house = await open();
    house.session.send({ type: 'logout' });
    await settle();
    expect(house.room.actor.getSnapshot().context.userId).toBeNull();
    house.room.close();
  });

  it('stops following when it closes', async () => {
    const house = await open();
    house.room.close();
    expect(house.stop).toHaveBeenCalledTimes(1);
    expect(house.room.actor.getSnapshot().status).toBe('stopped');
  });
});
