import { skipsLeft, winningOf } from '../../../../machines/hilo/select';
import type { HiloRound } from '../../../../machines/hilo/types';
import { cappedAt } from '../../../../rules/cap';
import { hiloRate } from '../../../../rules/hilo/payout';
import type { Sen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { LadderFigures } from '../../../play/solo/LadderFigures';
import { useHilo } from './context';

/** What the open round would pay now. */
export const backOf = (round: HiloRound, maxProfit: Sen): Sen =>
  cappedAt(round.amount, hiloRate(winningOf(round)), maxProfit).pays;

/** The open round in figures: its stake, what it would win, the skips that are left. */
export function RoundFigures({ round }: { readonly round: HiloRound }) {
  const t = useT();
  const maxProfit = useHilo(({ context }) => context.maxProfit);
  return (
    <LadderFigures
      stake={round.amount}
      back={backOf(round, maxProfit)}
      words={{ stake: t('hilo.stake'), profit: t('hilo.profit'), note: t('hilo.note') }}
      own={{ label: t('hilo.skipsLeft'), value: t('hilo.skipsValue', { n: skipsLeft(round) }), soft: true }}
    />
  );
}
