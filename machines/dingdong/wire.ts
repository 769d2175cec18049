import type { dingdongCalls, dingdongStreams } from '../../contract/dingdong';
import { DINGDONG_SELECTIONS } from '../../contract/dingdong';
import type { CallReply, StreamPayload } from '../../contract/wire';
import { snapshotOf } from '../kit/pool/wire';
import type { DingdongEnd, DingdongSnapshot } from './types';

/** What the room is sent, as its machine takes it. The parts that all rooms share are read in machines/kit/pool/wire. */

export const dingdongSnapshot = (wire: CallReply<typeof dingdongCalls.curRound>): DingdongSnapshot =>
  snapshotOf(wire, {
    pools: DINGDONG_SELECTIONS,
    runs: wire.runs.map(({ result, runTime, stopTime }) => ({ draw: result, runTime, stopTime })),
    history: wire.history.map(({ key, name }) => ({ key, draw: name })),
    limits: wire.betAmountRange,
  });

export const dingdongEnd = ({
  roundId,
  run,
  result,
  runTime,
  stopTime,
  endTime,
  salt,
  rand,
  publicSeed,
}: StreamPayload<typeof dingdongStreams.end>): DingdongEnd => ({
  roundId,
  run,
  draw: result,
  runTime,
  stopTime,
  endTime: endTime ?? null,
  salt: salt ?? null,
  rand: rand ?? null,
  publicSeed,
});
