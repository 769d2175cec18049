import { Select as Base } from '@base-ui/react/select';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx';
import { Icon } from '../Icon';
import { useStands } from '../useStands';
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

type FieldProps = Pick<
  ComponentPropsWithRef<'button'>,
  'name' | 'className' | 'aria-labelledby' | 'aria-invalid' | 'aria-describedby'
>;

/** Keys that a closed field takes: those that open its list, and letters. */
const TAKEN = /^(Arrow(Up|Down)|Enter|.)$/;
/** So many frames at most its options are waited for. */
const OPTIONS_MOST = 60;
/** Enter and the space bar open it as an arrow does. */
const opens = (key: string): string => (key === 'Enter' || key === ' ' ? 'ArrowDown' : key);

/**
 * One choice of many: letters jump to an option, arrow keys move, Enter takes, Escape leaves it as it was. Three of Base UI's cost more than all else of a form, so until it has
 * stood for a while it is a button that says the same of itself; whatever it is pressed by has it be one of them at once, and goes to that.
 */
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
  const stands = useStands();
  const [held, setHeld] = useState(false);
  const [live, setLive] = useState<'closed' | 'open' | { readonly key: string } | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (live === null || typeof live === 'string') return;
    trigger.current?.focus();
    const press = () =>
      trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { ...live, bubbles: true, cancelable: true }));
    // By the focus it makes its options, which letters are looked for in: on a busy device some frames later.
    let left = OPTIONS_MOST;
    const look = () => {
      left -= 1;
      frame = requestAnimationFrame(first.current === null && left > 0 ? look : () => setTimeout(press));
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [live]);
  // Never under a finger, nor under whoever has come to it by the keyboard.
  if (live === null && stands && !held) setLive('closed');
  const field: FieldProps = {
    name,
    className: cx(css[look], look === 'chip' && chip.chip, error !== null && css.wrong),
    'aria-labelledby': `${id}-label ${id}-value`,
    'aria-invalid': error === null ? undefined : true,
    'aria-describedby': error === null ? undefined : `${id}-error`,
  };
  const inside = (shown: ReactNode) => (
    <>
      <span className={css.text}>
        <span id={`${id}-label`} className={look === 'chip' ? text.hidden : css.label}>
          {label}
        </span>
        {shown}
      </span>
      <Icon name="down" size="xs" />
    </>
  );
  return (
    <div className={css.wrap}>
      {live === null ? (
        <button
          {...field}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          disabled={disabled}
          onPointerDown={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onClick={() => setLive('open')}
          onKeyDown={(event: KeyboardEvent) => {
            if (!TAKEN.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
            event.preventDefault();
            setLive({ key: opens(event.key) });
          }}
        >
          {inside(
            <span id={`${id}-value`} className={css.value}>
              {options.find((option) => option.value === value)?.label}
            </span>,
          )}
        </button>
      ) : (
        <Base.Root
          items={options}
          value={value}
          disabled={disabled}
          defaultOpen={live === 'open'}
          onValueChange={(next) => (next === null ? undefined : onChange(next))}
        >
          <Base.Trigger ref={trigger} {...field}>
            {inside(<Base.Value id={`${id}-value`} className={css.value} />)}
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className={popup.place} sideOffset={6} collisionPadding={8} alignItemWithTrigger={false}>
              <Base.Popup className={cx(popup.popup, css.popup)}>
                <Base.List>
                  {options.map((option, i) => (
                    <Base.Item
                      key={option.value}
                      ref={i === 0 ? first : undefined}
                      value={option.value}
                      className={popup.row}
                    >
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
      )}
      {look === 'field' ? (
        <p id={`${id}-error`} className={css.error} aria-live="polite">
          {error}
        </p>
      ) : null}
    </div>
  );
}
