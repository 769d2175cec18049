import { minesCalls, minesStreams } from '../../../contract/mines';
import { type MinesAct, type MinesAsk, type MinesBoard, minesRules } from '../../engines/mines/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
import { cashBinding, ownBindings } from '../solo/calls';
import { soloSpec } from '../solo/live';
import { createSoloRoom } from '../solo/room';

/** Mines on the wire. */
export const minesSpec = soloSpec<MinesAsk, MinesBoard, MinesAct>()({
  rules: minesRules,
  streams: minesStreams,
  face: {
    shown: ({ board: { mines, opened, mineIndex } }) => ({
      mines,
      opened: opened.map(({ cell }) => cell),
      showMineIndex: [...mineIndex],
    }),
    line: ({ board: { mines, opened } }) => ({ mines, opened: opened.length }),
    record: ({ board: { mines, opened, mineIndex } }) => ({
      mines,
      showMineIndex: [...mineIndex],
      steps: opened.map(({ cell, after }) => ({ cell, at: after })),
    }),
  },
});

/** The Mines room (second document, sections 4 and 7). */
export function createMinesRoom(deps: RoomDeps, leadership: Leadership): GameRoom {
  const { curRound, startRound, playRound, selectCard, cashRound } = minesCalls;
  return createSoloRoom(deps, leadership, minesSpec, (desk) => [
    bind(curRound, (_, caller) => desk.room(caller)),
    bind(startRound, ({ amount, mines, uuid }, caller) =>
      desk.start(caller, startRound, uuid, { ask: { mines }, script: null, amount }),
    ),
    bind(playRound, ({ amount, mines, cells, uuid }, caller) =>
      desk.start(caller, playRound, uuid, { ask: { mines }, script: cells.map((cell) => ({ cell })), amount }),
    ),
    bind(selectCard, ({ roundId, selectCard: cell, uuid }, caller) =>
      desk.act(caller, selectCard, uuid, roundId, { cell }),
    ),
    cashBinding(cashRound, desk),
    ...ownBindings(minesCalls, desk),
  ]);
}
