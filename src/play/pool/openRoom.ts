import { type ActorRef, createActor, type EventObject, fromPromise, type Snapshot } from 'xstate';
import { stakesOf } from '../../../machines/kit/pool/desk';
import type { Shown } from '../../../machines/kit/pool/select';
import { sumOf } from '../../../machines/kit/pool/stakes';
import type { BetAnswer, BetInput, PlaceInput, PoolEmitted, PoolResult } from '../../../machines/kit/pool/types';
import { isUnsure, refusalOf } from '../../../machines/kit/refusal';
import type { House } from '../../house/house';
import type { Channel } from '../../net/channel';
import type { Watched } from '../../preview/chart/watch';
import type { StageFeed } from '../../stage';
import { FIRST_AMOUNT, readAmount } from '../room/amount';
import { followHouse, followPlayer, moneyWords, playerOf } from '../room/houseTies';
import { createBetIds } from './betIds';
import type { AnyPool, PoolRoomGame, PoolRoomWiring } from './game';

/** A snapshot of a room's machine, as far as the shared parts read it. */
export type PoolView<P extends AnyPool = AnyPool, D = unknown> = Snapshot<unknown> & Shown<P, D>;

/** The room's machine, running. */
export type PoolActor<P extends AnyPool = AnyPool, D = unknown> = Pick<
  ActorRef<PoolView<P, D>, EventObject, PoolEmitted<P, D>>,
  'getSnapshot' | 'subscribe' | 'on'
>;

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
export interface RoomHouse extends Pick<
  House,
  'bus' | 'clock' | 'session' | 'storage' | 'preferences' | 'speech' | 'showToast' | 'newCommandId'
> {
  readonly channel: Pick<Channel, 'request' | 'follow' | 'subscribe'>;
}

/** Opens the room of a game of pools over the house, and says what its machine says about money back into the session. */
export function openPoolRoom<P extends AnyPool, D, R>(
  house: RoomHouse,
  game: PoolRoomWiring<P, D, R>,
): PoolRoom<P, D, R> {
  const { channel, clock, session, storage, newCommandId } = house;
  const amountKey = `${game.id}.amount`;
  const ids = createBetIds<P>();
  const sendBet = (roundId: string, bet: BetInput<P>): Promise<BetAnswer<P>> =>
    game.wire.bet(channel, { ...bet, roundId, uuid: ids.of(roundId, bet) }).then(
      (reply): BetAnswer<P> => {
        ids.answered(roundId, bet);
        return {
          ok: true,
          pool: bet.pool,
          amount: bet.amount,
          roundId: reply.roundId,
          balance: reply.balance,
          bet: reply.bet,
        };
      },
      (error: unknown): BetAnswer<P> => {
        if (!isUnsure(refusalOf(error))) ids.answered(roundId, bet);
        return { ok: false, pool: bet.pool, error };
      },
    );
  const machine = game.machine.provide({
    actors: {
      placeBets: fromPromise<readonly BetAnswer<P>[], PlaceInput<P>>(({ input: { roundId, bets } }) =>
        Promise.all(bets.map((bet) => sendBet(roundId, bet))),
      ),
    },
  });
  const actor = createActor(machine, { input: { clock, userId: playerOf(session) } });
  const { send } = actor;
  const money = moneyWords(house);
  const leaving: (() => void)[] = [];

  actor.on('balance', money.balance);
  actor.on('balance.refresh', money.refresh);
  actor.on('refused', money.refused);
  actor.start();
  send({
    type: 'amount.set',
    amount: readAmount(storage.get(amountKey) ?? '').amount ?? game.chips[1] ?? FIRST_AMOUNT,
  });

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
      ids.forget();
      unlisten();
      unlisten = listen(userId);
    }),
    () => unlisten(),
    followHouse(house, send),
  );

  const press = (type: 'bet.place' | 'bet.again') => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ bets: 'idle' }) && sumOf(stakesOf(snapshot.context, { type, uuid: '' })) > 0)
      send({ type, uuid: newCommandId() });
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
