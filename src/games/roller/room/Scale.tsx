import { type ChangeEvent, type CSSProperties, useId } from 'react';
import { RESULT_MAX, type RollerGuess } from '../../../../rules/roller/roller';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { DRAG_STEP } from './choice';
import css from './Scale.module.css';

interface ScaleProps {
  readonly guess: RollerGuess;
  readonly refused: boolean;
  readonly disabled: boolean;
  /** What is said of the choice: its side, its chance, what it pays. */
  readonly told: string;
  readonly onChoose: (choose: number) => void;
}

/** The scale of the chosen number as a slider: both zones in their colours, by finger, mouse and keys. */
export function Scale({ guess: { choose, isHigher }, refused, disabled, told, onChoose }: ScaleProps) {
  const t = useT();
  const id = useId();
  const slide = (event: ChangeEvent<HTMLInputElement>) => onChoose(Number(event.target.value));
  const style: CSSProperties & Record<'--at', string> = { '--at': `${(choose / RESULT_MAX) * 100}%` };
  return (
    <div className={css.scale} data-higher={isHigher || undefined} data-refused={refused || undefined} style={style}>
      <div className={css.ends}>
        <span>{t('roller.low')}</span>
        <label htmlFor={id}>{t('roller.chosen')}</label>
        <span>{t('roller.high')}</span>
      </div>
      <input
        id={id}
        type="range"
        className={css.range}
        min={0}
        max={RESULT_MAX}
        step={DRAG_STEP}
        value={choose}
        disabled={disabled}
        aria-label={t('roller.slider')}
        aria-valuetext={`${formatAmount(choose)}. ${told}`}
        onChange={slide}
      />
    </div>
  );
}
