import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../../contract/account';
import { CODE, CodeError } from '../../../../contract/errors';
import { wingoCalls, type WingoModel, type WingoSelection, wingoStreams } from '../../../../contract/wingo';
import { first, ME, orderOf, resultOf, roundOf, T0 } from '../../../../machines/wingo/room.fixture';
import { sessionMachine } from '../../../../machines/session/machine';
import type { TokenInput } from '../../../../machines/session/types';
import { createSpeech } from '../../../i18n';
import { createBus } from '../../../net/bus';
import type { Channel } from '../../../net/channel';
import { RequestFailure } from '../../../net/failure';
import { openPoolRoom } from '../../../play/pool/openRoom';
import { wingoGame } from './game';
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
const memory = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
};

interface Wanted {
  readonly wanted?: WingoModel;
  readonly stored?: Record<string, string>;
  /** Ms since the begin of the phases. */
  readonly at?: number;
}

/** A room at the begin of its first phases, over a house whose channel only takes notes. */
async function open({ wanted, stored, at = 1_000 }: Wanted = {}) {
  const sent: Sent[] = [];
  const refreshed: WingoModel[] = [];
  const stop = vi.fn();
  const showToast = vi.fn();
  const snapshots = new Map<WingoModel, (round: object) => void>();
  const listeners = new Map<string, (payload: object) => void>();
  const request: Channel['request'] = (call, payload) =>
    new Promise((resolve, reject) => {
      sent.push({ route: call.route, payload, answer: (reply) => resolve(reply as never), fail: reject });
    });
  const follow: Channel['follow'] = (spec) => {
    const { model } = wingoCalls.curRound.req.parse(spec.payload);
    snapshots.set(model, (round) => spec.onSnapshot(round as never));
    return { refresh: () => void refreshed.push(model), stop };
  };
  const subscribe: Channel['subscribe'] = (stream, x, onPayload) => {
    const topic = `${stream.route} ${x}`;
    listeners.set(topic, (payload) => onPayload(payload as never));
    return () => void listeners.delete(topic);
  };
  const clock = { now: () => T0 + at };
  const session = createActor(
    sessionMachine.provide({ actors: { checkToken: fromPromise<User, TokenInput>(async () => user) } }),
    { input: { clock, token: 'a token' } },
  ).start();
  await settle();
  let id = 0;
  const storage = memory(stored);
  const speech = createSpeech({ read: () => null, write: () => undefined });
  const room = openPoolRoom(
    {
      bus: createBus(),
      channel: { request, follow, subscribe },
      clock,
      session,
      site: { get: () => null, subscribe: () => () => undefined, heard: () => undefined },
      storage,
      speech,
      showToast,
      newCommandId: () => `command-${(id += 1)}`,
    },
    wingoGame,
    wanted ?? null,
  );
  for (const [model, snapshot] of snapshots) snapshot(roundOf(first(model)));
  const context = () => room.actor.getSnapshot().context;
  const tell = (topic: string, payload: object) => listeners.get(topic)?.(payload);
  return { room, sent, session, storage, refreshed, stop, showToast, snapshots, listeners, context, tell };
}

const taken = (select: WingoSelection[], amount = 10_000) => ({
  phase: first().phaseNum,
  model: 1,
  cost: amount * select.length,
  balance: 1_000_000 - amount * select.length,
  order: orderOf(ME, select, amount, { uuid: 'server-1' }),
});
const RESULT = `${wingoStreams.result.route} ${ME}`;

describe('the wiring of the Wingo room', () => {
  it('follows all three models, and opens at the wanted or the last one', async () => {
    const house = await open({ wanted: 2 });
    expect([...house.snapshots.keys()]).toEqual([1, 2, 3]);
    expect(house.context().table).toBe(2);
    expect([...house.context().asides.keys()]).toEqual([1, 3]);
    house.room.close();
    const later = await open({ stored: { 'wingo.model': '3', 'wingo.amount': '25.000' } });
    expect(later.context()).toMatchObject({ table: 3, amount: rp(25_000) });
    later.room.close();
    const fresh = await open();
    expect(fresh.context()).toMatchObject({ table: 1, amount: rp(10_000) });
    fresh.room.close();
  });

  it('sends an order as the documented call and takes over the balance of its answer', async () => {
    const { room, sent, session } = await open();
    for (const option of ['red', 'seven'] as const) room.tap(option);
    room.setMultiple(5);
    room.place();
    expect(sent).toMatchObject([
      {
        route: wingoCalls.bet.route,
        payload: { select: ['seven', 'red'], amount: 50_000, phaseNum: first().phaseNum, uuid: 'command-1' },
      },
    ]);
    sent[0]?.answer(taken(['seven', 'red'], 50_000));
    await settle();
    expect(session.getSnapshot().context.user?.balance).toBe(900_000);
    room.close();
  });

  it('sends one order however often it is pressed, and the last one again as it was', async () => {
    const { room, sent, context } = await open();
    room.tap('red');
    room.place();
    room.place();
    room.again();
    expect(sent).toHaveLength(1);
    sent[0]?.answer(taken(['red']));
    await settle();
    room.setAmount(2_000);
    room.again();
    expect(sent[1]).toMatchObject({ payload: { select: ['red'], amount: 10_000, uuid: 'command-2' } });
    expect(context().amount).toBe(rp(2_000));
    room.close();
  });

  it('after a lost answer it asks where the model stands, says so, and the same order is the same command', async () => {
    const { room, sent, refreshed, showToast, snapshots } = await open();
    room.tap('red');
    room.place();
    sent[0]?.fail(new RequestFailure('time out'));
    await settle();
    expect(refreshed).toEqual([1]);
    expect(showToast).toHaveBeenCalledTimes(1);
    snapshots.get(1)?.(roundOf(first()));
    room.place();
    expect(sent.map(({ payload }) => payload)).toMatchObject([{ uuid: 'command-1' }, { uuid: 'command-1' }]);
    room.close();
  });

  it('after a refusal it is a new command, and the channel has shown why', async () => {
    const { room, sent, showToast } = await open();
    room.tap('red');
    room.place();
    sent[0]?.fail(new CodeError(CODE.insufficientBalance));
    await settle();
    expect(showToast).not.toHaveBeenCalled();
    room.place();
    expect(sent.map(({ payload }) => payload)).toMatchObject([{ uuid: 'command-1' }, { uuid: 'command-2' }]);
    room.close();
  });

  it('listens to the player’s own results, and asks all models anew for another player', async () => {
    const { room, session, listeners, refreshed, tell, context } = await open();
    tell(RESULT, resultOf(first(2), 95_000, 10_000));
    expect(context().asideWin).toEqual({ table: 2, back: rp(95_000), stake: rp(10_000), size: 'M' });
    session.send({ type: 'logout' });
    await settle();
    expect(context()).toMatchObject({ userId: null, asideWin: null });
    expect([...listeners.keys()]).toEqual([]);
    expect(refreshed).toEqual([1, 2, 3]);
    room.close();
  });

  it('changes the model on screen with a fresh snapshot, remembers it', async () => {
    const { room, storage, refreshed, context } = await open();
    room.selectTable(3);
    expect([context().table, storage.get('wingo.model'), refreshed]).toEqual([3, '3', [3]]);
    room.close();
  });

  it('lets go of everything when it closes', async () => {
    const { room, stop, listeners } = await open();
    room.close();
    expect(stop).toHaveBeenCalledTimes(3);
    expect(listeners.size).toBe(0);
    expect(room.actor.getSnapshot().status).toBe('stopped');
  });
});
