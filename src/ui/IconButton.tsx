import type { ComponentPropsWithRef } from 'react';
import { Icon } from './Icon';
import type { Drawing, IconName } from './icons';
import { cx } from './cx';
import css from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  readonly icon: IconName | Drawing;
  /** What it does, for those who cannot see the drawing; the tooltip too, unless `title` says more. */
  readonly label: string;
  /** A magenta dot: something new waits behind it. */
  readonly dot?: boolean;
  readonly look?: 'glass' | 'key' | 'bare';
}

/** A square of 44 px. `key` is the violet key of steppers, `bare` has no ground. */
export function IconButton({
  icon,
  label,
  dot = false,
  look = 'glass',
  type = 'button',
  title,
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={title ?? label} className={cx(css.button, css[look])}>
      <Icon name={icon} size={look === 'glass' ? 'md' : 'sm'} />
      {dot ? <i className={css.dot} /> : null}
    </button>
  );
}
