import { useId } from 'react';
import { cx } from '../cx';
import css from './OneTimeCode.module.css';

/** Digits of a code that is sent or shown by an app (CODE_LENGTH of the contract). */
const DIGITS = 6;

interface OneTimeCodeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly hint?: string;
  /** What is wrong with the code; read out when it appears, and the cells shake. */
  readonly error?: string | null;
  readonly disabled?: boolean;
  /** The last digit is there: a form may send itself. */
  readonly onComplete?: (code: string) => void;
  /** Has the focus when the dialog opens. */
  readonly autoFocus?: boolean;
}

/**
 * A code of six digits. It is one field over six drawn cells, so that pasting, a phone's own offer of the code that came, and a screen reader find what they
 * expect. Whatever is no digit falls out.
 */
export function OneTimeCode({
  label,
  value,
  onChange,
  name,
  hint,
  error = null,
  disabled = false,
  onComplete,
  autoFocus = false,
}: OneTimeCodeProps) {
  const id = useId();
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, DIGITS);
    if (code === value) return;
    onChange(code);
    if (code.length === DIGITS) onComplete?.(code);
  };
  return (
    <div className={css.wrap}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={cx(css.cells, error !== null && css.wrong)}>
        <input
          id={id}
          name={name}
          className={css.input}
          value={value}
          readOnly={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          spellCheck={false}
          enterKeyHint="done"
          data-autofocus={autoFocus || undefined}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={(event) => take(event.target.value)}
        />
        {Array.from({ length: DIGITS }, (_, at) => (
          <span
            key={at}
            aria-hidden="true"
            className={cx(css.cell, at === Math.min(value.length, DIGITS - 1) && css.next)}
          >
            {value[at]}
          </span>
        ))}
      </div>
      <p id={`${id}-note`} className={cx(css.note, error !== null && css.error)} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
