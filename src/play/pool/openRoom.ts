import { type ActorRef, createActor, type EventObject, fromPromise, type Snapshot } from 'xstate';
import { stakesOf } from '../../../machines/kit/pool/desk';
import type { Runner } from '../../../machines/autobet/runner';
import type { Shown } from '../../../machines/kit/pool/select';
import { sumOf } from '../../../machines/kit/pool/stakes';
import type { BetAnswer, BetInput, PlaceInput } from '../../../machines/kit/pool/command';
import type { PoolEmitted, PoolResult, TableId } from '../../../machines/kit/pool/types';
import { isUnsure, refusalOf } from '../../../machines/kit/refusal';
import { fromSen, toSen } from '../../../rules/money';
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

/** The open room: its machine, what the canvas is shown, and what the player can do in it. */
export interface PoolRoom<P extends AnyPool = AnyPool, D = unknown, R = unknown> {
  readonly game: PoolRoomGame<P, D, R>;
  readonly actor: PoolActor<P, D>;
  readonly watched: Watched;
  readonly feed: StageFeed;
  /** Another table comes on screen. */
  selectTable(table: TableId): void;
  /** Puts the amount on a pool, or chooses it; nothing is sent yet. */
  tap(pool: P): void;
  undo(): void;
  clear(): void;
  double(): void;
  /** @param amount rupiah on one pool, as its field has it */
  setAmount(amount: number): void;
  setMultiple(multiple: number): void;
  setFull(on: boolean): void;
  /** Sends what is set up; in the result phase it waits for the next round. */
  place(): void;
  /** The same with the stakes of the last round. */
  again(): void;
  /** Takes back what waits for the next round. */
  cancelQueued(): void;
  /** Repeats what is set up, or else the last stakes. @param run of `machines/autobet/runner` */
  startRun(run: Runner): void;
  stopRun(): void;
  /** Calls back with what the player's own bets of a round came to, once the picture has told it. */
  onSettled(settled: (result: PoolResult) => void): () => void;
  close(): void;
}

/** As much of the house as the room is wired to. */
export interface RoomHouse extends Pick<
  House,
  'bus' | 'clock' | 'session' | 'site' | 'storage' | 'speech' | 'showToast' | 'newCommandId'
> {
  readonly channel: Pick<Channel, 'request' | 'follow' | 'subscribe'>;
}

/**
 * Opens the room of a game of pools over the house: follows all its tables into one machine, the player's own results with them, and says
 * what the machine says about money back into the session.
 * @param wanted the table that is asked for; without one the last one on this device
 */
export function openPoolRoom<P extends AnyPool, D, R>(
  house: RoomHouse,
  game: PoolRoomWiring<P, D, R>,
  wanted: TableId | null = null,
): PoolRoom<P, D, R> {
  const { channel, clock, session, storage, newCommandId } = house;
  const amountKey = `${game.id}.amount`;
  const { ids: tables, kept } = game.tables ?? { ids: [0], kept: null };
  const stored = kept === null ? null : storage.get(kept);
  const [first = 0] = tables;
  const table = wanted ?? tables.find((id) => String(id) === stored) ?? first;
  const ids = createBetIds<P>();
  const sendBet = (roundId: string, bet: BetInput<P>): Promise<BetAnswer<P>> =>
    game.wire.bet(channel, { ...bet, amount: fromSen(bet.amount), roundId, uuid: ids.of(roundId, bet) }).then(
      (reply): BetAnswer<P> => {
        ids.answered(roundId, bet);
        return {
          ok: true,
          select: bet.select,
          amount: bet.amount,
          roundId: reply.roundId,
          balance: reply.balance,
          bet: reply.bet && { ...reply.bet, uuid: reply.bet.uuid ?? bet.uuid },
        };
      },
      (error: unknown): BetAnswer<P> => {
        if (!isUnsure(refusalOf(error))) ids.answered(roundId, bet);
        return { ok: false, error };
      },
    );
  const machine = game.machine.provide({
    actors: {
      placeBets: fromPromise<readonly BetAnswer<P>[], PlaceInput<P>>(({ input: { roundId, bets } }) =>
        Promise.all(bets.map((bet) => sendBet(roundId, bet))),
      ),
    },
  });
  const actor = createActor(machine, { input: { clock, userId: playerOf(session), table } });
  const { send } = actor;
  const money = moneyWords(house);
  const leaving: (() => void)[] = [];

  actor.on('balance', money.balance);
  actor.on('balance.refresh', money.refresh);
  actor.on('refused', money.refused);
  actor.on('missed', money.missed);
  actor.start();
  send({
    type: 'amount.set',
    amount: toSen(readAmount(storage.get(amountKey) ?? '').amount ?? game.first ?? game.chips[1] ?? FIRST_AMOUNT),
  });

  const followed = new Map(tables.map((id) => [id, game.wire.follow(channel, send, id)]));
  actor.on('resync', ({ reason, table: one }) => {
    // A new connection brings its snapshots by itself. Another player's own bets are in every table's snapshot.
    if (reason === 'user') for (const following of followed.values()) following.refresh();
    else if (reason !== 'online') followed.get(one)?.refresh();
  });
  /** The player's own results come under the player's id. */
  const listen = (id: string | null) => (id === null ? () => undefined : game.wire.listen(channel, id, send));
  let unlisten = listen(playerOf(session));
  leaving.push(
    ...[...followed.values()].map((following) => () => following.stop()),
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
    if (snapshot.matches({ bets: 'idle' }) && sumOf(stakesOf(snapshot.context, { type, uuid: '' })) > 0n)
      send({ type, uuid: newCommandId() });
  };

  return {
    game,
    actor,
    watched: actor,
    feed: game.createFeed(actor, clock),
    selectTable(next) {
      if (kept !== null) storage.set(kept, String(next));
      send({ type: 'table.select', table: next });
    },
    tap: (pool) => send({ type: 'slip.tap', pool }),
    undo: () => send({ type: 'slip.undo' }),
    clear: () => send({ type: 'slip.clear' }),
    double: () => send({ type: 'slip.double' }),
    setAmount(amount) {
      storage.set(amountKey, String(amount).replace('.', ','));
      send({ type: 'amount.set', amount: toSen(amount) });
    },
    setMultiple: (multiple) => send({ type: 'multiple.set', multiple }),
    setFull: (on) => send({ type: 'view.full', on }),
    place: () => press('bet.place'),
    again: () => press('bet.again'),
    cancelQueued: () => send({ type: 'queue.cancel' }),
    startRun: (run) => send({ type: 'auto.start', run }),
    stopRun: () => send({ type: 'auto.stop' }),
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
