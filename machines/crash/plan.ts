import type { Plan as Generic } from '../kit/plan';
import { also, begin as beginPlan } from '../kit/plan';
import { hueOf, initialOf } from '../kit/face';
import { winSize } from '../kit/win';
import type { Rate } from '../../rules/money';
import type { AutoEvent } from '../autobet/types';
import { isWaiting, outcomeOf } from './seats';
import type { CrashContext, CrashCue, CrashEmitted, CrashEscapeInfo, ResyncReason, Seat } from './types';

/** What the machine says, and what one of its regions tells another: a word to the run of bets, or the need of a fresh snapshot. */
export type Effect = Exclude<CrashEmitted, { type: 'resync' }> | { readonly type: 'tell'; readonly event: AutoEvent } | { readonly type: 'need'; readonly reason: ResyncReason };
export type Plan = Generic<CrashContext, Effect>;

/** A plan that changes nothing yet. */
export const begin = (context: CrashContext): Plan => beginPlan(context);

export const cue = (cue: CrashCue): Effect => ({ type: 'cue', cue });
export const need = (reason: ResyncReason): Effect => ({ type: 'need', reason });
export const tell = (event: AutoEvent): Effect => ({ type: 'tell', event });

/** Where a round stands to the ones we know. Round ids are whole numbers that grow. */
export function placeOf({ roundId, nextRoundId }: CrashContext, id: string): 'current' | 'next' | 'past' | 'unknown' {
  if (id === roundId) return 'current';
  if (id === nextRoundId) return 'next';
  return roundId !== '' && BigInt(id) < BigInt(roundId) ? 'past' : 'unknown';
}

/** The moment of a cash-out on the canvas. */
export const cashOutCue = ({ userId, name, winAmount, bot }: Omit<CrashEscapeInfo, 'rate'>, rateInt: Rate, own: boolean): Effect =>
  cue({ type: 'cashOut', name, initial: initialOf(name), hue: hueOf(userId), rate: rateInt, win: winAmount, own, bot: bot === true });

/** Puts the own seat; a result is told to the run of bets. */
export function seat(plan: Plan, own: Seat): Plan {
  const before = outcomeOf(plan.context.own);
  const outcome = outcomeOf(own);
  const seated = also(plan, { own });
  return outcome === null || before?.roundId === outcome.roundId ? seated : also(seated, {}, tell({ type: 'settled', ...outcome }));
}

/** As {@link seat}, and a cash-out is celebrated by its size. */
export function sit(plan: Plan, own: Seat): Plan {
  const fresh = own.state === 'cashed' && plan.context.own.state !== 'cashed';
  return also(seat(plan, own), {}, ...(fresh ? [cue({ type: 'win', size: winSize(own.stake, own.win), amount: own.win })] : []));
}

/** The seat to keep when the server's picture arrives: one that waits for an answer about a round that still stands goes on waiting. */
export const kept = (mine: Seat, theirs: Seat, roundId: string): Seat => (isWaiting(mine) && mine.state !== 'none' && mine.roundId === roundId ? mine : theirs);
