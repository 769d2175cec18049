import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import css from './security.module.css';

/** A state as a shape and a word: a check where it is good. */
export function StateMark({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  return (
    <span className={css.mark} data-good={good || undefined}>
      {good ? <Icon name="check" size="xs" /> : null}
      {children}
    </span>
  );
}
