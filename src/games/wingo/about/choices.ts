import type { WingoSelection } from '../../../../contract/wingo';
import type { Rate } from '../../../../rules/money';
import { NUMBERS, PAYOUTS } from '../../../../rules/wingo/options';
import { returnOf } from '../../../../rules/wingo/payout';

const KINDS = [
  { label: 'wingo.ruleNumber', of: 'seven' },
  { label: 'wingo.ruleGreen', of: 'green' },
  { label: 'wingo.ruleRed', of: 'red' },
  { label: 'wingo.ruleViolet', of: 'violet' },
] as const satisfies readonly { label: string; of: WingoSelection }[];

/** One kind of choice: its rates, best first, how often it wins and what it returns, both 0 to 1. */
export interface WingoChoice {
  readonly label: (typeof KINDS)[number]['label'];
  readonly rates: readonly Rate[];
  readonly chance: number;
  readonly rtp: number;
}

/** Computed from the payout table by counting the ten numbers. All exact numbers are alike. */
export const WINGO_CHOICES: readonly WingoChoice[] = KINDS.map(({ label, of }) => {
  const rates = Object.values(PAYOUTS[of]).filter((rate): rate is Rate => rate !== undefined);
  return { label, rates: [...new Set(rates)].sort((a, b) => b - a), chance: rates.length / NUMBERS, rtp: returnOf(of) };
});
