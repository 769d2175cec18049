import type { LobbyRoom } from '../../../contract/site';
import type { Call } from '../../../contract/wire';
import type { Caller, CallBinding, Leadership } from '../../ports';
import { playerOf, receiptOf } from '../caller';
import type { GameRoom, RoomDeps } from '../deps';
import { createKeeper } from '../keeper';
import type { PoolFeed } from './feed';
import type { PoolLive } from './live';
import { openPool, type PoolHouse } from './open';

/** A bet as it came over the wire, its pools by their number (-1 for what is none). Without a round it is for the one that is open. */
interface BetRequest {
  readonly uuid: string | undefined;
  readonly roundId: string | null;
  readonly picks: readonly number[];
  readonly amount: number;
}

/** Places a bet and returns the feed's reply. @throws CodeError for a refusal */
export function placeBet(
  { clock, entropy, site }: RoomDeps,
  live: PoolLive,
  { route }: Pick<Call, 'route'>,
  caller: Caller,
  { uuid, ...bet }: BetRequest,
): Promise<unknown> {
  const { id, name, avatar } = playerOf(caller);
  const betId = entropy.id();
  const receivedAt = receiptOf(caller, clock.now());
  return live.writer.command({
    userId: id,
    uuid,
    route,
    barred: site.closed(caller.region),
    event: (ref) => ({ type: 'bet', ref, betId, player: { id, name, avatar }, ...bet, receivedAt }),
  });
}

/** What a game adds to the shared room: its calls, and what the lobby shows of it, also while it is not open here. */
export interface PoolFront {
  calls(deps: RoomDeps, house: () => PoolHouse): CallBinding[];
  lobby(deps: RoomDeps, house: PoolHouse | null): LobbyRoom;
}

/** A timed room: one feed or several side by side (first document, sections 4 and 7; second document, section 9). */
export function createPoolRoom(
  deps: RoomDeps,
  leadership: Leadership,
  feeds: readonly [PoolFeed, ...PoolFeed[]],
  front: PoolFront,
): GameRoom {
  const { clock, logger, metrics } = deps;
  const { game } = feeds[0].rules;
  const keeper = createKeeper<PoolHouse>({
    room: game,
    open: (failed) => openPool(deps, feeds, failed),
    leadership,
    clock,
    logger,
    metrics,
  });
  return {
    game,
    calls: front.calls(deps, keeper.live),
    start: keeper.start,
    stop: keeper.stop,
    isOpen: () => keeper.now !== null,
    lobby: () => front.lobby(deps, keeper.now),
  };
}
