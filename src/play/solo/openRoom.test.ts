import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import type { User } from '../../../contract/account';
import { minesCalls } from '../../../contract/mines';
import { SEEDS } from '../../../machines/kit/solo/room.fixture';
import { sessionMachine } from '../../../machines/session/machine';
import type { TokenInput } from '../../../machines/session/types';
import { createSpeech } from '../../i18n';
import { createBus } from '../../net/bus';
import type { Channel } from '../../net/channel';
import { minesGame } from '../../games/mines/room/game';
import { openSoloRoom } from './openRoom';

const user: User = { id: 'me', name: 'Bima', avatar: '', phone: '', balance: 1_000_000, createdAt: 0 };
const round = {
  roundId: '7',
  amount: 10_000,
  status: 'open' as const,
  rate: 1,
  winAmount: 0,
  startTime: 0,
  clientSeed: 'seed',
  nonce: 1,
  serverSeedHash: 'ab'.repeat(32),
  mines: 3,
  opened: [],
  showMineIndex: [],
};
const picture = {
  round,
  seeds: SEEDS,
  latest: [],
  betAmountRange: { min: 1_000, max: 5_000_000 },
  maxProfit: 1_000_000_000,
  players: 1,
  curTime: 0,
};

it('a tile that is tapped without a connection is not sent, and that is said; with one it is', async () => {
  const asked: string[] = [];
  const showToast = vi.fn();
  let follower: { onSnapshot: (room: never) => void } | null = null;
  const request: Channel['request'] = (call) => {
    asked.push(call.route);
    return new Promise(() => undefined);
  };
  const follow: Channel['follow'] = (spec) => {
    follower = spec as never;
    return { refresh: () => undefined, stop: () => undefined };
  };
  const clock = { now: () => 0 };
  const bus = createBus();
  const session = createActor(
    sessionMachine.provide({ actors: { checkToken: fromPromise<User, TokenInput>(async () => user) } }),
    { input: { clock, token: 'a token' } },
  ).start();
  await expect.poll(() => session.getSnapshot().context.user).not.toBeNull();
  const room = openSoloRoom(
    {
      bus,
      clock,
      session,
      channel: { request, follow, subscribe: () => () => undefined },
      site: { get: () => null, subscribe: () => () => undefined, heard: () => undefined },
      storage: { get: () => null, set: () => undefined },
      speech: createSpeech({ read: () => null, write: () => undefined }),
      showToast,
      newCommandId: () => 'command-1',
    },
    minesGame,
  );
  const told = (): NonNullable<typeof follower> => {
    if (follower === null) throw new Error('nobody follows');
    return follower;
  };
  told().onSnapshot(picture as never);
  bus.emit('channel/status', { status: 'disconnect', attempt: 1, retryAt: null, silent: false });
  room.select(3);
  expect(asked).toEqual([]);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'room.notSentTitle' }));
  bus.emit('channel/status', { status: 'connected', attempt: 1, retryAt: null, silent: false });
  told().onSnapshot(picture as never);
  room.select(3);
  expect(asked).toEqual([minesCalls.selectCard.route]);
  room.close();
  session.stop();
});
