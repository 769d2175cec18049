import { CURRENCY } from '../../../../contract/constants';
import { minesCalls, minesStreams } from '../../../../contract/mines';
import { minesMachine } from '../../../../machines/mines/machine';
import { replyOf, resultOf, roomOf, updateOf } from '../../../../machines/kit/solo/wire';
import { pageOf } from '../../../../machines/kit/wire';
import type { MineRound, MinesKinds } from '../../../../machines/mines/types';
import type { Draws } from '../../../../rules/fairness/draws';
import { fromSen } from '../../../../rules/money';
import { isEmpty, part } from '../../../net/channel';
import { createMinesFeed } from '../feed';
import type { SoloRoomWiring } from '../../../play/solo/game';
import { MiniBoard } from './MiniBoard';

/** Where the mines lay as text: cells counted from 1, in the order of the board. */
const mineText = (cells: readonly number[]): string =>
  [...cells]
    .sort((a, b) => a - b)
    .map((cell) => cell + 1)
    .join(' ');

/** Mines as the shared parts of the solo rooms know it, with its wire. A round that plays itself is one command. */
export const minesGame = {
  id: 'mines',
  machine: minesMachine,
  createFeed: createMinesFeed,
  wire: {
    follow: (channel, hear) =>
      channel.follow({
        call: minesCalls.curRound,
        payload: { currency: CURRENCY },
        parts: [part(minesStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) }))],
        onSnapshot: (room) => hear({ type: 'wire.snapshot', room: roomOf(room) }),
      }),
    listen: (channel, userId, hear) =>
      channel.subscribe(minesStreams.result, userId, (result) =>
        hear({ type: 'wire.result', result: resultOf(result) }),
      ),
    async start(channel, { amount, choice: { mines, cells }, uuid }) {
      const stake = { amount: fromSen(amount), mines, currency: CURRENCY, uuid } as const;
      const reply =
        cells === null
          ? channel.request(minesCalls.startRound, stake)
          : channel.request(minesCalls.playRound, { ...stake, cells: [...cells] });
      return replyOf(await reply);
    },
    select: async (channel, { roundId, select, uuid }) =>
      replyOf(await channel.request(minesCalls.selectCard, { roundId, selectCard: select, uuid })),
    cash: async (channel, { roundId, uuid }) => replyOf(await channel.request(minesCalls.cashRound, { roundId, uuid })),
    async mine(channel, ask) {
      const reply = await channel.request(minesCalls.myPastRound, ask, { quiet: true });
      return isEmpty(reply) ? null : pageOf(reply);
    },
    setSeed: async (channel, clientSeed, uuid) =>
      (await channel.request(minesCalls.setSeed, { clientSeed, uuid })).seeds,
    async rotateSeed(channel, uuid) {
      const { seeds, revealed } = await channel.request(minesCalls.rotateSeed, { uuid });
      return { seeds, serverSeed: revealed.serverSeed };
    },
  },
  steps: ({ opened }) => opened.length,
  face: (t, round) => <MiniBoard t={t} round={round} />,
  shown: ({ showMineIndex }: Pick<MineRound, 'showMineIndex'>) => mineText(showMineIndex),
  async rule({ mines }: Pick<MineRound, 'mines'>) {
    const { mineCells } = await import('../../../../rules/mines/draw');
    return (draws: Draws) => mineText(mineCells(draws.floats(), mines));
  },
} satisfies SoloRoomWiring<MinesKinds>;
