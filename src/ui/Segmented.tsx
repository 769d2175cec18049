import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from './cx';
import css from './Segmented.module.css';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentedProps<Value extends string | number> {
  /** What is being chosen, for a screen reader. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** `tabs` when what it switches is a view below it: tabs of 40 px that scroll sideways. */
  readonly look?: 'segments' | 'tabs';
}

/** One choice among a few: arrow keys move it, one stop for the Tab key. */
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  look = 'segments',
}: SegmentedProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = (options.findIndex((option) => option.value === value) + step + options.length) % options.length;
    const next = options[at];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={css[look]} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          disabled={disabled}
          className={cx(css.option, option.value === value && css.on)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
