import { CRASH_HISTORY_SIZE } from '../../contract/constants';
import type { CrashGame } from '../../contract/crash';
import { toRate, toSen } from '../../rules/money';
import { also } from '../kit/plan';
import { limitsOf } from '../kit/wire';
import { NO_BETS, withBets, withEscape } from './bets';
import { endedFair, fairOf, startedFair } from './fair';
import { begin, cashOutCue, cue, type Effect, kept, need, placeOf, type Plan, seat as seated, sit, tell } from './plan';
import { cashed, crashedSeat, foundSeat, NO_SEAT, seatOf } from './seats';
import type { CrashBetInfo, CrashContext, CrashEnd, CrashEscapeInfo, CrashStart, Seat } from './types';

/** What is said when a stake that was aboard is of no round that is left. */
const unseen = ({ own, next }: CrashContext, rounds: readonly string[]): Effect[] =>
  [own, next].some((seat) => seat.state === 'aboard' && !rounds.includes(seat.roundId)) ? [{ type: 'missed' }] : [];

/** The room as the server sees it replaces ours; nothing is replayed. Commands on their way keep their seat. */
export function onSnapshot(context: CrashContext, game: CrashGame): Plan {
  const { roundId, nextRoundId, target } = game;
  const taken = also(
    begin(context),
    {
      roundId,
      nextRoundId,
      betRoundId: game.status === 'preparation' ? roundId : nextRoundId,
      startTime: game.startTime,
      nextRoundTime: game.nextRoundTime ?? null,
      target: target === undefined ? null : toRate(target),
      bets: withBets(NO_BETS, game.bet),
      nextBets: withBets(NO_BETS, game.nextBet),
      players: game.players,
      history: game.historyRate.slice(0, CRASH_HISTORY_SIZE).map(toRate),
      fair: fairOf(game),
      limits: limitsOf(game.betAmountRange),
      maxProfit: toSen(game.maxProfit),
      next: kept(context.next, seatOf(game.ownNext, false), nextRoundId),
    },
    ...unseen(context, [roundId, nextRoundId]),
  );
  const mine = context.next.state !== 'none' && context.next.roundId === roundId ? context.next : context.own;
  // A backend that tells no own bet has it in its list.
  const open = game.bet.filter(({ rate }) => rate === undefined);
  const own =
    game.own === undefined ? ownSeat(context, NO_SEAT, roundId, open) : seatOf(game.own, game.status === 'squib');
  return seated(taken, kept(mine, own, roundId));
}

/** The player's row in a start's list stands for a bet of another device. */
const ownSeat = ({ userId }: CrashContext, seat: Seat, roundId: string, bets: CrashStart['bet']): Seat => {
  const row = bets.find((bet) => bet.userId === userId);
  return seat.state === 'none' && row !== undefined && row.withdrawn !== true
    ? foundSeat(roundId, toSen(row.amount))
    : seat;
};

/** A start resets the fair data and marks preparation; who was queued is aboard. */
export function onStart(context: CrashContext, start: CrashStart): Plan {
  const { roundId, nextRoundId, startTime, bet, players } = start;
  const queued = context.next.state !== 'none' && context.next.roundId === roundId ? context.next : NO_SEAT;
  const own = ownSeat(context, queued, roundId, bet);
  const plan = also(begin(context), {
    roundId,
    nextRoundId,
    betRoundId: roundId,
    startTime,
    nextRoundTime: null,
    target: null,
    bets: withBets(NO_BETS, bet),
    nextBets: NO_BETS,
    players,
    fair: startedFair(context.fair, start),
    own,
    next: NO_SEAT,
  });
  // A start that does not follow on ours: rounds were missed. A bet that we did not place: its auto cash-out is not known.
  const missed = roundId !== context.nextRoundId;
  return also(
    plan,
    {},
    ...(missed
      ? [need('unknown-round'), ...unseen(context, [roundId, nextRoundId])]
      : own !== queued
        ? [need('unsure')]
        : []),
  );
}

/** The rocket leaves: from now on bets are for the next round. */
export const onLaunch = (context: CrashContext): Plan =>
  also(begin(context), { betRoundId: context.nextRoundId }, cue({ type: 'launch' }));

/** An end fills in target and digest and settles the own bet. */
export function onEnd(context: CrashContext, end: CrashEnd): Plan {
  const target = toRate(end.target);
  const plan = also(
    begin(context),
    {
      target,
      nextRoundTime: end.nextRoundTime,
      betRoundId: context.nextRoundId,
      history: [target, ...context.history].slice(0, CRASH_HISTORY_SIZE),
      fair: endedFair(context.fair, end),
    },
    cue({ type: 'crashed', rate: target }),
  );
  const own = crashedSeat(context.own, target, context.maxProfit);
  // Paid without a word to us so far: the balance has moved.
  return own.state === 'cashed' && context.own.state !== 'cashed'
    ? also(sit(plan, own), {}, { type: 'balance.refresh' })
    : sit(plan, own);
}

/** A list of bets of the current or the next round. The player's own row, unless a command of ours is behind it, is another device's doing. */
export function onBetInfo(context: CrashContext, { roundId, list, players }: CrashBetInfo): Plan {
  const place = placeOf(context, roundId);
  const plan = begin(context);
  if (place === 'past') return plan;
  if (place === 'unknown') return also(plan, {}, need('unknown-round'));
  const mine = list.find((bet) => bet.userId === context.userId);
  const seatKey = place === 'current' ? 'own' : 'next';
  const betsKey = place === 'current' ? 'bets' : 'nextBets';
  const seat = context[seatKey];
  // A crowd that cashes out at once comes as a list with rates: no new bets.
  const others = list.some((bet) => bet.userId !== context.userId && bet.withdrawn !== true && bet.rate === undefined);
  const listed = also(
    plan,
    { [betsKey]: withBets(context[betsKey], list), players },
    ...(others ? [cue({ type: 'bet', own: false })] : []),
  );
  if (mine?.withdrawn === true && seat.state === 'aboard') return also(listed, { [seatKey]: NO_SEAT });
  if (mine !== undefined && mine.withdrawn !== true && mine.rate === undefined && seat.state === 'none')
    return also(listed, { [seatKey]: foundSeat(roundId, toSen(mine.amount)) }, need('unsure'));
  return listed;
}

/** A cash-out sets the bet's rate; the player's own marks the seat. */
export function onEscapeInfo(context: CrashContext, info: CrashEscapeInfo): Plan {
  const plan = begin(context);
  const place = placeOf(context, info.roundId);
  if (place === 'unknown' || place === 'next') return also(plan, {}, need('unknown-round'));
  if (place === 'past') return plan;
  const rate = toRate(info.rate);
  const listed = also(plan, { bets: withEscape(context.bets, info) });
  if (info.userId !== context.userId) {
    const row = context.bets.get(info.userId);
    if (row === undefined) return listed;
    return row.rate === null ? also(listed, {}, cashOutCue(info, rate, row.amount, false)) : plan;
  }
  const { own } = context;
  if (own.state === 'cashed') return listed;
  // The answer to a cash-out brings the balance; an automatic one comes without.
  const answered = own.state === 'escaping';
  return sit(
    also(
      listed,
      {},
      cashOutCue(info, rate, own.state === 'none' ? 0n : own.stake, true),
      ...(answered ? [] : [{ type: 'balance.refresh' } as const]),
    ),
    cashed(own, rate, toSen(info.winAmount)),
  );
}

/** Tells the run of bets that this round takes one, when the seat is free. */
export const onOpen = (context: CrashContext): Plan =>
  context.betRoundId === context.roundId && context.own.state === 'none' && context.roundId !== ''
    ? also(begin(context), {}, tell({ type: 'open', roundId: context.roundId }))
    : begin(context);
