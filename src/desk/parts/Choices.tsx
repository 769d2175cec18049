import { useId } from 'react';
import css from './parts.module.css';

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them to be seen. */
export function Choices<Value extends string>({ legend, options, value, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
