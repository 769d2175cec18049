import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import css from './security.module.css';

interface StateMarkProps {
  readonly good: boolean;
  /** Nothing is amiss where it is not good. */
  readonly calm?: boolean;
  readonly children: ReactNode;
}

/** A state as a shape and a word: a check where it is good. */
export function StateMark({ good, calm = false, children }: StateMarkProps) {
  return (
    <span className={css.mark} data-good={good || undefined} data-calm={(calm && !good) || undefined}>
      {good ? <Icon name="check" size="xs" /> : null}
      {children}
    </span>
  );
}
