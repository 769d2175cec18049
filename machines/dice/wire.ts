import { DICE_RUN_MS } from '../../contract/constants';
import { DICE_FACES, type diceCalls, type diceStreams } from '../../contract/dice';
import type { CallReply, StreamPayload } from '../../contract/wire';
import { endOf, onlyRun, snapshotOf } from '../kit/pool/wire';
import type { DiceEnd, DiceSnapshot } from './types';

/** What the room is sent, as its machine takes it. The parts that all rooms share are read in machines/kit/pool/wire. */

export const diceSnapshot = (wire: CallReply<typeof diceCalls.curRound>): DiceSnapshot =>
  snapshotOf(wire, {
    pools: DICE_FACES,
    runs: onlyRun(wire, wire.result),
    history: wire.history.map(({ uuid, result }) => ({ key: `${uuid}-0`, draw: result })),
    limits: DICE_FACES.map(() => wire.betAmountRange),
  });

export const diceEnd = (end: StreamPayload<typeof diceStreams.end>): DiceEnd => endOf(end, end.result, DICE_RUN_MS);
