import { minesCalls, minesStreams, type MineStep } from '../../../contract/mines';
import type { RotatedSeeds, SetSeeds } from '../../../contract/solo';
import { type MinesAct, type MinesAsk, type MinesBoard, minesRules } from '../../engines/mines/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
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
  const { curRound, myPastRound, startRound, playRound, selectCard, cashRound, setSeed, rotateSeed } = minesCalls;
  return createSoloRoom(deps, leadership, minesSpec, (desk) => [
    bind(curRound, (_, caller) => desk.room(caller)),
    bind(myPastRound, (page, caller) => desk.past(caller, page)),
    bind(
      startRound,
      async ({ amount, mines, uuid }, caller) =>
        (await desk.start(caller, startRound, uuid, { ask: { mines }, script: null, amount })) as MineStep,
    ),
    bind(playRound, async ({ amount, mines, cells, uuid }, caller) => {
      return (await desk.start(caller, playRound, uuid, {
        ask: { mines },
        script: cells.map((cell) => ({ cell })),
        amount,
      })) as MineStep;
    }),
    bind(
      selectCard,
      async ({ roundId, selectCard: cell, uuid }, caller) =>
        (await desk.act(caller, selectCard, uuid, roundId, { cell })) as MineStep,
    ),
    bind(
      cashRound,
      async ({ roundId, uuid }, caller) => (await desk.cash(caller, cashRound, uuid, roundId)) as MineStep,
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
