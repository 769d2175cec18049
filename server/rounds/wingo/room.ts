import { wingoCalls } from '../../../contract/wingo';
import type { CallReply } from '../../../contract/wire';
import { bind, type CallBinding, type Leadership } from '../../ports';
import { playerOf, receiptOf } from '../caller';
import type { GameRoom, RoomDeps } from '../deps';
import { createKeeper, type Keeper } from '../keeper';
import { myHistory, pastRounds } from './history';
import type { WingoLive } from './live';
import { openWingo } from './open';
import { lobbyOf, ordersOf, roundOf, trendOf } from './view';

/** The Wingo room (first document, sections 4 and 7; second document, section 9). */
export function createWingoRoom(deps: RoomDeps, leadership: Leadership): GameRoom {
  const { clock, logger, metrics } = deps;
  const keeper = createKeeper<WingoLive>({
    room: 'wingo',
    open: (failed) => openWingo(deps, deps.site, failed),
    leadership,
    clock,
    logger,
    metrics,
  });
  return {
    game: 'wingo',
    calls: bindings(deps, keeper),
    start: keeper.start,
    stop: keeper.stop,
    isOpen: () => keeper.now !== null,
    lobby: () => lobbyOf(keeper.now, deps),
  };
}

function bindings(deps: RoomDeps, keeper: Keeper<WingoLive>): CallBinding[] {
  const { store, clock, entropy } = deps;
  const { curRound, pastRound, myHistory: mine, trend, curOrders, bet } = wingoCalls;
  return [
    bind(curRound, async ({ model }, { player }) => roundOf(keeper.live(), deps, model, player?.id ?? null)),
    bind(pastRound, async ({ model, ...page }) => ({
      total: keeper.live().drawn(model).total,
      ...(await pastRounds(store.db, model, page)),
    })),
    bind(mine, async ({ model, ...page }, caller) => myHistory(store.db, playerOf(caller).id, model, page)),
    bind(trend, async ({ model }) => trendOf(keeper.live(), model)),
    bind(curOrders, async ({ model }, { player }) => {
      const live = keeper.live();
      return {
        phase: live.writer.state.models[model].phase.phaseNum,
        orders: ordersOf(live, model, player?.id ?? null),
      };
    }),
    bind(bet, async ({ select, amount, phaseNum, uuid }, caller) => {
      const { id, name, avatar } = playerOf(caller);
      const orderId = entropy.id();
      const receivedAt = receiptOf(caller, clock.now());
      const reply = await keeper.live().writer.command({
        userId: id,
        uuid,
        route: bet.route,
        event: (ref) => ({
          type: 'bet',
          ref,
          orderId,
          player: { id, name, avatar },
          phaseNum,
          select,
          amount,
          receivedAt,
        }),
      });
      return reply as CallReply<typeof bet>;
    }),
  ];
}
