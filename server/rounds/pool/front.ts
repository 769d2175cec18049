import type { PageAsk } from '../../../contract/common';
import { POOL_ENDED, POOL_STARTED } from '../../../contract/pool';
import type { LobbyRoom } from '../../../contract/site';
import type { Call, CallReply } from '../../../contract/wire';
import { shareOf, tallyOf } from '../../engines/pool/state';
import type { TimedGame } from '../../engines/pool/types';
import { fromSen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import { playerOf } from '../caller';
import type { RoomDeps } from '../deps';
import { type Drawn, myHistory, pastRounds } from './history';
import type { PoolLive } from './live';
import type { PoolHouse } from './open';
import { placeBet, type PoolFront } from './room';
import { poolAt, type PoolTable } from './table';
import { before, type Begun, begunOf, betsOf, ownBets } from './view';
import { totalsOf, wireBet } from './wire';

/** The calls of a room like roulette; all but the current round are the same for all of them. */
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

/** What a game's room says besides what all of them say. */
export interface PoolParts<P extends string | number, R, C extends PoolCalls> {
  readonly calls: C;
  readonly round: (view: RoundView) => Omit<CallReply<C['curRound']>, keyof ReturnType<typeof roundOf<P, R>>>;
  readonly lobby: (part: ReturnType<typeof lobbyPart>, history: readonly R[]) => LobbyRoom;
}

/** The part of the current round that all such rooms reply (contract, poolRound), for one viewer; `null` is a guest. */
function roundOf<P extends string | number, R>(
  live: PoolLive,
  table: PoolTable<P, R>,
  { clock, hash }: RoomDeps,
  viewerId: string | null,
) {
  const { state } = live.writer;
  const now = clock.now();
  const { sealed, publicSeed } = live.ticket;
  const begun = begunOf(live, now);
  const ended =
    begun?.all === true && live.over !== null
      ? { salt: live.over.revealed.serverSeed, rand: live.over.revealed.digest, endTime: live.over.course.endTime }
      : {};
  const stopTime = begun?.runs.at(-1)?.stopTime;
  const { amounts } = shareOf(state, viewerId ?? '');
  return {
    ...state.plan,
    status: begun === null ? POOL_STARTED : POOL_ENDED,
    hash: sealed.seedHash,
    seedPubHash: hash(publicSeed),
    publicSeed,
    ...ended,
    ...(stopTime === undefined ? {} : { stopTime }),
    curTime: now,
    bet: betsOf(live, viewerId).map((bet) => wireBet(table, bet)),
    myBets: ownBets(live, viewerId).map((bet) => wireBet(table, bet)),
    betPool: totalsOf(table, tallyOf(state), live.bots),
    myPoolAmount: amounts.map(fromSen),
    maxProfit: fromSen(state.settings.maxProfit),
    players: live.players(),
  };
}

/** What all such rooms show in the lobby; without a room here, one that waits for its round. */
function lobbyPart(game: TimedGame, { clock, presence }: RoomDeps, live: PoolLive | null) {
  const players = presence.inRoom(game);
  const now = clock.now();
  if (live === null) return { status: POOL_STARTED, roundId: '0', startTime: now, closeTime: now, players, bots: 0 };
  const begun = begunOf(live, now);
  return {
    ...live.plan,
    status: begun === null ? POOL_STARTED : POOL_ENDED,
    ...(begun?.all && live.over ? { endTime: live.over.course.endTime } : {}),
    players,
    bots: live.bots.shares.size,
  };
}

/** The front of a room like roulette, dice and dingdong: one feed, four calls. */
export function poolFront<P extends string | number, R, C extends PoolCalls>(
  table: PoolTable<P, R>,
  { calls, round, lobby }: PoolParts<P, R, C>,
): PoolFront {
  const { rules } = table;
  const only = ({ feeds }: PoolHouse): PoolLive => feeds[0];
  return {
    calls: (deps, house) => [
      {
        call: calls.curRound,
        async handle(_, { player }) {
          const live = only(house());
          const { settings } = live.writer.state;
          return {
            ...roundOf(live, table, deps, player?.id ?? null),
            ...round({
              begun: begunOf(live, deps.clock.now()),
              earlier: before(live),
              range: rangeOf(settings.limits),
              ranges: table.pools.map((_name, pool) => rangeOf(rules.limitsOf(pool, settings))),
            }),
          };
        },
      },
      {
        call: calls.bet,
        handle: async ({ pool, amount, roundId = null, uuid }, caller) =>
          placeBet(deps, only(house()), calls.bet, caller, {
            uuid,
            roundId,
            picks: [table.pools.indexOf(pool)],
            amount,
          }),
      },
      {
        call: calls.pastRound,
        async handle(ask: PageAsk) {
          const live = only(house());
          const top = live.hidden === null ? BigInt(live.plan.roundId) + 1n : BigInt(live.hidden);
          const { rows, next } = await pastRounds(deps.store.db, rules, top, ask);
          const list = rows.map((row) => ({
            roundId: String(row.round_id),
            result: table.resultOf(row.outcome),
            time: Number(row.close_time),
            hash: row.seed_hash,
            salt: row.seed,
            rand: row.digest,
            publicSeed: row.public_seed,
            bets: Number(row.bets),
            staked: fromSen(row.staked),
            paid: fromSen(row.paid),
          }));
          return { total: live.rounds, list, next };
        },
      },
      {
        call: calls.myHistory,
        async handle(ask: PageAsk, caller) {
          const hidden = [only(house()).hidden];
          const { rows, ...page } = await myHistory(deps.store.db, [rules], playerOf(caller).id, hidden, ask);
          const list = rows.map((row) => ({
            roundId: row.roundId,
            time: Number(row.placed_at),
            select: poolAt(table, Number(row.choice)),
            amount: fromSen(row.staked),
            winAmount: fromSen(row.paid),
            status: row.status,
            hash: row.seed_hash,
            publicSeed: row.public_seed,
            ...(row.outcome === null ? {} : { result: table.resultOf(row.outcome), salt: row.seed, rand: row.digest }),
          }));
          return { ...page, list };
        },
      },
    ],
    lobby: (deps, house) => {
      const live = house && only(house);
      return lobby(
        lobbyPart(rules.game, deps, live),
        (live?.history ?? []).map(({ outcome }) => table.resultOf(outcome)),
      );
    },
  };
}
