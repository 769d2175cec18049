import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { isOpen } from '../../../machines/kit/solo/desk';
import { isOffline } from '../../../machines/kit/solo/select';
import type { soloMachine } from '../../../machines/kit/solo/machine';
import type { CashAsk, SelectAsk, SoloEvent, SoloReply, StartAsk } from '../../../machines/kit/solo/types';
import { isUnsure } from '../../../machines/kit/refusal';
import { toSen } from '../../../rules/money';
import type { House } from '../../house/house';
import type { Channel } from '../../net/channel';
import type { StageFeed } from '../../stage';
import { createCommandIds } from '../room/commandIds';
import { followHouse, followPlayer, moneyWords, playerOf } from '../room/houseTies';
import type { SoloKind, SoloRoomGame, SoloRoomWiring } from './game';
import { watchSeeds } from './seen';

/** The room's machine, running. */
export type SoloActor<K extends SoloKind> = ActorRefFrom<ReturnType<typeof soloMachine<K>>>;

/** The open room: its machine, what the canvas is shown, and what the player can do in it. */
export interface SoloRoom<K extends SoloKind = SoloKind> {
  readonly game: SoloRoomGame<K>;
  readonly actor: SoloActor<K>;
  readonly feed: StageFeed;
  /** @param amount rupiah, as its field has it */
  start(amount: number, choice: K['start']): void;
  select(select: K['select']): void;
  cash(): void;
  /** The player ends a run: the round that is open is theirs from now on. */
  stopAuto(): void;
  /** @throws CodeError 731 when it is none */
  setClientSeed(text: string): Promise<void>;
  /** Opens the server seed and takes the next one. @returns the one that was opened @throws CodeError 710 while a round is open */
  rotate(): Promise<string>;
  close(): void;
}

/** As much of the house as the room is wired to. */
export interface RoomHouse extends Pick<
  House,
  'bus' | 'clock' | 'session' | 'site' | 'storage' | 'speech' | 'showToast' | 'newCommandId'
> {
  readonly channel: Pick<Channel, 'request' | 'follow' | 'subscribe'>;
}

/** Opens the room of a solo game over the house: its commands go over the channel, what it says about money back into the session. */
export function openSoloRoom<K extends SoloKind>(house: RoomHouse, game: SoloRoomWiring<K>): SoloRoom<K> {
  const { channel, clock, session, site, newCommandId } = house;
  const { wire } = game;
  const machine = game.machine.provide({
    actors: {
      startRound: fromPromise<SoloReply<K>, StartAsk<K>>(({ input }) => wire.start(channel, input)),
      selectCard: fromPromise<SoloReply<K>, SelectAsk<K>>(({ input }) => wire.select(channel, input)),
      cashRound: fromPromise<SoloReply<K>, CashAsk>(({ input }) => wire.cash(channel, input)),
    },
  });
  const actor = createActor(machine, {
    input: { clock, userId: playerOf(session), minRoundMs: () => site.get()?.flags.minRoundMs ?? 0 },
  });
  const send = (event: SoloEvent<K>) => actor.send(event);
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

  const following = wire.follow(channel, send);
  actor.on('resync', ({ reason }) => {
    // A new connection brings its snapshot by itself.
    if (reason !== 'online') following.refresh();
  });
  actor.on('missed', ({ roundId }) => {
    wire.mine(channel, { page: 1, size: 1 }).then(
      (page) => {
        const { seeds } = actor.getSnapshot().context;
        const round = page?.list.find((past) => past.roundId === roundId);
        send(
          round !== undefined && seeds !== null
            ? { type: 'wire.result', result: { round, seeds } }
            : { type: 'round.unfound' },
        );
      },
      // The history tells it as well; the balance was read.
      () => send({ type: 'round.unfound' }),
    );
  });
  /** The player's own rounds come under the player's id. */
  const listen = (id: string | null) => (id === null ? () => undefined : wire.listen(channel, id, send));
  let unlisten = listen(playerOf(session));
  leaving.push(
    () => following.stop(),
    watchSeeds(actor, house, game.id),
    followPlayer(session, (userId) => {
      unlisten();
      unlisten = listen(userId);
    }),
    () => unlisten(),
    followHouse(house, send),
  );

  /** The id of a press follows from what it is about: the round and how far it is. */
  const idOf = (deed: string): string => {
    const { round, seeds } = actor.getSnapshot().context;
    return ids.of(
      round !== null && isOpen(round)
        ? `${deed} ${round.roundId} ${game.steps(round)}`
        : `${deed} ${seeds?.serverSeedHash ?? ''} ${seeds?.nonce ?? ''}`,
    );
  };

  /** Sends a command, or says that there is no connection: a tile of an open round can be tapped at any time. */
  const command = (event: SoloEvent<K>): void => {
    if (isOffline(actor.getSnapshot())) money.notSent();
    else send(event);
  };

  return {
    game,
    actor,
    feed: game.createFeed(actor, clock),
    start: (amount, choice) =>
      command({
        type: 'round.start',
        amount: toSen(amount),
        choice,
        uuid: idOf(`start ${amount} ${JSON.stringify(choice)}`),
      }),
    select: (select) => command({ type: 'round.select', select, uuid: idOf(`select ${select}`) }),
    cash: () => command({ type: 'round.cash', uuid: idOf('cash') }),
    stopAuto() {
      send({ type: 'hand.lift' });
      send({ type: 'auto.stop' });
    },
    async setClientSeed(text) {
      send({ type: 'seeds.changed', seeds: await wire.setSeed(channel, text, newCommandId()) });
    },
    async rotate() {
      const { seeds, serverSeed } = await wire.rotateSeed(channel, newCommandId());
      send({ type: 'seeds.changed', seeds });
      return serverSeed;
    },
    close() {
      for (const leave of leaving.splice(0)) leave();
      actor.stop();
    },
  };
}
