import { CURRENCY } from '../../../../contract/constants';
import { hiloCalls, hiloStreams } from '../../../../contract/hilo';
import { hiloMachine } from '../../../../machines/hilo/machine';
import { replyOf, resultOf, roomOf, updateOf } from '../../../../machines/kit/solo/wire';
import { pageOf } from '../../../../machines/kit/wire';
import type { HiloKinds } from '../../../../machines/hilo/types';
import { cardName } from '../../../../rules/hilo/cards';
import { fromSen } from '../../../../rules/money';
import { isEmpty, part } from '../../../net/channel';
import { createHiloFeed } from '../feed';
import type { SoloRoomWiring } from '../../../play/solo/game';
import { Cards } from './Cards';

/** What of a round its proof is about: the cards, in their order. */
interface Dealt {
  readonly cards: readonly { readonly card: number }[];
}

/** Hilo as the shared parts of the solo rooms know it, with its wire. */
export const hiloGame = {
  id: 'hilo',
  machine: hiloMachine,
  createFeed: createHiloFeed,
  wire: {
    follow: (channel, hear) =>
      channel.follow({
        call: hiloCalls.curRound,
        payload: { currency: CURRENCY },
        parts: [part(hiloStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) }))],
        onSnapshot: (room) => hear({ type: 'wire.snapshot', room: roomOf(room) }),
      }),
    listen: (channel, userId, hear) =>
      channel.subscribe(hiloStreams.result, userId, (result) =>
        hear({ type: 'wire.result', result: resultOf(result) }),
      ),
    start: async (channel, { amount, uuid }) =>
      replyOf(await channel.request(hiloCalls.startRound, { amount: fromSen(amount), currency: CURRENCY, uuid })),
    select: async (channel, { roundId, select, uuid }) =>
      replyOf(await channel.request(hiloCalls.selectCard, { roundId, select, uuid })),
    cash: async (channel, { roundId, uuid }) => replyOf(await channel.request(hiloCalls.cashRound, { roundId, uuid })),
    async mine(channel, ask) {
      const reply = await channel.request(hiloCalls.myPastRound, ask, { quiet: true });
      return isEmpty(reply) ? null : pageOf(reply);
    },
    setSeed: async (channel, clientSeed, uuid) =>
      (await channel.request(hiloCalls.setSeed, { clientSeed, uuid })).seeds,
    async rotateSeed(channel, uuid) {
      const { seeds, revealed } = await channel.request(hiloCalls.rotateSeed, { uuid });
      return { seeds, serverSeed: revealed.serverSeed };
    },
  },
  steps: ({ cards }) => cards.length,
  face: (t, round) => <Cards t={t} cards={round.cards} />,
  shown: ({ cards }: Dealt) => cards.map(({ card }) => cardName(card)).join(' '),
  async rule({ cards }: Dealt) {
    const { drawCards } = await import('../../../../rules/hilo/cards');
    return (draws) => drawCards(draws.floats(), cards.length).map(cardName).join(' ');
  },
} satisfies SoloRoomWiring<HiloKinds>;
