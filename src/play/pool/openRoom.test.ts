import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../contract/account';
import { CODE, CodeError } from '../../../contract/errors';
import { poolMachine } from '../../../machines/kit/pool/machine';
import {
  betOf,
  drawnOf,
  endOf,
  ME,
  snapshotOf,
  startOf,
  T0,
  type Team,
  TEAMS,
} from '../../../machines/kit/pool/room.fixture';
import type { PoolEvent, PoolResult } from '../../../machines/kit/pool/types';
import { sessionMachine } from '../../../machines/session/machine';
import type { TokenInput } from '../../../machines/session/types';
import { createSpeech } from '../../i18n';
import { createBus } from '../../net/bus';
import { RequestFailure } from '../../net/failure';
import type { BetCommand, PoolRoomWiring } from './game';
import { oneTable, poolOf } from './oneTable';
import { openPoolRoom } from './openRoom';
import { rp } from '../../../rules/money.fixture';

interface Sent {
  readonly command: BetCommand<Team>;
  yes(balance?: number): void;
  no(error: Error): void;
}

const user: User = { id: ME, name: 'Bima', avatar: '', phone: '', balance: 1_000_000, createdAt: 0 };
const settle = async () => {
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
};
const memory = (stored: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(stored));
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string | null) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
};

/** A room at the begin of round 1, over a wire that only takes notes. */
async function open(stored: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const refresh = vi.fn();
  const stop = vi.fn();
  const listening = new Set<string>();
  let tell: (event: PoolEvent<Team, number>) => void = () => undefined;
  const game: PoolRoomWiring<Team, number, number> = {
    ...oneTable('roulette', (_t, draw: number) => String(draw)),
    pools: TEAMS,
    keys: {},
    chips: [5_000, 10_000],
    machine: poolMachine<Team, number>({ id: 'test', pools: TEAMS, winDelayMs: 0 }),
    createFeed: () => ({
      game: 'crash',
      now: () => 0,
      view: () => {
        throw new Error('no canvas here');
      },
      onView: () => () => undefined,
      onCue: () => () => undefined,
    }),
    wire: {
      follow: (_channel, hear) => {
        tell = hear;
        return { refresh, stop };
      },
      listen: (_channel, id) => {
        listening.add(id);
        return () => void listening.delete(id);
      },
      bet: (_channel, command) =>
        new Promise(
          (resolve, reject) =>
            void sent.push({
              command,
              yes: (balance = 900_000) =>
                resolve({
                  roundId: command.roundId,
                  balance: rp(balance),
                  bet: betOf(ME, poolOf(command.select), command.amount, `server-${command.uuid}`),
                }),
              no: reject,
            }),
        ),
      past: async () => null,
      mine: async () => null,
    },
    ask: () => '',
    name: (_t, pool) => pool,
    pays: () => '',
    icon: () => null,
    rateOf: () => 0,
    topRate: () => 0,
    face: () => null,
    told: (_t, result) => String(result),
    shown: String,
    verifier: async () => () => [],
    rtp: () => 1,
  };
  const clock = { time: T0 + 1_000, now: () => clock.time };
  const session = createActor(
    sessionMachine.provide({ actors: { checkToken: fromPromise<User, TokenInput>(async () => user) } }),
    { input: { clock, token: 'a token' } },
  ).start();
  await settle();
  let id = 0;
  const storage = memory(stored);
  const showToast = vi.fn();
  const speech = createSpeech({ read: () => null, write: () => undefined });
  const nowhere = () => {
    throw new Error('the game has its own wire');
  };
  const room = openPoolRoom(
    {
      bus: createBus(),
      channel: { request: nowhere, follow: nowhere, subscribe: nowhere },
      clock,
      session,
      site: { get: () => null, subscribe: () => () => undefined, heard: () => undefined },
      storage,
      speech,
      showToast,
      newCommandId: () => `command-${(id += 1)}`,
    },
    game,
  );
  tell({ type: 'wire.snapshot', snapshot: snapshotOf(1) });
  const tap = (...pools: Team[]) => pools.forEach((pool) => room.tap(pool));
  return {
    room,
    sent,
    session,
    storage,
    refresh,
    stop,
    listening,
    showToast,
    clock,
    tap,
    tell: (event: PoolEvent<Team, number>) => tell(event),
    context: () => room.actor.getSnapshot().context,
  };
}

describe('the wiring of a room of pools', () => {
  it('begins with the amount of this device, else with the game’s second chip, and remembers it', async () => {
    const fresh = await open();
    expect(fresh.context().amount).toBe(rp(10_000));
    fresh.room.setAmount(25_000);
    expect(fresh.storage.get('roulette.amount')).toBe('25000');
    expect((await open({ 'roulette.amount': '50000' })).context().amount).toBe(rp(50_000));
  });

  it('says in a toast that a round with own bets was drawn while nothing arrived', async () => {
    const { room, sent, tap, tell, showToast } = await open();
    tap('red');
    room.place();
    sent[0]?.yes();
    await settle();
    tell({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    expect(showToast).toHaveBeenCalledTimes(1);
    room.close();
  });

  it('sends each pool of a press as a bet of its own and takes over the balance', async () => {
    const { room, sent, tap, session, context } = await open();
    tap('red', 'blue', 'red');
    room.place();
    room.place();
    expect(sent.map(({ command }) => command)).toEqual([
      { roundId: '1', select: ['red'], amount: 20_000, uuid: 'command-1.0' },
      { roundId: '1', select: ['blue'], amount: 10_000, uuid: 'command-1.1' },
    ]);
    sent[0]?.yes(980_000);
    sent[1]?.yes(970_000);
    await settle();
    expect(session.getSnapshot().context.user?.balance).toBe(970_000);
    expect(Object.fromEntries(context().mine)).toEqual({ red: rp(20_000), blue: rp(10_000) });
    room.close();
  });

  it('after a lost answer it says so, asks where the room stands, and the same press is the same command', async () => {
    const { room, sent, tap, refresh, showToast, tell } = await open();
    tap('red');
    room.place();
    sent[0]?.no(new RequestFailure('time out'));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledTimes(1);
    tell({ type: 'wire.snapshot', snapshot: snapshotOf(1) });
    room.place();
    expect(sent.map(({ command }) => command.uuid)).toEqual(['command-1.0', 'command-1.0']);
    room.close();
  });

  it('of a press of which one answer was lost, only that bet is the same command again, until it is answered', async () => {
    const { room, sent, tap, tell, context } = await open();
    tap('red', 'blue');
    room.place();
    sent[0]?.yes(990_000);
    sent[1]?.no(new RequestFailure('time out'));
    await settle();
    tell({ type: 'wire.snapshot', snapshot: snapshotOf(1) });
    tap('red');
    room.place();
    expect(sent.slice(2).map(({ command: { select, uuid } }) => [select[0], uuid])).toEqual([
      ['blue', 'command-1.1'],
      ['red', 'command-2.1'],
    ]);
    sent[2]?.yes(980_000);
    sent[3]?.yes(970_000);
    await settle();
    expect([...context().slip.stakes]).toEqual([]);
    tap('blue');
    room.place();
    expect(sent[4]?.command).toMatchObject({ select: ['blue'], uuid: 'command-3.0' });
    room.close();
  });

  it('a lost bet of another amount, or of the round before, is a command of its own', async () => {
    const { room, sent, tap, tell, clock } = await open();
    tap('red');
    room.place();
    sent[0]?.no(new RequestFailure('time out'));
    await settle();
    tell({ type: 'wire.snapshot', snapshot: snapshotOf(1) });
    tap('red');
    room.place();
    sent[1]?.no(new RequestFailure('time out'));
    await settle();
    room.undo();
    clock.time = T0 + 23_000;
    tell({ type: 'wire.snapshot', snapshot: snapshotOf(2) });
    room.place();
    expect(sent.map(({ command: { roundId, amount, uuid } }) => [roundId, amount, uuid])).toEqual([
      ['1', 10_000, 'command-1.0'],
      ['1', 20_000, 'command-2.0'],
      ['2', 10_000, 'command-3.0'],
    ]);
    room.close();
  });

  it('after a refusal it is a new command, and the channel has shown why', async () => {
    const { room, sent, tap, showToast } = await open();
    tap('red');
    room.place();
    sent[0]?.no(new CodeError(CODE.insufficientBalance));
    await settle();
    expect(showToast).not.toHaveBeenCalled();
    room.place();
    expect(sent.map(({ command }) => command.uuid)).toEqual(['command-1.0', 'command-2.0']);
    room.close();
  });

  it('has the same again wait for the next round, and sends it as that round’s own', async () => {
    const { room, sent, tap, clock, tell } = await open();
    tap('red');
    room.place();
    sent[0]?.yes();
    await settle();
    clock.time = T0 + 18_000;
    tell({ type: 'wire.end', end: endOf(1, 4) });
    room.again();
    expect(sent).toHaveLength(1);
    clock.time = T0 + 23_000;
    tell({ type: 'wire.start', start: startOf(2) });
    expect(sent[1]?.command).toMatchObject({ roundId: '2', select: ['red'], amount: 10_000, uuid: 'command-2.0' });
    room.close();
  });

  it('tells what the own bets came to, and listens to the results of whoever plays', async () => {
    const { room, tell, clock, session, listening } = await open();
    const heard: PoolResult[] = [];
    room.onSettled((result) => void heard.push(result));
    expect([...listening]).toEqual([ME]);
    clock.time = T0 + 18_000;
    tell({ type: 'wire.snapshot', snapshot: drawnOf(1, 4) });
    tell({ type: 'wire.result', result: { roundId: '1', stake: rp(1_000), back: rp(2_000) } });
    await expect.poll(() => heard).toEqual([{ roundId: '1', stake: rp(1_000), back: rp(2_000), table: 0 }]);
    session.send({ type: 'logout' });
    await settle();
    expect([...listening]).toEqual([]);
    room.close();
  });

  it('lets go of everything when it closes', async () => {
    const { room, stop, listening } = await open();
    room.close();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(listening.size).toBe(0);
    expect(room.actor.getSnapshot().status).toBe('stopped');
  });
});
