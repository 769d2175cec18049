import type { PageAsk } from '../../../contract/common';
import type { LobbyRoom } from '../../../contract/site';
import type { Call, CallReply } from '../../../contract/wire';
import { fromSen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { CallBinding, Leadership } from '../../ports';
import { playerOf, receiptOf } from '../caller';
import type { GameRoom, RoomDeps } from '../deps';
import { createKeeper } from '../keeper';
import { type Drawn, myHistory, pastRounds } from './history';
import type { PoolLive } from './live';
import { openPool } from './open';
import type { PoolTable } from './table';
import { before, type Begun, begunOf, lobbyPart, roundOf } from './view';

/** A bet as it came over the wire. */
interface BetRequest<P> {
  readonly pool: P;
  readonly amount: number;
  readonly roundId?: string | undefined;
  readonly uuid?: string | undefined;
}

/** The calls of a timed room; all but the current round are the same for all of them. */
export interface PoolCalls {
  readonly curRound: Call;
  readonly bet: Call;
  readonly pastRound: Call;
  readonly myHistory: Call;
}

interface BetRange {
  readonly min: number;
  readonly max: number;
}
const rangeOf = ({ min, max }: StakeLimits): BetRange => ({ min: fromSen(min), max: fromSen(max) });

/** The room as it stands, for what a game adds to the reply. */
export interface RoundView {
  /** What has begun of the round's draw; null while bets are open. */
  readonly begun: Begun | null;
  /** The rounds before this one, newest first. */
  readonly earlier: readonly Drawn[];
  /** What may be staked in the room and on each pool, rupiah. */
  readonly range: BetRange;
  readonly ranges: BetRange[];
}

/** What a game adds to the shared room. */
export interface PoolFront<P extends string | number, R, C extends PoolCalls> {
  readonly calls: C;
  /** What the reply has besides what all rooms reply (contract, poolRound). */
  readonly round: (view: RoundView) => Omit<CallReply<C['curRound']>, keyof ReturnType<typeof roundOf<P, R>>>;
  readonly lobby: (part: ReturnType<typeof lobbyPart<P, R>>, history: readonly R[]) => LobbyRoom;
}

/** A timed room (first document, sections 4 and 7, Roulette, Dice and Dingdong). */
export function createPoolRoom<P extends string | number, R, C extends PoolCalls>(
  deps: RoomDeps,
  leadership: Leadership,
  table: PoolTable<P, R>,
  { calls, round, lobby }: PoolFront<P, R, C>,
): GameRoom {
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
  const bindings: CallBinding[] = [
    {
      call: calls.curRound,
      async handle(_, caller) {
        const live = keeper.live();
        const { rules, settings } = live.writer.state;
        return {
          ...roundOf(live, table, deps, caller.player?.id ?? null),
          ...round({
            begun: begunOf(live, clock.now()),
            earlier: before(live),
            range: rangeOf(settings.limits),
            ranges: table.pools.map((_name, pool) => rangeOf(rules.limitsOf(pool, settings))),
          }),
        };
      },
    },
    {
      call: calls.bet,
      async handle({ pool, amount, roundId, uuid }: BetRequest<P>, caller) {
        const { id, name, avatar } = playerOf(caller);
        const betId = entropy.id();
        const receivedAt = receiptOf(caller, clock.now());
        return keeper.live().writer.command({
          userId: id,
          uuid,
          route: calls.bet.route,
          event: (ref) => ({
            type: 'bet',
            ref,
            betId,
            player: { id, name, avatar },
            roundId: roundId ?? null,
            pool: table.pools.indexOf(pool),
            amount,
            receivedAt,
          }),
        });
      },
    },
    {
      call: calls.pastRound,
      async handle(ask: PageAsk) {
        const live = keeper.live();
        const next = live.hidden ?? String(BigInt(live.plan.roundId) + 1n);
        return { total: live.rounds, ...(await pastRounds(store.db, table, next, ask)) };
      },
    },
    {
      call: calls.myHistory,
      handle: async (ask: PageAsk, caller) =>
        myHistory(store.db, table, playerOf(caller).id, keeper.live().hidden, ask),
    },
  ];
  return {
    game,
    calls: bindings,
    start: keeper.start,
    stop: keeper.stop,
    isOpen: () => keeper.now !== null,
    lobby: () =>
      lobby(
        lobbyPart(keeper.now, table, deps),
        (keeper.now?.history ?? []).map(({ outcome }) => table.resultOf(outcome)),
      ),
  };
}
