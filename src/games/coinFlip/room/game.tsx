import { coinFlipCalls, coinFlipStreams } from '../../../../contract/coinFlip';
import { CURRENCY } from '../../../../contract/constants';
import { coinFlipMachine } from '../../../../machines/coinFlip/machine';
import type { CoinFlipKinds } from '../../../../machines/coinFlip/types';
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
        parts: [part(coinFlipStreams.update, (update) => hear({ type: 'wire.update', update }))],
        onSnapshot: (room) => hear({ type: 'wire.snapshot', room }),
      }),
    listen: (channel, userId, hear) =>
      channel.subscribe(coinFlipStreams.result, userId, (result) => hear({ type: 'wire.result', result })),
    start: (channel, { amount, uuid }) =>
      channel.request(coinFlipCalls.startRound, { amount, currency: CURRENCY, uuid }),
    select: (channel, { roundId, select, uuid }) =>
      channel.request(coinFlipCalls.selectCard, { roundId, select, uuid }),
    cash: (channel, { roundId, uuid }) => channel.request(coinFlipCalls.cashRound, { roundId, uuid }),
    async mine(channel, ask) {
      const reply = await channel.request(coinFlipCalls.myPastRound, ask, { quiet: true });
      return isEmpty(reply) ? null : reply;
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
