import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { cx } from './cx';
import css from './Field.module.css';

export interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> {
  readonly label: string;
  readonly icon?: IconName;
  /** What is wrong with the value; read out when it appears. */
  readonly error?: string | null;
  /** What is expected, shown while nothing is wrong. */
  readonly hint?: string;
  /** The value is known to be right. */
  readonly valid?: boolean;
  /** A button inside the field's right edge. */
  readonly trailing?: ReactNode;
}

/** A text field with its label inside, above the value. */
export function Field({ label, icon, error, hint, valid = false, trailing, id, ...input }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const note = error ?? hint;
  return (
    <div className={css.wrap}>
      <div className={cx(css.field, error && css.wrong)}>
        {icon ? <Icon name={icon} size="sm" className={css.icon} /> : null}
        <div className={css.text}>
          <label htmlFor={inputId} className={css.label}>
            {label}
          </label>
          <input
            {...input}
            id={inputId}
            className={css.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? `${inputId}-note` : undefined}
          />
        </div>
        {valid && !error ? <Icon name="check" size="sm" className={css.valid} /> : null}
        {trailing}
      </div>
      <p id={`${inputId}-note`} className={cx(css.note, error && css.error)} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
