import { HILO_EDGE_PERCENT, HILO_MAX_RATE } from '../../../contract/constants';
import { hiloCalls, hiloStreams } from '../../../contract/hilo';
import { fromRate } from '../../../rules/money';
import { type HiloAct, type HiloBoard, hiloRules } from '../../engines/hilo/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
import { cashBinding, ownBindings } from '../solo/calls';
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
  const { curRound, startRound, selectCard, cashRound } = hiloCalls;
  return createSoloRoom(deps, leadership, hiloSpec, (desk) => [
    bind(curRound, async (_, caller) => ({ ...(await desk.room(caller)), rule: RULE })),
    bind(startRound, ({ amount, uuid }, caller) =>
      desk.start(caller, startRound, uuid, { ask: {}, script: null, amount }),
    ),
    bind(selectCard, ({ roundId, select, uuid }, caller) => desk.act(caller, selectCard, uuid, roundId, { select })),
    cashBinding(cashRound, desk),
    ...ownBindings(hiloCalls, desk),
  ]);
}
