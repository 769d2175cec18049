import { type Rate, fromRate, fromSen, toRate, toSen } from '../../rules/money';
import { also } from '../kit/plan';
import { isUnsure, type Refusal, refusalOf } from '../kit/refusal';
import { withEscape, withoutBet } from './bets';
import { begin, cashOutCue, cue, need, type Plan, sit, tell } from './plan';
import { cashed, crashedSeat, moved, NO_SEAT, seatOf } from './seats';
import type {
  CancelReply,
  CrashContext,
  CrashEvent,
  EscapeReply,
  PlaceBetInput,
  PlaceBetReply,
  RoundCommandInput,
  Seat,
} from './types';

type Place = Extract<CrashEvent, { type: 'bet.place' | 'auto.place' }>;
type Placing = Extract<Seat, { state: 'placing' }>;

const NO_COMMAND: RoundCommandInput = { roundId: '', uuid: '' };
export const NO_COMMANDS: CrashContext['commands'] = {
  place: { ...NO_COMMAND, amount: 0, rate: undefined },
  cancel: NO_COMMAND,
  escape: NO_COMMAND,
};

/** The seat that a bet placed now would take. */
const seatKey = ({ betRoundId, roundId }: CrashContext): 'own' | 'next' => (betRoundId === roundId ? 'own' : 'next');

/** Whether a bet may be asked for: by a player, in a round that takes bets, whose seat is free; a run only bets on the round it was told. */
export function mayPlace(context: CrashContext, event: Place): boolean {
  if (context.userId === null || context.betRoundId === '' || event.amount <= 0n) return false;
  if (event.type === 'auto.place' && event.roundId !== context.betRoundId) return false;
  return context[seatKey(context)].state === 'none';
}

export const mayCancel = (context: CrashContext): boolean => context[seatKey(context)].state === 'aboard';

/** A cash-out needs a stake aboard a rocket that has left. */
export const mayEscape = ({ own, target, betRoundId, roundId }: CrashContext): boolean =>
  own.state === 'aboard' && target === null && betRoundId !== roundId;

/** Asks for a bet. */
export function place(context: CrashContext, event: Place): Plan {
  const { betRoundId: roundId } = context;
  const command: PlaceBetInput = {
    roundId,
    amount: fromSen(event.amount),
    rate: event.auto === null ? undefined : fromRate(event.auto),
    uuid: event.uuid,
  };
  const seat: Placing = { state: 'placing', roundId, stake: event.amount, auto: event.auto };
  return also(begin(context), {
    [seatKey(context)]: seat,
    commands: { ...context.commands, place: command },
    refusal: null,
  });
}

/** Nothing waits for the answer to a bet any more. */
const unplaced = ({ own, next }: CrashContext): Pick<CrashContext, 'own' | 'next'> => ({
  own: own.state === 'placing' ? NO_SEAT : own,
  next: next.state === 'placing' ? NO_SEAT : next,
});

/** The balance as a reply told it, or to be asked for where it did not. */
const balanceOf = (balance: number | undefined) =>
  balance === undefined
    ? ({ type: 'balance.refresh' } as const)
    : ({ type: 'balance', balance: toSen(balance) } as const);

/** The bet stands, in the round that the server says. */
export function placed(context: CrashContext, { roundId, balance, bet }: PlaceBetReply): Plan {
  const { target, maxProfit } = context;
  const seat = seatOf(bet, false);
  const freed = also(
    begin(context),
    unplaced(context),
    balanceOf(balance),
    { type: 'accepted', action: 'bet', roundId, amount: toSen(bet.amount), queued: roundId === context.nextRoundId },
    cue({ type: 'bet', own: true }),
    tell({ type: 'accepted', roundId }),
  );
  if (roundId === context.nextRoundId) return also(freed, { next: seat });
  // The answer came after the round: only a snapshot knows what became of the bet.
  if (roundId !== context.roundId) return also(freed, {}, need('unsure'));
  return sit(freed, target === null ? seat : crashedSeat(seat, target, maxProfit));
}

const refusedWith = (plan: Plan, action: 'bet' | 'cancel' | 'escape', refusal: Refusal): Plan =>
  also(plan, { refusal }, { type: 'refused', action, refusal }, ...(isUnsure(refusal) ? [need('unsure')] : []));

/** The bet was refused, or nobody knows. */
export function notPlaced(context: CrashContext, error: unknown): Plan {
  const refusal = refusalOf(error);
  return also(
    refusedWith(also(begin(context), unplaced(context)), 'bet', refusal),
    {},
    tell({ type: 'refused', code: refusal.code }),
  );
}

/** Asks to take back the bet whose round has not left yet. */
export function cancel(context: CrashContext, uuid: string): Plan {
  const key = seatKey(context);
  return also(begin(context), {
    [key]: moved(context[key], 'cancelling'),
    commands: { ...context.commands, cancel: { roundId: context.betRoundId, uuid } },
    refusal: null,
  });
}

/** The stake is back. */
export function cancelled(context: CrashContext, { roundId, balance }: CancelReply): Plan {
  const { own, next, userId, bets, nextBets } = context;
  const seat = own.state === 'cancelling' ? own : next;
  const gone =
    own.state === 'cancelling'
      ? { own: NO_SEAT, bets: withoutBet(bets, userId) }
      : { next: next.state === 'cancelling' ? NO_SEAT : next, nextBets: withoutBet(nextBets, userId) };
  const amount = seat.state === 'cancelling' ? seat.stake : 0n;
  return also(begin(context), gone, balanceOf(balance), {
    type: 'accepted',
    action: 'cancel',
    roundId,
    amount,
    queued: false,
  });
}

/** The bet stands after all: its round has left, say. */
export function notCancelled(context: CrashContext, error: unknown): Plan {
  const { own, next } = context;
  const back = {
    own: own.state === 'cancelling' ? moved(own, 'aboard') : own,
    next: next.state === 'cancelling' ? moved(next, 'aboard') : next,
  };
  return refusedWith(also(begin(context), back), 'cancel', refusalOf(error));
}

/** Asks for the cash-out. */
export const escape = (context: CrashContext, uuid: string): Plan =>
  also(begin(context), {
    own: moved(context.own, 'escaping'),
    commands: { ...context.commands, escape: { roundId: context.roundId, uuid } },
    refusal: null,
  });

/** Paid. The server's answer decides, also when the end arrived first. */
export function escaped(context: CrashContext, { roundId, rate, winAmount, balance }: EscapeReply): Plan {
  const paid = also(begin(context), {}, balanceOf(balance));
  // At which rate is in the room's picture.
  if (rate === undefined || winAmount === undefined) return also(paid, {}, need('unsure'));
  if (roundId !== context.roundId || context.own.state !== 'escaping' || context.userId === null) return paid;
  const row = context.bets.get(context.userId);
  const rateInt: Rate = toRate(rate);
  const moment = cashOutCue(
    { roundId, userId: context.userId, name: row?.name ?? '', avatar: row?.avatar ?? '', winAmount },
    rateInt,
    context.own.stake,
    true,
  );
  return sit(
    also(paid, { bets: withEscape(context.bets, { userId: context.userId, rate, winAmount }) }, moment),
    cashed(context.own, rateInt, toSen(winAmount)),
  );
}

/** Too late, or nobody knows: after the crash the stake is lost, before it the player may try again. */
export function notEscaped(context: CrashContext, error: unknown): Plan {
  const { own, target, maxProfit } = context;
  const aboard = own.state === 'escaping' ? moved(own, 'aboard') : own;
  const plan = refusedWith(begin(context), 'escape', refusalOf(error));
  return sit(plan, target === null ? aboard : crashedSeat(aboard, target, maxProfit));
}
