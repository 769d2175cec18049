import { coinFlipCalls, coinFlipStreams } from '../../../../contract/coinFlip';
import { CURRENCY } from '../../../../contract/constants';
import { coinFlipMachine } from '../../../../machines/coinFlip/machine';
import { replyOf, resultOf, roomOf, updateOf } from '../../../../machines/kit/solo/wire';
import { pageOf } from '../../../../machines/kit/wire';
import type { CoinFlipKinds } from '../../../../machines/coinFlip/types';
import { fromSen } from '../../../../rules/money';
import { isEmpty, part } from '../../../net/channel';
import type { SoloRoomWiring } from '../../../play/solo/game';
import { createCoinFlipFeed } from '../feed';
import { Coins } from './Coins';

/** What of a round its proof is about: the sides that came, in their order. */
interface Tossed {
  readonly flips: readonly { readonly side: string }[];
}

/** Coin flip as the shared parts of the solo rooms know it, with its wire. */
export const coinFlipGame = {
  id: 'coinFlip',
  machine: coinFlipMachine,
  createFeed: createCoinFlipFeed,
  wire: {
    follow: (channel, hear) =>
      channel.follow({
        call: coinFlipCalls.curRound,
        payload: { currency: CURRENCY },
        parts: [part(coinFlipStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) }))],
        onSnapshot: (room) => hear({ type: 'wire.snapshot', room: roomOf(room) }),
      }),
    listen: (channel, userId, hear) =>
      channel.subscribe(coinFlipStreams.result, userId, (result) =>
        hear({ type: 'wire.result', result: resultOf(result) }),
      ),
    start: async (channel, { amount, uuid }) =>
      replyOf(await channel.request(coinFlipCalls.startRound, { amount: fromSen(amount), currency: CURRENCY, uuid })),
    select: async (channel, { roundId, select, uuid }) =>
      replyOf(await channel.request(coinFlipCalls.selectCard, { roundId, select, uuid })),
    cash: async (channel, { roundId, uuid }) =>
      replyOf(await channel.request(coinFlipCalls.cashRound, { roundId, uuid })),
    async mine(channel, ask) {
      const reply = await channel.request(coinFlipCalls.myPastRound, ask, { quiet: true });
      return isEmpty(reply) ? null : pageOf(reply);
    },
    setSeed: async (channel, clientSeed, uuid) =>
      (await channel.request(coinFlipCalls.setSeed, { clientSeed, uuid })).seeds,
    async rotateSeed(channel, uuid) {
      const { seeds, revealed } = await channel.request(coinFlipCalls.rotateSeed, { uuid });
      return { seeds, serverSeed: revealed.serverSeed };
    },
  },
  steps: ({ flips }) => flips.length,
  face: (t, round) => <Coins t={t} flips={round.flips} />,
  shown: ({ flips }: Tossed) => flips.map(({ side }) => side).join(' '),
  async rule({ flips }: Tossed) {
    const { tossCoins } = await import('../../../../rules/coinFlip/coin');
    return (draws) => tossCoins(draws.floats(), flips.length).join(' ');
  },
} satisfies SoloRoomWiring<CoinFlipKinds>;
