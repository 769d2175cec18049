import { chanceOf, rateAfter } from '../../../../machines/mines/select';
import type { MineRound } from '../../../../machines/mines/types';
import { cappedAt } from '../../../../rules/cap';
import { CELLS } from '../../../../rules/mines/draw';
import { useT } from '../../../i18n';
import { formatMultiplier, formatPercent, formatRp } from '../../../i18n/format';
import { Button } from '../../../ui/Button';
import { useMines } from './context';
import css from './RoundFigures.module.css';

interface RoundFiguresProps {
  readonly round: MineRound;
  readonly onRandom: () => void;
}

/** The open round in figures: stake, gems, the chance of the next cell and what it would bring. */
export function RoundFigures({ round, onRandom }: RoundFiguresProps) {
  const t = useT();
  const maxProfit = useMines(({ context }) => context.maxProfit);
  const gems = round.opened.length,
    safe = CELLS - round.mines;
  const next = rateAfter(round.mines, gems + 1);
  return (
    <div className={css.figures}>
      <dl>
        <div>
          <dt>{t('room.amount')}</dt>
          <dd>{formatRp(round.amount)}</dd>
        </div>
        <div>
          <dt>{t('mines.gems')}</dt>
          <dd>
            <b>{gems}</b> / {safe}
          </dd>
        </div>
        <div>
          <dt>{t('mines.chance')}</dt>
          <dd className={css.chance}>{formatPercent(chanceOf(round.mines, gems))}</dd>
        </div>
      </dl>
      <div className={css.row}>
        <div className={css.next}>
          <span className={css.words}>
            <span>{t('mines.next')}</span>
            <b>{next === null ? '–' : formatRp(cappedAt(round.amount, next, maxProfit).pays)}</b>
          </span>
          <em>{next === null ? '' : formatMultiplier(next)}</em>
        </div>
        <Button tone="violet" icon="shuffle" size="lg" aria-keyshortcuts="R" onClick={onRandom}>
          {t('mines.random')}
        </Button>
      </div>
      <span className={css.bar}>
        <i style={{ transform: `scaleX(${gems / safe})` }} />
      </span>
    </div>
  );
}
