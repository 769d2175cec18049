import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../i18n';
import { IconButton } from './IconButton';
import { cx } from './cx';
import css from './Stepper.module.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  /** How the value reads at rest: `Rp 25.000`, `2,00×`. */
  readonly format: (value: number) => string;
  /** What is put into the field while it is edited: `25000`, `2,00`. */
  readonly edit: (value: number) => string;
  /** Reads what was typed; null when it is no value, then the old one stays. */
  readonly parse: (text: string) => number | null;
  readonly onChange: (value: number) => void;
  /** Steps down or up from the value. */
  readonly step: (value: number, direction: -1 | 1) => number;
  readonly min?: number;
  readonly max?: number;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly error?: string | null;
  readonly disabled?: boolean;
}

/** A number between two keys; a tap on it edits it by keyboard. Typed values are taken as typed: the caller's `error` judges them. */
export function Stepper({
  label,
  value,
  format,
  edit,
  parse,
  onChange,
  step,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  inputMode = 'numeric',
  error,
  disabled = false,
}: StepperProps) {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /** Focused, and nothing typed yet: the next character replaces all. */
  const fresh = useRef(false);
  const move = (direction: -1 | 1) => {
    setDraft(null);
    onChange(Math.min(max, Math.max(min, step(value, direction))));
  };
  /** The bare number is put in and selected within the event itself: a frame later would select what was typed meanwhile. */
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    flushSync(() => setDraft(edit(value)));
    field.select();
    fresh.current = true;
  };
  /** A tap puts its caret after the focus: everything is selected once more, unless something was typed or a part was chosen by dragging. */
  const tap = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    if (fresh.current && field.selectionStart === field.selectionEnd) field.select();
    fresh.current = false;
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    fresh.current = false;
    setDraft(event.target.value);
    const typed = parse(event.target.value);
    if (typed !== null) onChange(typed);
  };
  return (
    <div className={css.wrap}>
      <div className={cx(css.stepper, error && css.wrong, disabled && css.off)}>
        <IconButton
          look="key"
          icon="minus"
          label={`${t('common.minus')}: ${label}`}
          disabled={disabled || value <= min}
          onClick={() => move(-1)}
        />
        <div className={css.text}>
          <label htmlFor={id} className={css.label}>
            {label}
          </label>
          <input
            id={id}
            className={css.input}
            inputMode={inputMode}
            autoComplete="off"
            enterKeyHint="done"
            disabled={disabled}
            value={draft ?? format(value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            onFocus={focus}
            onClick={tap}
            onChange={type}
            onBlur={() => setDraft(null)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
        </div>
        <IconButton
          look="key"
          icon="plus"
          label={`${t('common.plus')}: ${label}`}
          disabled={disabled || value >= max}
          onClick={() => move(1)}
        />
      </div>
      <p id={`${id}-note`} className={css.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  );
}
