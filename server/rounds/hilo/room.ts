import { HILO_EDGE_PERCENT, HILO_MAX_RATE } from '../../../contract/constants';
import { hiloCalls, type HiloStep, hiloStreams } from '../../../contract/hilo';
import type { RotatedSeeds, SetSeeds } from '../../../contract/solo';
import { fromRate } from '../../../rules/money';
import { type HiloAct, type HiloBoard, hiloRules } from '../../engines/hilo/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
import { soloSpec } from '../solo/live';
import { createSoloRoom } from '../solo/room';

const RULE = { profitRate: HILO_EDGE_PERCENT, maxRate: HILO_MAX_RATE } as const;

/** Hilo on the wire. */
export const hiloSpec = soloSpec<object, HiloBoard, HiloAct>()({
  rules: hiloRules,
  streams: hiloStreams,
  face: {
    shown: ({ board: { cards, skips } }) => ({
      cards: cards.map(({ card, select, rate }) => ({
        card,
        ...(select === null ? {} : { select }),
        rate: fromRate(rate),
      })),
      skips,
    }),
    line: ({ board: { cards } }) => ({ cards: cards.length }),
    record: ({ board: { cards } }) => ({
      first: cards[0]?.card ?? 0,
      steps: cards.flatMap(({ card, select, rate, after }) =>
        select === null ? [] : [{ select, card, rate: fromRate(rate), at: after }],
      ),
    }),
  },
});

/** The Hilo room (second document, sections 4 and 7). */
export function createHiloRoom(deps: RoomDeps, leadership: Leadership): GameRoom {
  const { curRound, myPastRound, startRound, selectCard, cashRound, setSeed, rotateSeed } = hiloCalls;
  return createSoloRoom(deps, leadership, hiloSpec, (desk) => [
    bind(curRound, async (_, caller) => ({ ...(await desk.room(caller)), rule: RULE })),
    bind(myPastRound, (page, caller) => desk.past(caller, page)),
    bind(
      startRound,
      async ({ amount, uuid }, caller) =>
        (await desk.start(caller, startRound, uuid, { ask: {}, script: null, amount })) as HiloStep,
    ),
    bind(
      selectCard,
      async ({ roundId, select, uuid }, caller) =>
        (await desk.act(caller, selectCard, uuid, roundId, { select })) as HiloStep,
    ),
    bind(
      cashRound,
      async ({ roundId, uuid }, caller) => (await desk.cash(caller, cashRound, uuid, roundId)) as HiloStep,
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
