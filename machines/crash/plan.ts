import { also, plansOf } from '../kit/plan';
import { faceHue, initialOf } from '../kit/face';
import type { SyncReason } from '../kit/room';
import { winSizeOf } from '../../rules/win';
import { fromSen, type Rate, type Sen } from '../../rules/money';
import type { AutoEvent } from '../autobet/types';
import { isWaiting, outcomeOf } from './seats';
import type {
  CrashContext,
  CrashCue,
  CrashEmitted,
  CrashEscapeInfo,
  CrashEvent,
  CrashResyncReason,
  Seat,
} from './types';

/** A plan only asks for a fresh snapshot by its need; the machine says so once. */
export const { begin, act, commandLane } = plansOf<
  CrashContext,
  CrashEvent,
  Exclude<CrashEmitted, { type: 'resync' }>
>();
export type Plan = ReturnType<typeof begin>;
export type Effect = Plan['effects'][number];

export const cue = (cue: CrashCue): Effect => ({ type: 'cue', cue });
export const need = (reason: CrashResyncReason | SyncReason): Effect => ({
  type: 'raise',
  event: { type: 'sync.need', reason },
});
/** A word to the run of bets. */
export const tell = (event: AutoEvent): Effect => ({ type: 'raise', event: { type: 'auto.tell', event } });

/** Where a round stands to the ones we know. Round ids are whole numbers that grow. */
export function placeOf({ roundId, nextRoundId }: CrashContext, id: string): 'current' | 'next' | 'past' | 'unknown' {
  if (id === roundId) return 'current';
  if (id === nextRoundId) return 'next';
  return roundId !== '' && BigInt(id) < BigInt(roundId) ? 'past' : 'unknown';
}

/** The moment of a cash-out on the canvas. */
export const cashOutCue = (
  { userId, name, avatar, winAmount, bot }: Omit<CrashEscapeInfo, 'rate'>,
  rateInt: Rate,
  stake: Sen,
  own: boolean,
): Effect =>
  cue({
    type: 'cashOut',
    name,
    initial: initialOf(name),
    hue: faceHue(userId, avatar),
    rate: rateInt,
    stake: fromSen(stake),
    win: winAmount,
    own,
    bot: bot === true,
  });

/** Puts the own seat; a result is told to the run of bets. */
export function seat(plan: Plan, own: Seat): Plan {
  const before = outcomeOf(plan.context.own);
  const outcome = outcomeOf(own);
  const seated = also(plan, { own });
  return outcome === null || before?.roundId === outcome.roundId
    ? seated
    : also(seated, {}, tell({ type: 'settled', ...outcome }));
}

/** As {@link seat}, and a cash-out is celebrated by its size. */
export function sit(plan: Plan, own: Seat): Plan {
  const fresh = own.state === 'cashed' && plan.context.own.state !== 'cashed';
  return also(
    seat(plan, own),
    {},
    ...(fresh ? [cue({ type: 'win', size: winSizeOf(own.stake, own.win), amount: fromSen(own.win) })] : []),
  );
}

/** The seat to keep when the server's picture arrives: one that waits for an answer about a round that still stands goes on waiting. */
export const kept = (mine: Seat, theirs: Seat, roundId: string): Seat =>
  isWaiting(mine) && mine.state !== 'none' && mine.roundId === roundId ? mine : theirs;
