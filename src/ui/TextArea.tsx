import { type ComponentPropsWithRef, useId } from 'react';
import css from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  readonly label: string;
  /** What is wrong with the words; read out when it appears. */
  readonly error?: string | null;
}

/** A field for several lines, its label above it. */
export function TextArea({ label, error = null, id, ...input }: TextAreaProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={css.words}>
      <label htmlFor={inputId}>{label}</label>
      <textarea
        {...input}
        id={inputId}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${inputId}-note`}
      />
      {error === null ? null : (
        <p id={`${inputId}-note`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
