import { backOf, type Run } from '../../engines/pool/draw';
import { each, shareOf } from '../../engines/pool/state';
import type { Outcome, PoolBet } from '../../engines/pool/types';
import { nameFor } from '../mask';
import type { ShownBet } from './feed';
import type { Drawn } from './history';
import type { PoolLive } from './live';

/** The runs of a drawn round that have begun by now, and whether the last of them is among them. */
export interface Begun {
  readonly outcome: Outcome;
  readonly runs: readonly Run[];
  readonly all: boolean;
}

/** What the room may show of the round's draw; null while bets are open. */
export function begunOf({ over }: PoolLive, now: number): Begun | null {
  if (over === null) return null;
  const runs = over.course.runs.filter(({ runTime }, i) => i === 0 || runTime <= now);
  return {
    outcome: over.outcome.slice(0, runs.length === over.course.runs.length ? undefined : runs.length),
    runs,
    all: runs.length === over.course.runs.length,
  };
}

/** A bet of somebody's as a viewer sees it. */
function shownBet({ writer, hidden }: PoolLive, bet: PoolBet, viewerId: string | null): ShownBet {
  const paid = hidden === null ? writer.state.paid.get(bet.betId) : undefined;
  return { bet, username: nameFor(viewerId, bet.player), bot: false, paid };
}

/** What a house bot's bet would be paid. */
function shownBot({ over, hidden, feed }: PoolLive, bet: PoolBet): ShownBet {
  const outcome = hidden === null ? over?.outcome : undefined;
  const paid = outcome && backOf(feed.rules, bet, outcome);
  return { bet, username: bet.player.name, bot: true, paid };
}

/** Everybody's bets of the round, newest first, bots after them; what they were paid once the run has stopped. `null` is a guest. */
export function betsOf(live: PoolLive, viewerId: string | null): ShownBet[] {
  const shown: ShownBet[] = [];
  const room = (): boolean => shown.length < live.feed.shownBets;
  for (const bet of each(live.writer.state.bets)) {
    if (!room()) return shown;
    shown.push(shownBet(live, bet, viewerId));
  }
  for (const bet of each(live.bots.bets)) {
    if (!room()) return shown;
    shown.push(shownBot(live, bet));
  }
  return shown;
}

/** A viewer's own bets of the round, newest first. */
export const ownBets = (live: PoolLive, viewerId: string | null): ShownBet[] =>
  viewerId === null
    ? []
    : [...each(shareOf(live.writer.state, viewerId).own)].map((bet) => shownBet(live, bet, viewerId));

/** The rounds before the current one, newest first. */
export const before = (live: PoolLive): readonly Drawn[] =>
  live.history.filter(({ roundId }) => roundId !== live.plan.roundId);
