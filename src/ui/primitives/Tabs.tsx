import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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

/** Views of one place, one at a time: arrow keys go from tab to tab, one stop for the Tab key; the tabs scroll sideways where they find no room. */
export function Tabs<Value extends string>({ label, options, value, onChange, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={css.root}>
      <Base.List activateOnFocus aria-label={label} className={css.list}>
        {options.map((option) => (
          <Base.Tab key={option.value} value={option.value} className={css.tab}>
            {option.label}
            {option.count ? (
              <b className={css.count}>
                <span aria-hidden="true">{option.count > 99 ? '99+' : option.count}</span>
                <span className={css.said}>{option.countLabel}</span>
              </b>
            ) : null}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={css.panel} tabIndex={-1}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
