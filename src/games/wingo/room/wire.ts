import { CURRENCY } from '../../../../contract/constants';
import { wingoCalls, type WingoSelection, wingoStreams } from '../../../../contract/wingo';
import { endOf, modelOf, resultOf, snapshotOf, startOf, takenOf, updateOf } from '../../../../machines/wingo/wire';
import { isEmpty, part } from '../../../net/channel';
import type { PoolWire } from '../../../play/pool/game';

/** The room's calls and streams. Streams carry all models; each waits for its own snapshot. */
export const wingoWire: PoolWire<WingoSelection, number, number> = {
  follow: (channel, hear, table) =>
    channel.follow({
      call: wingoCalls.curRound,
      payload: { currency: CURRENCY, model: modelOf(table) },
      only: { model: modelOf(table) },
      parts: [
        part(wingoStreams.start, (start) => hear({ type: 'wire.start', start: startOf(start) })),
        part(wingoStreams.end, (end) => hear({ type: 'wire.end', end: endOf(end) })),
        part(wingoStreams.update, (update) => hear({ type: 'wire.update', update: updateOf(update) }), CURRENCY),
      ],
      onSnapshot: (round) => hear({ type: 'wire.snapshot', snapshot: snapshotOf(round) }),
    }),
  listen: (channel, userId, hear) =>
    channel.subscribe(wingoStreams.result, userId, (result) => hear({ type: 'wire.result', result: resultOf(result) })),
  bet: async (channel, { select, amount, roundId, uuid }) =>
    takenOf(await channel.request(wingoCalls.bet, { select: [...select], amount, phaseNum: roundId, uuid })),
  async past(channel, ask, table) {
    const reply = await channel.request(wingoCalls.pastRound, { model: modelOf(table), ...ask }, { quiet: true });
    if (isEmpty(reply)) return null;
    const list = reply.list.map(({ phase, number, time, serverSeed, serverSeedHash, roundHash, publicSeed }) => ({
      roundId: phase,
      result: number,
      time,
      hash: serverSeedHash,
      salt: serverSeed,
      rand: roundHash,
      publicSeed,
    }));
    return { ...reply, list };
  },
};
