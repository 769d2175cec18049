import { CURRENCY } from '../../../../contract/constants';
import { type RouletteTeam, rouletteCalls, rouletteStreams } from '../../../../contract/roulette';
import { resultOf, startOf, takenOf, updateOf } from '../../../../machines/kit/pool/wire';
import { pageOf } from '../../../../machines/kit/wire';
import { endFrom, snapshotFrom } from '../../../../machines/roulette/wire';
import { isEmpty, part } from '../../../net/channel';
import type { PoolWire } from '../../../play/pool/game';
import { poolOf } from '../../../play/pool/oneTable';

/** The roulette room's calls and streams. A read without a connection is empty. */
export const rouletteWire: PoolWire<RouletteTeam, number, number> = {
  follow: (channel, hear) =>
    channel.follow({
      call: rouletteCalls.curRound,
      payload: { currency: CURRENCY },
      parts: [
        part(rouletteStreams.start, (start) => hear({ type: 'wire.start', start: startOf(start) })),
        part(rouletteStreams.end, (end) => hear({ type: 'wire.end', end: endFrom(end) })),
        part(rouletteStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) })),
      ],
      onSnapshot: (round) => hear({ type: 'wire.snapshot', snapshot: snapshotFrom(round) }),
    }),
  listen: (channel, userId, hear) =>
    channel.subscribe(rouletteStreams.result, userId, (result) =>
      hear({ type: 'wire.result', result: resultOf(result) }),
    ),
  bet: async (channel, { select, amount, roundId, uuid }) =>
    takenOf(
      await channel.request(rouletteCalls.bet, { currency: CURRENCY, pool: poolOf(select), amount, roundId, uuid }),
    ),
  async past(channel, ask) {
    const reply = await channel.request(rouletteCalls.pastRound, ask, { quiet: true });
    return isEmpty(reply) ? null : reply;
  },
  async mine(channel, ask) {
    const reply = await channel.request(rouletteCalls.myHistory, ask, { quiet: true });
    return isEmpty(reply) ? null : pageOf(reply);
  },
};
