import { coinFlipCalls, type CoinFlipStep, coinFlipStreams } from '../../../contract/coinFlip';
import type { RotatedSeeds, SetSeeds } from '../../../contract/solo';
import { type CoinAct, type CoinBoard, coinFlipRules } from '../../engines/coinFlip/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
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
  const { curRound, myPastRound, startRound, selectCard, cashRound, setSeed, rotateSeed } = coinFlipCalls;
  return createSoloRoom(deps, leadership, coinFlipSpec, (desk) => [
    bind(curRound, (_, caller) => desk.room(caller)),
    bind(myPastRound, (page, caller) => desk.past(caller, page)),
    bind(
      startRound,
      async ({ amount, uuid }, caller) =>
        (await desk.start(caller, startRound, uuid, { ask: {}, script: null, amount })) as CoinFlipStep,
    ),
    bind(
      selectCard,
      async ({ roundId, select, uuid }, caller) =>
        (await desk.act(caller, selectCard, uuid, roundId, { select })) as CoinFlipStep,
    ),
    bind(
      cashRound,
      async ({ roundId, uuid }, caller) => (await desk.cash(caller, cashRound, uuid, roundId)) as CoinFlipStep,
    ),
    bind(
      setSeed,
      async ({ clientSeed, uuid }, caller) => (await desk.setSeed(caller, setSeed, uuid, clientSeed)) as SetSeeds,
    ),
    bind(
      rotateSeed,
      async ({ clientSeed, uuid }, caller) =>
        (await desk.rotateSeed(caller, rotateSeed, uuid, clientSeed)) as RotatedSeeds,
    ),
  ]);
}
