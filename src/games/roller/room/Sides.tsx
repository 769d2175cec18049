import { type KeyboardEvent, useRef } from 'react';
import { oddsOf } from '../../../../machines/roller/select';
import { useT } from '../../../i18n';
import { formatChance, formatExact } from './odds';
import css from './Sides.module.css';

interface SidesProps {
  readonly choose: number;
  readonly isHigher: boolean;
  readonly disabled: boolean;
  readonly onSide: (isHigher: boolean) => void;
}

const SIDES = [
  { isHigher: false, label: 'roller.lower', arrow: 'M0 11 11-1H5V-11H-5V-1H-11Z' },
  { isHigher: true, label: 'roller.higher', arrow: 'M0-11 11 1H5V11H-5V1H-11Z' },
] as const;

/** Lower or higher, each with its chance and what it pays: one choice of two, moved by arrows, one stop for the Tab key. */
export function Sides({ choose, isHigher, disabled, onSide }: SidesProps) {
  const t = useT();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    onSide(!isHigher);
    group.current?.querySelectorAll('button')[isHigher ? 0 : 1]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={t('roller.side')} className={css.sides} onKeyDown={onKeyDown}>
      {SIDES.map((side) => {
        const odds = oddsOf({ choose, isHigher: side.isHigher });
        const on = side.isHigher === isHigher;
        return (
          <button
            key={side.label}
            type="button"
            role="radio"
            aria-checked={on}
            tabIndex={on ? 0 : -1}
            disabled={disabled}
            className={css.side}
            data-refused={odds === null || undefined}
            onClick={() => onSide(side.isHigher)}
          >
            <svg aria-hidden="true" className={css.arrow} viewBox="-13 -13 26 26">
              <path d={side.arrow} fill="#fff" />
            </svg>
            <span className={css.words}>
              <b>{t(side.label)}</b>
              {odds === null ? (
                <span>{t('roller.closed')}</span>
              ) : (
                <>
                  <span>{t('roller.chance', { n: formatChance(odds.chance) })}</span>
                  <span>
                    {t('roller.pays', { n: '' })}
                    <em>{formatExact(odds.rate)}</em>
                  </span>
                </>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
