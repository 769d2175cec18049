import { type ActorRef, createActor, type EventObject, fromPromise, type Snapshot } from 'xstate';
import { stakesOf, takesBets } from '../../../machines/kit/pool/desk';
import type { Shown } from '../../../machines/kit/pool/select';
import { sumOf, type Stakes } from '../../../machines/kit/pool/stakes';
import type { BetAnswer, PlaceInput, PoolEmitted, PoolResult } from '../../../machines/kit/pool/types';
import { isUnsure } from '../../../machines/kit/refusal';
import type { House } from '../../house/house';
import type { Channel } from '../../net/channel';
import type { Watched } from '../../preview/chart/watch';
import type { StageFeed } from '../../stage';
import { FIRST_AMOUNT, readAmount } from '../room/amount';
import { createCommandIds } from '../room/commandIds';
import { followHouse, followPlayer, moneyWords, playerOf } from '../room/houseTies';
import type { AnyPool, PoolRoomGame, PoolRoomWiring } from './game';

/** A snapshot of a room's machine, as far as the shared parts read it. */
export type PoolView<P extends AnyPool = AnyPool, D = unknown> = Snapshot<unknown> & Shown<P, D>;

/** The room's machine, running. */
export type PoolActor<P extends AnyPool = AnyPool, D = unknown> = Pick<ActorRef<PoolView<P, D>, EventObject, PoolEmitted<P, D>>, 'getSnapshot' | 'subscribe' | 'on'>;

/** The open room: its machine, what the canvas is shown, and what the player can do in it. Amounts are rupiah on one pool. */
export interface PoolRoom<P extends AnyPool = AnyPool, D = unknown, R = unknown> {
  readonly game: PoolRoomGame<P, D, R>;
  readonly actor: PoolActor<P, D>;
  readonly watched: Watched;
  readonly feed: StageFeed;
  /** Puts the amount on a pool; nothing is sent yet. */
  tap(pool: P): void;
  undo(): void;
  clear(): void;
  double(): void;
  setAmount(amount: number): void;
  /** Sends what is set up; in the result phase it waits for the next round. */
  place(): void;
  /** The same with the stakes of the last round. */
  again(): void;
  /** Takes back what waits for the next round. */
  cancelQueued(): void;
  /** Calls back with what the player's own bets of a round came to, once the picture has told it. */
  onSettled(settled: (result: PoolResult) => void): () => void;
  close(): void;
}

/** As much of the house as the room is wired to. */
export interface RoomHouse extends Pick<House, 'bus' | 'clock' | 'session' | 'storage' | 'preferences' | 'speech' | 'showToast' | 'newCommandId'> {
  readonly channel: Pick<Channel, 'request' | 'follow' | 'subscribe'>;
}

const intentOf = <P>(roundId: string, stakes: Stakes<P>): string => `${roundId} ${[...stakes].map(([pool, amount]) => `${String(pool)}=${amount}`).join('+')}`;

/** Opens the room of a game of pools over the house, and says what its machine says about money back into the session. */
export function openPoolRoom<P extends AnyPool, D, R>(house: RoomHouse, game: PoolRoomWiring<P, D, R>): PoolRoom<P, D, R> {
  const { channel, clock, session, storage, newCommandId } = house;
  const amountKey = `${game.id}.amount`;
  const machine = game.machine.provide({
    actors: {
      placeBets: fromPromise<readonly BetAnswer<P>[], PlaceInput<P>>(({ input: { roundId, bets } }) =>
        Promise.all(bets.map((bet) => game.wire.bet(channel, { ...bet, roundId }).then(
          (reply): BetAnswer<P> => ({ ok: true, pool: bet.pool, amount: bet.amount, roundId: reply.roundId, balance: reply.balance, bet: reply.bet }),
          (error: unknown): BetAnswer<P> => ({ ok: false, pool: bet.pool, error }),
        ))),
      ),
    },
  });
  const actor = createActor(machine, { input: { clock, userId: playerOf(session) } });
  const { send } = actor;
  const ids = createCommandIds(newCommandId);
  const money = moneyWords(house);
  const leaving: (() => void)[] = [];

  actor.on('accepted', () => ids.answered());
  actor.on('refused', ({ refusal }) => {
    if (!isUnsure(refusal)) ids.answered();
  });
  actor.on('balance', money.balance);
  actor.on('balance.refresh', money.refresh);
  actor.on('refused', money.refused);
  actor.start();
  send({ type: 'amount.set', amount: readAmount(storage.get(amountKey) ?? '').amount ?? game.chips[1] ?? FIRST_AMOUNT });

  const following = game.wire.follow(channel, send);
  actor.on('resync', ({ reason }) => {
    // A new connection brings its snapshot by itself.
    if (reason !== 'online') following.refresh();
  });
  /** The player's own results come under the player's id. */
  const listen = (id: string | null) => (id === null ? () => undefined : game.wire.listen(channel, id, send));
  let unlisten = listen(playerOf(session));
  leaving.push(
    () => following.stop(),
    followPlayer(session, (userId) => {
      unlisten();
      unlisten = listen(userId);
    }),
    () => unlisten(),
    followHouse(house, send),
  );

  /** The id of a press follows from what it is about, and in which round. */
  const press = (type: 'bet.place' | 'bet.again') => {
    const { context } = actor.getSnapshot();
    if (!actor.getSnapshot().matches({ bets: 'idle' })) return;
    const stakes = stakesOf(context, { type, uuid: '' });
    const open = takesBets(context, clock.now()) ? '' : 'after ';
    if (sumOf(stakes) > 0) send({ type, uuid: ids.of(intentOf(`${open}${context.round?.roundId ?? ''}`, stakes)) });
  };

  return {
    game,
    actor,
    watched: actor,
    feed: game.createFeed(actor, clock),
    tap: (pool) => send({ type: 'slip.tap', pool }),
    undo: () => send({ type: 'slip.undo' }),
    clear: () => send({ type: 'slip.clear' }),
    double: () => send({ type: 'slip.double' }),
    setAmount(amount) {
      storage.set(amountKey, String(amount).replace('.', ','));
      send({ type: 'amount.set', amount });
    },
    place: () => press('bet.place'),
    again: () => press('bet.again'),
    cancelQueued: () => send({ type: 'queue.cancel' }),
    onSettled(settled) {
      const subscription = actor.on('settled', ({ result }) => settled(result));
      return () => subscription.unsubscribe();
    },
    close() {
      for (const leave of leaving.splice(0)) leave();
      actor.stop();
    },
  };
}

