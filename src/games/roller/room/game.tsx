import { CURRENCY } from '../../../../contract/constants';
import { rollerCalls, rollerStreams } from '../../../../contract/roller';
import { rollerMachine } from '../../../../machines/roller/machine';
import { replyOf, resultOf, roomOf, updateOf } from '../../../../machines/kit/solo/wire';
import { pageOf } from '../../../../machines/kit/wire';
import type { RollerKinds, RollerRound } from '../../../../machines/roller/types';
import type { Draws } from '../../../../rules/fairness/draws';
import type { Translate } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { fromSen } from '../../../../rules/money';
import { isEmpty, part } from '../../../net/channel';
import { createRollerFeed, type RollerDesk } from '../feed';
import type { SoloRoomGame, SoloRoomWiring, SoloWire } from '../../../play/solo/game';
import { Rolled } from './Rolled';

/** A round is over as it begins: there is nothing to ask for in it. */
const noStep = (): Promise<never> => Promise.reject(new Error('a roller round has no steps'));

const wire: SoloWire<RollerKinds> = {
  follow: (channel, hear) =>
    channel.follow({
      call: rollerCalls.curRound,
      payload: { currency: CURRENCY },
      parts: [part(rollerStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) }))],
      onSnapshot: (room) => hear({ type: 'wire.snapshot', room: roomOf(room) }),
    }),
  listen: (channel, userId, hear) =>
    channel.subscribe(rollerStreams.result, userId, (result) =>
      hear({ type: 'wire.result', result: resultOf(result) }),
    ),
  async start(channel, { amount, choice: { choose, isHigher }, uuid }) {
    const { balance, seeds, ...round } = await channel.request(rollerCalls.startRound, {
      amount: fromSen(amount),
      choose,
      isHigher,
      currency: CURRENCY,
      uuid,
    });
    return replyOf({ round, balance, seeds });
  },
  select: noStep,
  cash: noStep,
  async mine(channel, ask) {
    const reply = await channel.request(rollerCalls.myPastRound, ask, { quiet: true });
    return isEmpty(reply) ? null : pageOf(reply);
  },
  async setSeed(channel, clientSeed, uuid) {
    return (await channel.request(rollerCalls.setSeed, { clientSeed, uuid })).seeds;
  },
  async rotateSeed(channel, uuid) {
    const { seeds, revealed } = await channel.request(rollerCalls.rotateSeed, { uuid });
    return { seeds, serverSeed: revealed.serverSeed };
  },
};

/** The roller room as the shared parts of solo rooms know it. */
export const rollerGame = {
  id: 'roller',
  wire,
  steps: () => 0,
  face: (_t: Translate, round: RollerRound) => <Rolled {...round} won={round.status === 'won'} />,
  shown: ({ result }: Pick<RollerRound, 'result'>) => formatAmount(result),
  async rule() {
    const { resultOf } = await import('../../../../rules/roller/roller');
    return ({ digest }: Pick<Draws, 'digest'>) => formatAmount(resultOf(digest));
  },
} satisfies SoloRoomGame<RollerKinds>;

/** The same with what opens it over the desk of a visit. */
export const rollerOver = (desk: RollerDesk): SoloRoomWiring<RollerKinds> => ({
  ...rollerGame,
  machine: rollerMachine,
  createFeed: (actor, clock) => createRollerFeed(actor, clock, desk),
});
