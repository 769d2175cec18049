import { type ActorRefFrom, createActor } from 'xstate';
import { CURRENCY } from '../../../../contract/constants';
import { wingoCalls, type WingoModel, type WingoSelection, wingoStreams } from '../../../../contract/wingo';
import { isUnsure } from '../../../../machines/kit/refusal';
import { openPhase } from '../../../../machines/wingo/desk';
import type { wingoMachine } from '../../../../machines/wingo/machine';
import { takesPicks, type WingoSnapshot } from '../../../../machines/wingo/select';
import type { House } from '../../../house/house';
import { type Channel, part } from '../../../net/channel';
import type { StageFeed } from '../../../stage';
import { createWingoFeed } from '../feed';
import { readAmount } from '../../../play/room/amount';
import { createCommandIds } from '../../../play/room/commandIds';
import { followHouse, followPlayer, moneyWords, playerOf } from '../../../play/room/houseTies';
import { MODEL_LIST, readModel } from './models';
import { FIRST_STAKE, type SentSlip, type Slip } from './slip';
import { wingoOver } from './slots';

const AMOUNT_KEY = 'wingo.amount';
const MODEL_KEY = 'wingo.model';

/** What the player's own bets of a phase came to, in rupiah. */
export type Settled = NonNullable<WingoSnapshot['context']['result']>;

/** The open room: its machine, what the canvas is shown, and what the player can do in it. Amounts are rupiah on each selection. */
export interface WingoRoom {
  readonly actor: ActorRefFrom<typeof wingoMachine>;
  readonly feed: StageFeed<'wingo'>;
  selectModel(model: WingoModel): void;
  toggle(option: WingoSelection): void;
  clear(): void;
  setAmount(amount: number): void;
  setMultiple(multiple: number): void;
  /** Sends what is chosen. */
  place(): void;
  /** Chooses what a slip says and sends it. */
  repeat(slip: Slip): void;
  setFullOpen(on: boolean): void;
  /** Calls back with each order that the server has taken, as it was set up. */
  onTaken(taken: (slip: SentSlip) => void): () => void;
  /** Calls back with what the player's own bets of a phase came to, once the machine lets it be shown (3 s after the draw). */
  onSettled(settled: (result: Settled) => void): () => void;
  close(): void;
}

/** As much of the house as the room is wired to. */
export interface RoomHouse extends Pick<
  House,
  'bus' | 'clock' | 'session' | 'storage' | 'speech' | 'showToast' | 'newCommandId'
> {
  readonly channel: Pick<Channel, 'request' | 'follow' | 'subscribe'>;
}

/**
 * Opens the Wingo room over the house: follows all three models into one machine, the player's own results with them, and what the
 * machine says about money back into the session.
 * @param wanted the model that the address asks for; without one the last one on this device
 */
export function openWingoRoom(house: RoomHouse, wanted: WingoModel | null): WingoRoom {
  const { channel, clock, session, storage, newCommandId } = house;
  const model = wanted ?? readModel(storage.get(MODEL_KEY)) ?? 1;
  const actor = createActor(wingoOver(channel), {
    input: { clock, userId: playerOf(session), model },
  });
  const { send } = actor;
  const ids = createCommandIds(newCommandId);
  const money = moneyWords(house);
  let sent: Slip | null = null;
  const leaving: (() => void)[] = [];

  actor.on('accepted', () => ids.answered());
  actor.on('refused', ({ refusal }) => {
    if (!isUnsure(refusal)) ids.answered();
  });
  actor.on('balance', money.balance);
  actor.on('balance.refresh', money.refresh);
  actor.on('refused', money.refused);
  actor.start();
  send({ type: 'amount.set', amount: readAmount(storage.get(AMOUNT_KEY) ?? '').amount ?? FIRST_STAKE });

  /** Streams carry all models; each model waits for its own snapshot. */
  const followed = new Map(
    MODEL_LIST.map((one) => [
      one,
      channel.follow({
        call: wingoCalls.curRound,
        payload: { currency: CURRENCY, model: one },
        only: { model: one },
        parts: [
          part(wingoStreams.start, (start) => send({ type: 'wire.start', start })),
          part(wingoStreams.end, (end) => send({ type: 'wire.end', end })),
          part(wingoStreams.update, (update) => send({ type: 'wire.update', update }), CURRENCY),
        ],
        onSnapshot: (round) => send({ type: 'wire.snapshot', round }),
      }),
    ]),
  );
  actor.on('resync', ({ reason, model: one }) => {
    // A new connection brings its snapshots by itself. Another player's own orders are in every model's snapshot.
    if (reason === 'user') for (const following of followed.values()) following.refresh();
    else if (reason !== 'online') followed.get(one)?.refresh();
  });
  leaving.push(...[...followed.values()].map((following) => () => following.stop()));

  /** The player's own results come under the player's id. */
  const listen = (id: string | null) =>
    id === null
      ? () => undefined
      : channel.subscribe(wingoStreams.result, id, (result) => send({ type: 'wire.result', result }));
  let unlisten = listen(playerOf(session));
  leaving.push(
    followPlayer(session, (userId) => {
      unlisten();
      unlisten = listen(userId);
    }),
    () => unlisten(),
    followHouse(house, send),
  );

  const mayPlace = () => actor.getSnapshot().matches({ bets: 'idle' });
  const place = () => {
    if (!mayPlace()) return;
    const { context } = actor.getSnapshot();
    const { picks: select, amount, multiple } = context;
    sent = { select, amount, multiple };
    send({
      type: 'bet.place',
      uuid: ids.of(`${openPhase(context, clock.now())} ${select.join('+')} ${amount}×${multiple}`),
    });
  };

  return {
    actor,
    feed: createWingoFeed(actor, clock),
    selectModel(next) {
      storage.set(MODEL_KEY, String(next));
      send({ type: 'model.select', model: next });
    },
    toggle(option) {
      if (takesPicks(actor.getSnapshot())) send({ type: 'pick.toggle', option });
    },
    clear: () => send({ type: 'pick.clear' }),
    setAmount(amount) {
      storage.set(AMOUNT_KEY, String(amount).replace('.', ','));
      send({ type: 'amount.set', amount });
    },
    setMultiple: (multiple) => send({ type: 'multiple.set', multiple }),
    place,
    repeat({ select, amount, multiple }) {
      if (!mayPlace()) return;
      send({ type: 'pick.clear' });
      for (const option of select) send({ type: 'pick.toggle', option });
      send({ type: 'amount.set', amount });
      send({ type: 'multiple.set', multiple });
      place();
    },
    setFullOpen: (on) => send({ type: 'view.fullOpen', on }),
    onTaken(taken) {
      const subscription = actor.on('accepted', ({ phase }) => {
        if (sent !== null) taken({ ...sent, phase });
      });
      return () => subscription.unsubscribe();
    },
    onSettled(settled) {
      let before = actor.getSnapshot().context;
      const subscription = actor.subscribe(({ context }) => {
        const { result, userId: whose } = before;
        before = context;
        // The machine lets go of a result when its time has come, or with the player.
        if (result !== null && context.result === null && whose === context.userId) settled(result);
      });
      return () => subscription.unsubscribe();
    },
    close() {
      for (const leave of leaving.splice(0)) leave();
      actor.stop();
    },
  };
}
