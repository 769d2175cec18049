import { rollerCalls, type RollerRound, type RollerStep, rollerStreams } from '../../../contract/roller';
import { fromRate } from '../../../rules/money';
import type { RollerGuess } from '../../../rules/roller/roller';
import { type RollerBoard, rollerRules } from '../../engines/roller/rules';
import { bind, type Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
import { ownBindings } from '../solo/calls';
import { soloSpec } from '../solo/live';
import { createSoloRoom } from '../solo/room';

/** Roller on the wire. */
export const rollerSpec = soloSpec<RollerGuess, RollerBoard, never>()({
  rules: rollerRules,
  streams: rollerStreams,
  face: {
    shown: ({ board, rate }) => ({ ...board, multiplier: fromRate(rate) }),
    line: ({ board }) => board,
    record: ({ board }) => board,
  },
});

/** The documented reply lies flat (contract, rollerStep). */
function flat(reply: unknown): RollerStep {
  const { round, ...rest } = reply as { round: RollerRound } & Pick<RollerStep, 'balance' | 'seeds'>;
  return { ...round, ...rest };
}

/** The Roller room (second document, sections 4 and 7). */
export function createRollerRoom(deps: RoomDeps, leadership: Leadership): GameRoom {
  const { curRound, startRound } = rollerCalls;
  return createSoloRoom(deps, leadership, rollerSpec, (desk) => [
    bind(curRound, async (_, caller) => {
      const [room, round] = await Promise.all([desk.room(caller), desk.last(caller)]);
      return { ...room, ...(round === null ? {} : { round }) };
    }),
    bind(startRound, async ({ amount, choose, isHigher, uuid }, caller) =>
      flat(await desk.start(caller, startRound, uuid, { ask: { choose, isHigher }, script: null, amount })),
    ),
    ...ownBindings(rollerCalls, desk),
  ]);
}
