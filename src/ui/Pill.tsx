import type { ReactNode } from 'react';
import { cx } from './cx';
import css from './Pill.module.css';

interface PillProps {
  /** `live` has a green dot, `sandbox` is the cyan mark of what is not real, `bot` marks house players. */
  readonly tone?: 'plain' | 'live' | 'sandbox' | 'bot';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A small mark that is read, not pressed. */
export function Pill({ tone = 'plain', title, children }: PillProps) {
  return (
    <span className={cx(css.pill, css[tone])} title={title}>
      {tone === 'live' ? <i className={css.dot} /> : null}
      {children}
    </span>
  );
}
