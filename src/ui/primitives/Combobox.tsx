import { Combobox as Base } from '@base-ui/react/combobox';
import { useId } from 'react';
import { Icon } from '../Icon';
import popup from './popup.module.css';
import css from './Combobox.module.css';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly label: string;
  /** The same array for as long as they are the same: hundreds of them are looked through as one types. */
  readonly options: readonly ComboboxOption[];
  /** '' while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is said where nothing has the letters that were typed. */
  readonly none: string;
}

/** One choice of very many: typed letters narrow the list, arrow keys move, Enter takes, Escape leaves it as it was. What is typed and not taken is no choice. */
export function Combobox({ label, options, value, onChange, none }: ComboboxProps) {
  const id = useId();
  return (
    <div className={css.wrap}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <Base.Root<ComboboxOption>
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onValueChange={(next) => onChange(next?.value ?? '')}
        autoHighlight
        limit={50}
      >
        <Base.InputGroup className={css.group}>
          {/* While the list is open all else is hidden from readers, the label too. */}
          <Base.Input id={id} aria-label={label} className={css.input} autoComplete="off" spellCheck={false} />
          <Base.Trigger className={css.open} aria-label={label} tabIndex={-1}>
            <Icon name="down" size="xs" />
          </Base.Trigger>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner className={popup.place} sideOffset={6} collisionPadding={8}>
            <Base.Popup className={popup.popup} style={{ minWidth: 'var(--anchor-width)' }}>
              <Base.Empty>
                <span className={css.none}>{none}</span>
              </Base.Empty>
              <Base.List>
                {(option: ComboboxOption) => (
                  <Base.Item key={option.value} value={option} className={popup.row}>
                    <span className={css.option}>{option.label}</span>
                    <Base.ItemIndicator>
                      <Icon name="check" size="sm" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
