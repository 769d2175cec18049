import { Combobox as Base } from '@base-ui/react/combobox';
import { useEffect, useId } from 'react';
import { cx } from '../cx';
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
  useEffect(() => () => setSpared(false), []);
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
        onOpenChange={setSpared}
        autoHighlight
        limit={50}
      >
        <Base.InputGroup className={css.group}>
          <Base.Input id={id} className={css.input} autoComplete="off" spellCheck={false} />
          <Base.Trigger className={css.open} aria-label={label} tabIndex={-1}>
            <Icon name="down" size="xs" />
          </Base.Trigger>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner className={popup.place} sideOffset={6} collisionPadding={8}>
            <Base.Popup className={cx(popup.popup, css.popup)} style={{ minWidth: 'var(--anchor-width)' }}>
              <Base.Empty>
                <span className={css.none}>{none}</span>
              </Base.Empty>
              <Base.List className={css.list}>
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

/**
 * While its list is open Base UI hides everything else from readers, though the keyboard still goes there (mui/base-ui#5528): what it finds to be a live region it spares. One that
 * is `off`, as all is that says nothing of it, changes nothing else.
 */
function setSpared(spared: boolean): void {
  for (const part of document.body.children)
    if (spared && !part.hasAttribute('aria-live')) part.setAttribute('aria-live', 'off');
    else if (!spared && part.getAttribute('aria-live') === 'off') part.removeAttribute('aria-live');
}
