import { CODE } from '../../../contract/errors';
import { manualRate } from '../../../rules/crash/payout';
import { capProfit, pay, type Rate, type Sen } from '../../../rules/money';
import { endKey } from '../kit/effects';
import { refuse, withBets } from './state';
import type { Auto, Bet, CrashCommand, CrashEffect, CrashState, GoingUp, Step } from './types';

type EscapeCommand = Extract<CrashCommand, { type: 'escape' }>;

/** Pays one open bet at the rate that it reached at a time, its profit within the round's limit. */
function cashOut<S extends CrashState>(
  state: S,
  open: Bet,
  rate: Rate,
  at: number,
  by: 'player' | 'auto',
): { after: S; effects: readonly CrashEffect[]; paid: Sen } {
  const paid = capProfit(open.amount, pay(open.amount, rate), state.settings.maxProfit);
  const bet: Bet = { ...open, standing: { kind: 'escaped', rate, paid } };
  return {
    after: withBets(state, 'bets', state.bets.with(bet.player.id, bet)),
    effects: [
      {
        type: 'payout',
        key: endKey(bet.betId),
        bets: [bet.betId],
        userId: bet.player.id,
        amount: paid,
        round: bet.roundId,
      },
      { type: 'betEscaped', bet, rate, paid, at, by },
    ],
    paid,
  };
}

/** Who is paid by the server and when, in the order of the flight. Rates over the target never come due. */
export function autosOf(bets: Iterable<Bet>, dueAt: (rate: Rate) => number | null): Auto[] {
  const autos: Auto[] = [];
  for (const { player, auto, standing } of bets) {
    if (auto === null || standing.kind !== 'open') continue;
    const due = dueAt(auto);
    if (due !== null) autos.push({ userId: player.id, rate: auto, dueAt: due });
  }
  return autos.sort((a, b) => a.dueAt - b.dueAt || (a.userId < b.userId ? -1 : 1));
}

/** Pays every auto cash-out that is due at a time; who escaped by hand before is passed over. */
export function payAutos(state: GoingUp, at: number): readonly [GoingUp, CrashEffect[]] {
  const effects: CrashEffect[] = [];
  let after = state;
  let next = state.nextAuto;
  for (; ; next += 1) {
    const auto = state.autos[next];
    if (auto === undefined || auto.dueAt > at) break;
    const bet = after.bets.get(auto.userId);
    if (bet?.standing.kind !== 'open') continue;
    const out = cashOut(after, bet, auto.rate, auto.dueAt, 'auto');
    after = out.after;
    effects.push(...out.effects);
  }
  return [next === state.nextAuto ? after : { ...after, nextAuto: next }, effects];
}

/**
 * A cash-out by hand: the multiplier at the time of receipt. 706 before take-off, after the crash, in another round or without a bet;
 * 9005 for a bet that is cashed out already, by hand or by the server. An auto cash-out that came due before the
 * receipt counts first, however late its tick.
 */
export function escape(before: CrashState, { ref, userId, roundId, receivedAt }: EscapeCommand): Step {
  const { plan } = before;
  if (roundId !== plan.roundId) return refuse(before, ref, { code: CODE.cannotCashOut });
  const [state, due] = before.status === 'goingUp' ? payAutos(before, receivedAt) : [before, []];
  const open = state.bets.get(userId);
  if (open?.standing.kind === 'escaped')
    return [state, [...due, { type: 'refuse', ref, refusal: { code: CODE.repeatedRequest } }]];
  const rate =
    state.status === 'goingUp' && receivedAt >= plan.startTime
      ? manualRate(receivedAt - plan.startTime, plan.target)
      : null;
  if (open?.standing.kind !== 'open' || rate === null)
    return [state, [...due, { type: 'refuse', ref, refusal: { code: CODE.cannotCashOut } }]];
  const { after, effects, paid } = cashOut(state, open, rate, receivedAt, 'player');
  return [after, [...due, ...effects, { type: 'accept', ref, userId, reply: { call: 'escape', roundId, rate, paid } }]];
}
