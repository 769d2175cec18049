import { coinFlipCalls, coinFlipStreams } from '../../../contract/coinFlip';
import { type CoinAct, type CoinBoard, coinFlipRules } from '../../engines/coinFlip/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
import { cashBinding, ownBindings } from '../solo/calls';
import { soloSpec } from '../solo/live';
import { createSoloRoom } from '../solo/room';

/** Coin flip on the wire. */
export const coinFlipSpec = soloSpec<object, CoinBoard, CoinAct>()({
  rules: coinFlipRules,
  streams: coinFlipStreams,
  face: {
    shown: ({ board: { flips } }) => ({ flips: flips.map(({ select, side }) => ({ select, side })) }),
    line: ({ board: { flips } }) => ({ flips: flips.length }),
    record: ({ board: { flips } }) => ({
      steps: flips.map(({ select, side, after }) => ({ select, side, at: after })),
    }),
  },
});

/** The coin flip room (READINGS, Coin flip). */
export function createCoinFlipRoom(deps: RoomDeps, leadership: Leadership): GameRoom {
  const { curRound, startRound, selectCard, cashRound } = coinFlipCalls;
  return createSoloRoom(deps, leadership, coinFlipSpec, (desk) => [
    bind(curRound, (_, caller) => desk.room(caller)),
    bind(startRound, ({ amount, uuid }, caller) =>
      desk.start(caller, startRound, uuid, { ask: {}, script: null, amount }),
    ),
    bind(selectCard, ({ roundId, select, uuid }, caller) => desk.act(caller, selectCard, uuid, roundId, { select })),
    cashBinding(cashRound, desk),
    ...ownBindings(coinFlipCalls, desk),
  ]);
}
