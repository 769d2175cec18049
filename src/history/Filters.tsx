import { memo, type ReactNode } from 'react';
import type { GameId } from '../../contract/games';
import type { BetFilters } from '../../contract/history';
import type { Day, Days } from '../../rules/days';
import { useT } from '../i18n';
import { Chip } from '../ui/Chip';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { DateRange } from '../ui/primitives/DateRange';
import { GamePicture } from './GamePicture';
import css from './Filters.module.css';

const RESULTS = ['won', 'lost', 'even', 'open'] as const;

/** What is chosen besides the days. */
export type Chosen = Pick<BetFilters, 'game' | 'result'>;

interface FiltersProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly days: Days;
  readonly today: Day;
  readonly since: Day | null;
  readonly onDays: (days: Days) => void;
  /** The games that the player has bet on; null until they are known. */
  readonly games: readonly { readonly game: GameId }[] | null;
}

/** Which bets are listed: the game as its picture, the days, what became of them. A chosen chip is let go by a second tap. */
export const Filters = memo(function Filters({ chosen, onChosen, days, today, since, onDays, games }: FiltersProps) {
  const t = useT();
  const { game, result } = chosen;
  return (
    <div className={css.filters}>
      <div className={css.games} role="group" aria-label={t('history.games')}>
        <GameKey on={game === undefined} onClick={() => onChosen({ ...chosen, game: undefined })}>
          <Icon name="star" className={css.star} />
          {t('history.all')}
        </GameKey>
        {(games ?? []).map(({ game: one }) => (
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
        <DateRange value={days} onChange={onDays} today={today} since={since} />
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
});

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
