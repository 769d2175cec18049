import type { ReactNode } from 'react';
import css from './Toggle.module.css';

interface ToggleProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

/** A switch that acts at once; the row is the target. */
export function Toggle({ on, onChange, label, note, disabled = false }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      disabled={disabled}
      className={css.row}
      onClick={() => onChange(!on)}
    >
      <span className={css.text}>
        <span className={css.label}>{label}</span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </span>
      <span className={css.track}>
        <i className={css.knob} />
      </span>
    </button>
  );
}
