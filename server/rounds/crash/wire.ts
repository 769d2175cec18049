import type { CrashBet, CrashOwnBet } from '../../../contract/crash';
import type { Bet, Bets, CrashReply } from '../../engines/crash/types';
import { fromRate, fromSen, type Sen } from '../../../rules/money';
import { nameFor } from '../mask';

/** Most bets of one list: the biggest ones, and always the viewer's own. */
export const SHOWN_BETS = 100;

/** A bet as a viewer sees it; `null` is everybody. */
export function wireBet({ player, amount, standing }: Bet, viewerId: string | null = null): CrashBet {
  const bet: CrashBet = {
    userId: player.id,
    name: nameFor(viewerId, player),
    avatar: player.avatar,
    amount: fromSen(amount),
  };
  switch (standing.kind) {
    case 'escaped':
      return { ...bet, rate: fromRate(standing.rate) };
    case 'withdrawn':
      return { ...bet, withdrawn: true };
    case 'open':
    case 'pending':
      return bet;
  }
}

/** The biggest standing bets, by the set of bets that they are from: everybody who comes in at the same time sees the same. */
const biggest = new WeakMap<Bets, readonly Bet[]>();

function biggestOf(bets: Bets): readonly Bet[] {
  const known = biggest.get(bets);
  if (known !== undefined) return known;
  const found: Bet[] = [];
  // Each is compared with the smallest that would be shown: sorting a crowd anew after each batch would hold up everybody.
  for (const bet of bets.values()) {
    if (bet.standing.kind === 'withdrawn') continue;
    const least = found.at(-1);
    if (found.length === SHOWN_BETS && least !== undefined && bet.amount <= least.amount) continue;
    const place = found.findLastIndex(({ amount }) => amount >= bet.amount) + 1;
    found.splice(place, 0, bet);
    if (found.length > SHOWN_BETS) found.pop();
  }
  biggest.set(bets, found);
  return found;
}

/** The standing bets of a round, bots' among them, biggest first: at most {@link SHOWN_BETS}, and the viewer's own in any case. */
export function wireBets(bets: Bets, bots: readonly CrashBet[], viewerId: string | null): CrashBet[] {
  const found = biggestOf(bets);
  const own = viewerId === null ? undefined : bets.get(viewerId);
  const added = own === undefined || own.standing.kind === 'withdrawn' || found.includes(own) ? [] : [own];
  const all = [...[...found, ...added].map((bet) => wireBet(bet, viewerId)), ...bots].sort(
    (a, b) => b.amount - a.amount,
  );
  return all.filter((bet, place) => place < SHOWN_BETS || bet.userId === viewerId);
}

/** The caller's own stake, or nothing when there is none or it was taken back. */
export function wireOwn(bet: Bet | undefined): CrashOwnBet | undefined {
  if (bet === undefined || bet.standing.kind === 'withdrawn') return undefined;
  const { roundId, amount, auto, standing } = bet;
  const own: CrashOwnBet = {
    roundId,
    amount: fromSen(amount),
    isEscape: standing.kind === 'escaped',
    winAmount: standing.kind === 'escaped' ? fromSen(standing.paid) : 0,
  };
  return {
    ...own,
    ...(auto === null ? {} : { auto: fromRate(auto) }),
    ...(standing.kind === 'escaped' ? { rate: fromRate(standing.rate) } : {}),
  };
}

/** Replies of the writing calls (contract, crashCalls). */
export function wireReply(reply: CrashReply, after: Sen): unknown {
  const balance = fromSen(after);
  switch (reply.call) {
    case 'bet':
      return { roundId: reply.bet.roundId, joinedNext: reply.joinedNext, balance, bet: wireOwn(reply.bet) };
    case 'cancel':
      return { roundId: reply.roundId, balance };
    case 'escape':
      return { roundId: reply.roundId, rate: fromRate(reply.rate), winAmount: fromSen(reply.paid), balance };
  }
}
