import type { CallBinding, Leadership } from '../../ports';
import type { GameRoom, RoomDeps } from '../deps';
import { createKeeper } from '../keeper';
import { createDesk, type SoloDesk } from './desk';
import { openSolo, type SoloLive, type SoloSpec } from './live';

/** The room of a solo game: its calls are made of the desk. */
export function createSoloRoom<Ask, Board, Act, Shown extends object, Line extends object, Told extends object>(
  deps: RoomDeps,
  leadership: Leadership,
  spec: SoloSpec<Ask, Board, Act, Shown, Line, Told>,
  bindings: (desk: SoloDesk<Ask, Act, Shown, Line>) => CallBinding[],
): GameRoom {
  const { clock, logger, metrics, presence } = deps;
  const { game } = spec.rules;
  const keeper = createKeeper<SoloLive<Ask, Board, Act, Shown, Line, Told>>({
    room: game,
    open: (failed) => openSolo(deps, spec, failed),
    leadership,
    clock,
    logger,
    metrics,
  });
  return {
    game,
    calls: bindings(createDesk(deps, spec, keeper)),
    start: keeper.start,
    stop: keeper.stop,
    isOpen: () => keeper.now !== null,
    lobby: () => ({ game, players: presence.inRoom(game), bots: 0, latest: [...(keeper.now?.latest() ?? [])] }),
  };
}
