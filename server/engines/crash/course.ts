import { timeAt } from '../../../rules/crash/curve';
import { autoPays } from '../../../rules/crash/payout';
import type { Sen } from '../../../rules/money';
import { Registry } from '../kit/registry';
import { autosOf, payAutos } from './escape';
import type { Bet, Bets, CrashState, Plan, Step, Totals } from './types';

/** When a round crashes, epoch ms. */
export const crashTime = ({ startTime, target }: Plan): number => startTime + timeAt(target);

/** Preparation to going up. */
export function launch(state: CrashState): Step {
  if (state.status !== 'preparation') throw new Error(`launch in ${state.status}`);
  const { plan, settings, bets, nextBets } = state;
  const crashAt = crashTime(plan);
  const autos = autosOf(bets.values(), (rate) => (autoPays(rate, plan.target) ? plan.startTime + timeAt(rate) : null));
  return [
    { status: 'goingUp', settings, plan, bets, nextBets, crashAt, autos, nextAuto: 0 },
    [{ type: 'roundLaunched', plan, crashAt }],
  ];
}

/** What a round's bets come to; bets taken back do not count. */
export function totalsOf(bets: Bets): Totals {
  let count = 0;
  let staked: Sen = 0n;
  let paid: Sen = 0n;
  for (const { amount, standing } of bets.values()) {
    if (standing.kind === 'withdrawn') continue;
    count += 1;
    staked += amount;
    if (standing.kind === 'escaped') paid += standing.paid;
  }
  return { bets: count, staked, paid };
}

/** Going up to squib: pays what the flight reached; every bet still open is lost. */
export function crash(state: CrashState): Step {
  if (state.status !== 'goingUp') throw new Error(`crash in ${state.status}`);
  const [{ settings, plan, bets, nextBets, crashAt }, effects] = payAutos(state, state.crashAt);
  return [
    { status: 'squib', settings, plan, bets, nextBets, crashAt, nextRoundTime: crashAt + settings.shownMs },
    [...effects, { type: 'roundCrashed', plan, crashAt, totals: totalsOf(bets) }],
  ];
}

/** Squib to the preparation of the next round, which begins with the bets placed for it, by the house's settings for it. */
export function open(state: CrashState, plan: Plan, settings = state.settings): Step {
  if (state.status !== 'squib') throw new Error(`open in ${state.status}`);
  if (plan.roundId !== state.plan.nextRoundId)
    throw new Error(`round ${state.plan.nextRoundId} was announced, not ${plan.roundId}`);
  return [
    { status: 'preparation', settings, plan, bets: state.nextBets, nextBets: Registry.empty<Bet>() },
    [{ type: 'roundOpened', plan }],
  ];
}
