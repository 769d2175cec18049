import { amountAt, skipsLeft, winningOf } from '../../../../machines/hilo/select';
import type { HiloRound } from '../../../../machines/hilo/types';
import { hiloRate } from '../../../../rules/hilo/payout';
import { useT } from '../../../i18n';
import { formatRp, formatSigned } from '../../../i18n/format';
import { useHilo } from './context';
import css from './RoundFigures.module.css';

/** What the open round would pay now, rupiah. */
export const backOf = (round: HiloRound, maxProfit: number): number =>
  amountAt(round.amount, hiloRate(winningOf(round)), maxProfit);

/** The open round in figures: its stake, what it would win, the skips that are left. */
export function RoundFigures({ round }: { readonly round: HiloRound }) {
  const t = useT();
  const maxProfit = useHilo(({ context }) => context.maxProfit);
  const profit = backOf(round, maxProfit) - round.amount;
  return (
    <div className={css.figures}>
      <dl>
        <div>
          <dt>{t('hilo.stake')}</dt>
          <dd>{formatRp(round.amount)}</dd>
        </div>
        <div>
          <dt>{t('hilo.profit')}</dt>
          <dd className={profit > 0 ? css.win : undefined}>{formatSigned(profit)}</dd>
        </div>
        <div>
          <dt>{t('hilo.skipsLeft')}</dt>
          <dd className={css.skips}>{t('hilo.skipsValue', { n: skipsLeft(round) })}</dd>
        </div>
      </dl>
      <p>{t('hilo.note')}</p>
    </div>
  );
}
