import css from './SettingsView.module.css';

interface NumberInputProps {
  readonly label: string;
  /** The label stands above it; else it is for screen readers alone. */
  readonly shown?: boolean;
  /** Null while nothing stands in it. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A whole number, or nothing yet. */
export function NumberInput({ label, shown = false, value, onChange }: NumberInputProps) {
  const input = (
    <input
      aria-label={shown ? undefined : label}
      type="number"
      inputMode="numeric"
      value={value ?? ''}
      onChange={({ target }) => onChange(numberOf(target.value))}
    />
  );
  return shown ? (
    <label className={css.part}>
      {label}
      {input}
    </label>
  ) : (
    input
  );
}
