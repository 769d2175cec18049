import { rightFlips } from '../../../../machines/coinFlip/machine';
import { amountAt } from '../../../../machines/coinFlip/select';
import type { CoinFlipRound } from '../../../../machines/coinFlip/types';
import { coinRate, MAX_FLIPS } from '../../../../rules/coinFlip/coin';
import { useT } from '../../../i18n';
import { formatRp, formatSigned } from '../../../i18n/format';
import { useCoinFlip } from './context';
import css from './RoundFigures.module.css';

/** What the open round would pay now, rupiah. */
export const backOf = (round: CoinFlipRound, maxProfit: number): number =>
  amountAt(round.amount, coinRate(rightFlips(round).length), maxProfit);

/** The open round in figures: its stake, what it would win, its right flips. */
export function RoundFigures({ round }: { readonly round: CoinFlipRound }) {
  const t = useT();
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  const profit = backOf(round, maxProfit) - round.amount;
  return (
    <div className={css.figures}>
      <dl>
        <div>
          <dt>{t('coinFlip.stake')}</dt>
          <dd>{formatRp(round.amount)}</dd>
        </div>
        <div>
          <dt>{t('coinFlip.profit')}</dt>
          <dd className={profit > 0 ? css.win : undefined}>{formatSigned(profit)}</dd>
        </div>
        <div>
          <dt>{t('coinFlip.count')}</dt>
          <dd>{t('coinFlip.countOf', { n: rightFlips(round).length, max: MAX_FLIPS })}</dd>
        </div>
      </dl>
      <p>{t('coinFlip.note')}</p>
    </div>
  );
}
