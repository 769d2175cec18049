import { type ActorRefFrom, createActor } from 'xstate';
import { CURRENCY } from '../../../../contract/constants';
import { crashCalls, crashStreams } from '../../../../contract/crash';
import type { crashPushes } from '../../../../contract/pushes';
import type { PushPayload } from '../../../../contract/wire';
import { runnerOf } from '../../../../machines/autobet/runner';
import type { AutoConfig } from '../../../../machines/autobet/types';
import type { crashMachine } from '../../../../machines/crash/machine';
import { phaseOf } from '../../../../machines/crash/select';
import { isUnsure } from '../../../../machines/kit/refusal';
import { type Rate, toSen } from '../../../../rules/money';
import type { House } from '../../../house/house';
import { type Channel, part } from '../../../net/channel';
import { createCrashFeed, type CrashFeed } from '../feed';
import { createCommandIds } from '../../../play/room/commandIds';
import { followHouse, moneyWords, playerOf } from '../../../play/room/houseTies';
import { crashOver } from './slots';

/** The open room: its machine, its flight clock, and what the player can do in it. Rates are 1/10000. */
export interface CrashRoom {
  readonly actor: ActorRefFrom<typeof crashMachine>;
  /** What the canvas is shown; its flight clock also runs the amount on the button, by `feed.now()`. */
  readonly feed: CrashFeed;
  /** In the round that prepares, otherwise in the next one. @param amount rupiah, as its field has it */
  place(amount: number, auto: Rate | null): void;
  cancel(): void;
  cashOut(): void;
  /** @param balance rupiah */
  startAuto(config: AutoConfig, balance: number): void;
  stopAuto(): void;
  close(): void;
}

/** As much of the house as the room is wired to. */
export interface RoomHouse extends Pick<
  House,
  'bus' | 'clock' | 'session' | 'site' | 'speech' | 'showToast' | 'newCommandId'
> {
  readonly channel: Pick<Channel, 'request' | 'follow'>;
}

/**
 * Opens the crash room over the house: follows the room's snapshot and streams into the machine, its ticks into the flight clock, and
 * what the machine says about money back into the session.
 */
export function openCrashRoom(house: RoomHouse): CrashRoom {
  const { channel, bus, clock, session, newCommandId } = house;
  const actor = createActor(crashOver(channel), { input: { clock, userId: playerOf(session) } });
  const feed = createCrashFeed(actor, clock);
  const ids = {
    place: createCommandIds(newCommandId),
    cancel: createCommandIds(newCommandId),
    escape: createCommandIds(newCommandId),
  };
  const money = moneyWords(house);

  actor.on('accepted', ({ action }) => ids[action === 'bet' ? 'place' : 'cancel'].answered());
  actor.on('refused', ({ action, refusal }) => {
    if (!isUnsure(refusal)) ids[action === 'bet' ? 'place' : action].answered();
  });
  actor.on('balance', money.balance);
  actor.on('balance.refresh', money.refresh);
  actor.on('refused', money.refused);
  actor.on('missed', money.missed);
  actor.start();
  const unfollow = feed.follow();

  const following = channel.follow({
    call: crashCalls.curGame,
    payload: { currency: CURRENCY },
    parts: [
      part(crashStreams.data, (text) => {
        feed.tick(text);
        // The rocket has left, whatever our timer says.
        if (phaseOf(actor.getSnapshot()) === 'preparation') actor.send({ type: 'wire.tick' });
      }),
      part(crashStreams.start, (start) => actor.send({ type: 'wire.start', start })),
      part(crashStreams.end, (end) => actor.send({ type: 'wire.end', end })),
      part(crashStreams.betInfo, (info) => actor.send({ type: 'wire.betInfo', info })),
      part(crashStreams.escapeInfo, (info) => actor.send({ type: 'wire.escapeInfo', info })),
    ],
    onSnapshot: (game) => actor.send({ type: 'wire.snapshot', game }),
  });
  // A new connection brings a snapshot by itself.
  actor.on('resync', ({ reason }) => {
    if (reason !== 'online') following.refresh();
  });
  // When many leave at once the room's stream does not name everybody, but one's own cash-out always comes.
  const onOwnEscape = (info: PushPayload<typeof crashPushes.ownEscape>) =>
    actor.send({ type: 'wire.escapeInfo', info });
  bus.on('ownEscape', onOwnEscape);
  const unfollowHouse = followHouse(house, actor.send);

  return {
    actor,
    feed,
    place: (amount, auto) =>
      actor.send({
        type: 'bet.place',
        amount: toSen(amount),
        auto,
        uuid: ids.place.of(`${actor.getSnapshot().context.betRoundId} ${amount} ${auto ?? ''}`),
      }),
    cancel: () => actor.send({ type: 'bet.cancel', uuid: ids.cancel.of(actor.getSnapshot().context.betRoundId) }),
    cashOut: () => actor.send({ type: 'bet.cashOut', uuid: ids.escape.of(actor.getSnapshot().context.roundId) }),
    startAuto(config, balance) {
      const { limits } = actor.getSnapshot().context;
      const run = runnerOf(limits, { config, balance: toSen(balance), runId: newCommandId() });
      if (run !== null) actor.send({ type: 'auto.start', run });
    },
    stopAuto: () => actor.send({ type: 'auto.stop' }),
    close() {
      unfollowHouse();
      bus.off('ownEscape', onOwnEscape);
      following.stop();
      unfollow();
      actor.stop();
    },
  };
}
