import { rightFlips } from '../../../../machines/coinFlip/machine';
import type { CoinFlipRound } from '../../../../machines/coinFlip/types';
import { cappedAt } from '../../../../rules/cap';
import { coinRate, MAX_FLIPS } from '../../../../rules/coinFlip/coin';
import type { Sen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { LadderFigures } from '../../../play/solo/LadderFigures';
import { useCoinFlip } from './context';

/** What the open round would pay now. */
export const backOf = (round: CoinFlipRound, maxProfit: Sen): Sen =>
  cappedAt(round.amount, coinRate(rightFlips(round).length), maxProfit).pays;

/** The open round in figures: its stake, what it would win, its right flips. */
export function RoundFigures({ round }: { readonly round: CoinFlipRound }) {
  const t = useT();
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  return (
    <LadderFigures
      stake={round.amount}
      back={backOf(round, maxProfit)}
      words={{ stake: t('coinFlip.stake'), profit: t('coinFlip.profit'), note: t('coinFlip.note') }}
      own={{
        label: t('coinFlip.count'),
        value: t('coinFlip.countOf', { n: rightFlips(round).length, max: MAX_FLIPS }),
      }}
    />
  );
}
