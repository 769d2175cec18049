import type { BetFilters } from '../../contract/history';
import type { GameId } from '../../contract/games';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { Chip } from '../ui/Chip';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { GamePicture } from './GamePicture';
import { type Day, type Days, monthOf, type Period } from './period';
import css from './Filters.module.css';

const RESULTS = ['won', 'lost', 'even', 'open'] as const;

/** What is chosen besides the days. */
export type Chosen = Pick<BetFilters, 'game' | 'result'>;

interface FiltersProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly period: Period;
  readonly days: Days;
  readonly today: Day;
  readonly since: Day | null;
  readonly onPeriod: (period: Period) => void;
  /** The games that the player has bet on; null until they are known. */
  readonly games: readonly GameId[] | null;
}

/** Which bets are listed: the game as its picture, the days, what became of them. A chosen chip is let go by a second tap. */
export function Filters({ chosen, onChosen, games, ...rest }: FiltersProps) {
  const t = useT();
  const { game, result } = chosen;
  return (
    <div className={css.filters}>
      <div className={css.games} role="group" aria-label={t('history.games')}>
        <GameKey on={game === undefined} onClick={() => onChosen({ ...chosen, game: undefined })}>
          <span className={css.star}>
            <Icon name="star" />
          </span>
          {t('history.all')}
        </GameKey>
        {(games ?? []).map((one) => (
          <GameKey
            key={one}
            on={game === one}
            onClick={() => onChosen({ ...chosen, game: game === one ? undefined : one })}
          >
            <GamePicture game={one} size={36} />
            {t(`game.${one}`)}
          </GameKey>
        ))}
      </div>
      <div className={css.line} role="group" aria-label={t('history.filters')}>
        <PeriodChoice {...rest} />
        {RESULTS.map((one) => (
          <Chip
            key={one}
            on={result === one}
            onClick={() => onChosen({ ...chosen, result: result === one ? undefined : one })}
          >
            {t(`history.${one}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

interface GameKeyProps {
  readonly on: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const GameKey = ({ on, onClick, children }: GameKeyProps) => (
  <button type="button" aria-pressed={on} className={cx(css.game, on && css.on)} onClick={onClick}>
    {children}
  </button>
);

function PeriodChoice({
  period,
  days,
  today,
  since,
  onPeriod,
}: Pick<FiltersProps, 'period' | 'days' | 'today' | 'since' | 'onPeriod'>) {
  const t = useT();
  const choose = (kind: string) => {
    if (kind === 'month') onPeriod({ kind, month: monthOf(days.to) });
    else if (kind === 'today' || kind === 'week') onPeriod({ kind });
    else onPeriod({ kind: 'range', from: days.from, to: days.to < today ? days.to : today });
  };
  const bounds = { min: since ?? undefined, max: today };
  return (
    <>
      <label className={css.period}>
        <span className={css.said}>{t('history.days')}</span>
        <select value={period.kind} onChange={({ target }) => choose(target.value)}>
          <option value="month">{t('history.period.month')}</option>
          <option value="today">{t('history.period.today')}</option>
          <option value="week">{t('history.period.week')}</option>
          <option value="range">{t('history.period.range')}</option>
        </select>
        <Icon name="down" size="xs" />
      </label>
      {period.kind === 'range' ? (
        <span className={css.range}>
          <input
            type="date"
            aria-label={t('history.from')}
            {...bounds}
            value={period.from}
            onChange={({ target }) => target.value && onPeriod({ ...period, from: target.value })}
          />
          <input
            type="date"
            aria-label={t('history.to')}
            {...bounds}
            value={period.to}
            onChange={({ target }) => target.value && onPeriod({ ...period, to: target.value })}
          />
        </span>
      ) : null}
    </>
  );
}
