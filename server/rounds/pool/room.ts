import type { PageAsk } from '../../../contract/common';
import type { LobbyRoom } from '../../../contract/site';
import type { CallBinding, Caller } from '../../ports';
import { playerOf, receiptOf } from '../caller';
import type { HouseRoom, RoomDeps } from '../deps';
import { createKeeper } from '../keeper';
import type { Leadership } from '../leader';
import { topWins } from '../wins';
import { myHistory, pastRounds } from './history';
import type { PoolLive } from './live';
import { openPool } from './open';
import type { PoolTable } from './table';
import { lobbyPart, roundOf } from './view';

/** A bet as it came over the wire. */
export interface BetRequest<P> {
  readonly pool: P;
  readonly amount: number;
  readonly roundId?: string | undefined;
  readonly uuid?: string | undefined;
}

/** What the calls of a timed room are answered with; a game binds them to its contract and adds what is its own. */
export interface PoolDesk<P extends string | number, R> {
  /** The open room. @throws CodeError 10006 while there is none here */
  live(): PoolLive<P, R>;
  round(caller: Caller): ReturnType<typeof roundOf<P, R>>;
  /** Places a bet; the reply is the writer's (wire.ts, wireReply), as `Reply` says. */
  bet<Reply>(route: string, req: BetRequest<P>, caller: Caller): Promise<Reply>;
  past(ask: PageAsk): Promise<{ total: number } & Awaited<ReturnType<typeof pastRounds<P, R>>>>;
  mine(ask: PageAsk, caller: Caller): ReturnType<typeof myHistory<P, R>>;
}

/** What a game adds to the shared room. */
export interface PoolFront<P extends string | number, R> {
  readonly calls: (desk: PoolDesk<P, R>) => readonly CallBinding[];
  readonly lobby: (part: ReturnType<typeof lobbyPart<P, R>>, history: readonly R[]) => LobbyRoom;
}

/** A timed room (first document, sections 4 and 7, Roulette, Dice and Dingdong). */
export function createPoolRoom<P extends string | number, R>(
  deps: RoomDeps,
  leadership: Leadership,
  table: PoolTable<P, R>,
  front: PoolFront<P, R>,
): HouseRoom {
  const { store, clock, entropy, logger, metrics } = deps;
  const { game } = table.rules;
  const keeper = createKeeper<PoolLive<P, R>>({
    room: game,
    open: (failed) => openPool(deps, table, deps.site, failed),
    leadership,
    clock,
    logger,
    metrics,
  });
  const desk: PoolDesk<P, R> = {
    live: keeper.live,
    round: ({ player }) => roundOf(keeper.live(), table, deps, player?.id ?? null),
    async bet<Reply>(route: string, req: BetRequest<P>, caller: Caller) {
      const { id, name, avatar } = playerOf(caller);
      const betId = entropy.id();
      const receivedAt = receiptOf(caller, clock.now());
      const reply = await keeper.live().writer.command({
        userId: id,
        uuid: req.uuid,
        route,
        event: (ref) => ({
          type: 'bet',
          ref,
          betId,
          player: { id, name, avatar },
          roundId: req.roundId ?? null,
          pool: table.pools.indexOf(req.pool),
          amount: req.amount,
          receivedAt,
        }),
      });
      return reply as Reply;
    },
    async past(ask) {
      const live = keeper.live();
      const next = live.hidden ?? String(BigInt(live.plan.roundId) + 1n);
      return { total: live.rounds, ...(await pastRounds(store.db, table, next, ask)) };
    },
    mine: (ask, caller) => myHistory(store.db, table, playerOf(caller).id, keeper.live().hidden, ask),
  };
  return {
    game,
    calls: front.calls(desk),
    start: keeper.start,
    stop: keeper.stop,
    isOpen: () => keeper.now !== null,
    lobby: () =>
      front.lobby(
        lobbyPart(keeper.now, table, deps),
        (keeper.now?.history ?? []).map(({ outcome }) => table.resultOf(outcome)),
      ),
    topWins: (since, size) => topWins(store.db, game, since, deps.clock.now(), size),
  };
}
