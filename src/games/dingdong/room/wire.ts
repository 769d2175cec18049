import {
  dingdongCalls,
  type DingdongSelection,
  dingdongStreams,
  type DingdongStop,
} from '../../../../contract/dingdong';
import { CURRENCY } from '../../../../contract/constants';
import { resultOf, startOf, takenOf, updateOf } from '../../../../machines/kit/pool/wire';
import { pageOf } from '../../../../machines/kit/wire';
import { dingdongEnd, dingdongSnapshot } from '../../../../machines/dingdong/wire';
import { isEmpty, part } from '../../../net/channel';
import type { PoolWire } from '../../../play/pool/game';
import { poolOf } from '../../../play/pool/oneTable';

/** The room's calls and streams. */
export const dingdongWire: PoolWire<DingdongSelection, DingdongStop, readonly DingdongStop[]> = {
  follow: (channel, hear) =>
    channel.follow({
      call: dingdongCalls.curRound,
      payload: { currency: CURRENCY },
      parts: [
        part(dingdongStreams.start, (start) => hear({ type: 'wire.start', start: startOf(start) })),
        part(dingdongStreams.end, (end) => hear({ type: 'wire.end', end: dingdongEnd(end) })),
        part(dingdongStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) })),
      ],
      onSnapshot: (round) => hear({ type: 'wire.snapshot', snapshot: dingdongSnapshot(round) }),
    }),
  listen: (channel, userId, hear) =>
    channel.subscribe(dingdongStreams.result, userId, (result) =>
      hear({ type: 'wire.result', result: resultOf(result) }),
    ),
  bet: async (channel, { select, amount, roundId, uuid }) =>
    takenOf(
      await channel.request(dingdongCalls.bet, { pool: poolOf(select), amount, roundId, currency: CURRENCY, uuid }),
    ),
  async past(channel, ask) {
    const reply = await channel.request(dingdongCalls.pastRound, ask, { quiet: true });
    return isEmpty(reply) ? null : reply;
  },
  async mine(channel, ask) {
    const reply = await channel.request(dingdongCalls.myHistory, ask, { quiet: true });
    return isEmpty(reply) ? null : pageOf(reply);
  },
};
