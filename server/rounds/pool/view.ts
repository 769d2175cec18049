import { POOL_ENDED, POOL_SHOWN_BETS, POOL_STARTED } from '../../../contract/pool';
import type { Run } from '../../engines/pool/draw';
import { each, shareOf } from '../../engines/pool/state';
import type { Outcome } from '../../engines/pool/types';
import { fromSen } from '../../../rules/money';
import type { RoomDeps } from '../deps';
import type { Drawn } from './history';
import type { PoolLive } from './live';
import type { PoolTable } from './table';
import { type WireBet, wireBet, wireBot } from './wire';

/** The runs of a drawn round that have begun by now, and whether the last of them is among them. */
export interface Begun {
  readonly outcome: Outcome;
  readonly runs: readonly Run[];
  readonly all: boolean;
}

/** What the room may show of the round's draw; null while bets are open. */
export function begunOf<P extends string | number, R>({ over }: PoolLive<P, R>, now: number): Begun | null {
  if (over === null) return null;
  const runs = over.course.runs.filter(({ runTime }, i) => i === 0 || runTime <= now);
  return {
    outcome: over.outcome.slice(0, runs.length === over.course.runs.length ? undefined : runs.length),
    runs,
    all: runs.length === over.course.runs.length,
  };
}

/** Everybody's bets of the round, newest first, bots after them; what they were paid once the run has stopped. */
function betsOf<P extends string | number, R>(
  live: PoolLive<P, R>,
  table: PoolTable<P, R>,
  viewerId: string | null,
): WireBet<P>[] {
  const { state } = live.writer;
  const outcome = live.hidden === null ? (live.over?.outcome ?? undefined) : undefined;
  const shown: WireBet<P>[] = [];
  for (const bet of each(state.bets)) {
    if (shown.length >= POOL_SHOWN_BETS) break;
    shown.push(wireBet(table, bet, viewerId, outcome && state.paid.get(bet.betId)));
  }
  const bots = live.crowd.bets().slice(0, POOL_SHOWN_BETS - shown.length);
  return [...shown, ...bots.map((bot) => wireBot(table, state.plan.roundId, bot, outcome))];
}

function ownBets<P extends string | number, R>(
  live: PoolLive<P, R>,
  table: PoolTable<P, R>,
  viewerId: string,
): WireBet<P>[] {
  const { bets, paid } = live.writer.state;
  return [...each(bets)]
    .filter(({ player }) => player.id === viewerId)
    .map((bet) => wireBet(table, bet, viewerId, live.hidden === null ? paid.get(bet.betId) : undefined));
}

/** The part of the current round that all timed rooms reply (contract, poolRound), for one viewer; `null` is a guest. */
export function roundOf<P extends string | number, R>(
  live: PoolLive<P, R>,
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
    bet: betsOf(live, table, viewerId),
    myBets: viewerId === null ? [] : ownBets(live, table, viewerId),
    betPool: live.totals(),
    myPoolAmount: amounts.map(fromSen),
    maxProfit: fromSen(state.settings.maxProfit),
    players: live.players(),
  };
}

/** The rounds before the current one, newest first. */
export const before = <P extends string | number, R>(live: PoolLive<P, R>): readonly Drawn[] =>
  live.history.filter(({ roundId }) => roundId !== live.plan.roundId);

/** What all timed rooms show in the lobby; without a room here, one that waits for its round. */
export function lobbyPart<P extends string | number, R>(
  live: PoolLive<P, R> | null,
  { rules }: PoolTable<P, R>,
  { clock, presence }: RoomDeps,
) {
  const players = presence.inRoom(rules.game);
  const now = clock.now();
  if (live === null) return { status: POOL_STARTED, roundId: '0', startTime: now, closeTime: now, players, bots: 0 };
  const begun = begunOf(live, now);
  const bots = new Set(live.crowd.bets().map(({ userId }) => userId));
  return {
    ...live.plan,
    status: begun === null ? POOL_STARTED : POOL_ENDED,
    ...(begun?.all && live.over ? { endTime: live.over.course.endTime } : {}),
    players,
    bots: bots.size,
  };
}
