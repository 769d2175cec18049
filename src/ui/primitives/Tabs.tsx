import { type KeyboardEvent, type ReactNode, useId } from 'react';
import css from './Tabs.module.css';

export interface TabOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many new things wait behind it; nothing is shown for none. */
  readonly count?: number;
  /** What the number says to a screen reader, after the label. */
  readonly countLabel?: string;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly TabOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The view of the chosen tab. */
  readonly children: ReactNode;
}

/** Which tab a key leads to, of so many; null for another key. From the last one on is the first. */
function tabByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Views of one place, one at a time: arrow keys go from tab to tab, one stop for the Tab key; the tabs scroll sideways where they find no room (WAI-ARIA's pattern of tabs
 * that act as they are reached). Our own: Base UI's took a quarter of what the inbox does until it is open.
 */
export function Tabs<Value extends string>({ label, options, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const tabId = (name: string): string => `${id}-${name}`;
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = options.findIndex((option) => option.value === value);
    const to = tabByKey(event.key, at, options.length);
    const next = to === null ? undefined : options[to];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    // Scrolls there, too.
    document.getElementById(tabId(next.value))?.focus();
  };
  return (
    <div className={css.root}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={go}>
        {options.map((option) => {
          const on = option.value === value;
          return (
            <button
              key={option.value}
              type="button"
              role="tab"
              id={tabId(option.value)}
              aria-selected={on}
              aria-controls={on ? id : undefined}
              tabIndex={on ? 0 : -1}
              data-active={on ? '' : undefined}
              className={css.tab}
              onClick={(event) => {
                onChange(option.value);
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
            >
              {option.label}
              {option.count ? (
                <b className={css.count}>
                  <span aria-hidden="true">{option.count > 99 ? '99+' : option.count}</span>
                  <span className={css.said}>{option.countLabel}</span>
                </b>
              ) : null}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={tabId(value)} className={css.panel} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
