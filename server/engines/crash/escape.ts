import { CODE } from '../../../contract/errors';
import { manualRate } from '../../../rules/crash/payout';
import { capProfit, pay, type Rate, type Sen } from '../../../rules/money';
import { endKey } from '../kit/effects';
import { refuse, withBets } from './state';
import type { Auto, Bet, CrashCommand, CrashEffect, CrashState, GoingUp, Step } from './types';

type EscapeCommand = Extract<CrashCommand, { type: 'escape' }>;

/** Pays one open bet at the rate that it reached at a time, its profit within the round's limit: the bet as it is then. */
function cashOut(
  { settings }: Pick<CrashState, 'settings'>,
  open: Bet,
  rate: Rate,
  at: number,
  by: 'player' | 'auto',
): { bet: Bet; effects: readonly CrashEffect[]; paid: Sen } {
  const paid = capProfit(open.amount, pay(open.amount, rate), settings.maxProfit);
  const bet: Bet = { ...open, standing: { kind: 'escaped', rate, paid } };
  return {
    bet,
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
  // A player has one bet in a round. A crowd that leaves at the same rate is put back into the table together.
  const out = new Map<string, Bet>();
  let next = state.nextAuto;
  for (; ; next += 1) {
    const auto = state.autos[next];
    if (auto === undefined || auto.dueAt > at) break;
    const open = state.bets.get(auto.userId);
    if (open?.standing.kind !== 'open') continue;
    const { bet, effects: more } = cashOut(state, open, auto.rate, auto.dueAt, 'auto');
    out.set(auto.userId, bet);
    effects.push(...more);
  }
  if (next === state.nextAuto) return [state, effects];
  return [{ ...withBets(state, 'bets', state.bets.withAll(out)), nextAuto: next }, effects];
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
  const { bet, effects, paid } = cashOut(state, open, rate, receivedAt, 'player');
  const after = withBets(state, 'bets', state.bets.with(userId, bet));
  return [after, [...due, ...effects, { type: 'accept', ref, userId, reply: { call: 'escape', roundId, rate, paid } }]];
}
