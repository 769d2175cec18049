import { Select as Base } from '@base-ui/react/select';
import { useId } from 'react';
import { cx } from '../cx';
import { Icon } from '../Icon';
import chip from '../Chip.module.css';
import text from '../text.module.css';
import popup from './popup.module.css';
import css from './Select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `field` stands in a form, its label inside; `chip` among filters, its label for screen readers alone. */
  readonly look?: 'field' | 'chip';
  readonly name?: string;
  /** What is wrong with the choice; read out when it appears. */
  readonly error?: string | null;
  readonly disabled?: boolean;
}

/** One choice of many: letters jump to an option, arrow keys move, Enter takes, Escape leaves it as it was. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'field',
  name,
  error = null,
  disabled = false,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={css.wrap}>
      <Base.Root
        items={options}
        value={value}
        disabled={disabled}
        onValueChange={(next) => (next === null ? undefined : onChange(next))}
      >
        <Base.Trigger
          name={name}
          className={cx(css[look], look === 'chip' && chip.chip, error !== null && css.wrong)}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `${id}-error`}
        >
          <span className={css.text}>
            <span id={`${id}-label`} className={look === 'chip' ? text.hidden : css.label}>
              {label}
            </span>
            <Base.Value id={`${id}-value`} className={css.value} />
          </span>
          <Icon name="down" size="xs" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={popup.place} sideOffset={6} collisionPadding={8} alignItemWithTrigger={false}>
            <Base.Popup className={cx(popup.popup, css.popup)}>
              <Base.List>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className={popup.row}>
                    <Base.ItemText className={css.option}>{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Icon name="check" size="sm" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {look === 'field' ? (
        <p id={`${id}-error`} className={css.error} aria-live="polite">
          {error}
        </p>
      ) : null}
    </div>
  );
}
