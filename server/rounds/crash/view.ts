import { CRASH_EDGE_PERCENT } from '../../../contract/constants';
import type { CrashGame } from '../../../contract/crash';
import type { LobbyRoom } from '../../../contract/site';
import { fromRate, fromSen } from '../../../rules/money';
import type { RoomDeps } from '../deps';
import type { CrashLive } from './live';
import { wireBets, wireOwn } from './wire';

/** What is known of the round only once it crashed. */
function ending(live: CrashLive): Pick<CrashGame, 'target' | 'hash' | 'serverSeed' | 'nextRoundTime'> {
  const { state } = live.writer;
  if (state.status !== 'squib' || live.revealed === null) return {};
  return {
    target: fromRate(state.plan.target),
    hash: live.revealed.digest,
    serverSeed: live.revealed.serverSeed,
    nextRoundTime: state.nextRoundTime,
  };
}

/** The room as it stands, for one viewer; `null` is a guest. */
export function viewOf(live: CrashLive, { clock, hash }: RoomDeps, viewerId: string | null): CrashGame {
  const { status, plan, bets, nextBets, settings } = live.writer.state;
  const { publicSeed, sealed } = live.ticket;
  const own = viewerId === null ? undefined : wireOwn(bets.get(viewerId));
  const ownNext = viewerId === null ? undefined : wireOwn(nextBets.get(viewerId));
  return {
    status,
    roundId: plan.roundId,
    nextRoundId: plan.nextRoundId,
    startTime: plan.startTime,
    serverTime: clock.now(),
    ...ending(live),
    bet: wireBets(bets, live.bots(), viewerId),
    nextBet: wireBets(nextBets, [], viewerId),
    historyRate: [...live.rates],
    profitRate: CRASH_EDGE_PERCENT,
    publicSeed,
    seedPubHash: hash(publicSeed),
    seedHashHash: sealed.seedHash,
    betAmountRange: { min: fromSen(settings.limits.min), max: fromSen(settings.limits.max) },
    maxProfit: fromSen(settings.maxProfit),
    players: live.players(),
    ...(own ? { own } : {}),
    ...(ownNext ? { ownNext } : {}),
  };
}

/** The room as the lobby shows it; without a room here, one that waits for its round. */
export function lobbyOf(live: CrashLive | null, { clock, presence }: RoomDeps): LobbyRoom {
  const players = presence.inRoom('crash');
  if (live === null)
    return {
      game: 'crash',
      status: 'preparation',
      roundId: '0',
      startTime: clock.now(),
      historyRate: [],
      players,
      bots: 0,
    };
  const { status, plan } = live.writer.state;
  const { target, nextRoundTime } = ending(live);
  return {
    game: 'crash',
    status,
    roundId: plan.roundId,
    startTime: plan.startTime,
    ...(target === undefined ? {} : { target }),
    ...(nextRoundTime === undefined ? {} : { nextRoundTime }),
    historyRate: [...live.rates],
    players,
    bots: live.bots().length,
  };
}
