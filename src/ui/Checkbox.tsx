import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './Icon';
import css from './Checkbox.module.css';

/** A tick box with its words; the whole row is the target. */
export function Checkbox({
  children,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & { readonly children: ReactNode }) {
  return (
    <label className={css.row}>
      <input {...input} type="checkbox" className={css.input} />
      <span className={css.box}>
        <Icon name="check" size="xs" />
      </span>
      <span>{children}</span>
    </label>
  );
}
