import { ROULETTE_TEAMS, type RouletteTeam } from '../../../../contract/roulette';
import type { Rate } from '../../../../rules/money';
import { PAYOUTS, POCKETS, returnOf, settle } from '../../../../rules/roulette/wheel';

const LABELS = {
  red: 'roulette.ruleRed',
  black: 'roulette.ruleBlack',
  blue: 'roulette.ruleBlue',
} as const satisfies Readonly<Record<RouletteTeam, string>>;

/** One team: its rate, how often it wins and what it returns, both 0 to 1. */
export interface TeamRow {
  readonly label: (typeof LABELS)[RouletteTeam];
  readonly rate: Rate;
  readonly chance: number;
  readonly rtp: number;
}

/** Computed from the payout table by counting the pockets. */
export const ROULETTE_ROWS: readonly TeamRow[] = ROULETTE_TEAMS.map((team) => {
  const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket).filter(
    (pocket) => settle(team, pocket) > 0,
  ).length;
  return { label: LABELS[team], rate: PAYOUTS[team], chance: pockets / POCKETS, rtp: returnOf(team) };
});
