import { useId, useState } from 'react';
import { cx } from '../cx';
import { useArrive } from '../useArrive';
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
  /** A secret of the player's own, a PIN: dots until it is asked to be seen, by a button of these words, and nothing that a phone would fill in. */
  readonly secret?: { readonly show: string; readonly hide: string };
  /** Has the focus when the dialog opens. */
  readonly autoFocus?: boolean;
  /** Takes the focus as it appears: what was pressed led to it. */
  readonly eager?: boolean;
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
  secret,
  autoFocus = false,
  eager = false,
}: OneTimeCodeProps) {
  const id = useId();
  const [seen, setSeen] = useState(secret === undefined);
  const input = useArrive<HTMLInputElement>(eager, autoFocus);
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, DIGITS);
    if (code === value) return;
    onChange(code);
    if (code.length === DIGITS) onComplete?.(code);
  };
  return (
    <div className={css.wrap}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {secret === undefined ? null : (
          <button
            type="button"
            className={css.eye}
            aria-label={`${seen ? secret.hide : secret.show}, ${label}`}
            aria-controls={id}
            onClick={() => setSeen(!seen)}
          >
            {seen ? secret.hide : secret.show}
          </button>
        )}
      </div>
      <div className={cx(css.cells, error !== null && css.wrong)}>
        <input
          ref={input}
          id={id}
          name={name}
          type={seen ? 'text' : 'password'}
          className={css.input}
          value={value}
          readOnly={disabled}
          inputMode="numeric"
          autoComplete={secret === undefined ? 'one-time-code' : 'off'}
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
            {seen ? value[at] : value[at] && '•'}
          </span>
        ))}
      </div>
      <p id={`${id}-note`} className={cx(css.note, error !== null && css.error)} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
