import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import css from './Chip.module.css';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Chosen; leave it out for a chip that only acts. */
  readonly on?: boolean;
}

/** A small choice or shortcut. 36 px to see, 44 to touch. */
export function Chip({ on, type = 'button', ...rest }: ChipProps) {
  return <button {...rest} type={type} aria-pressed={on} className={cx(css.chip, on && css.on)} />;
}
