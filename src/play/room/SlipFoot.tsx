import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import css from './SlipFoot.module.css';

interface SlipFootProps {
  readonly className?: string | undefined;
  /** What lies above the button. */
  readonly children: ReactNode;
  readonly button: ReactNode;
  /** Above 0 while the player is told to choose first; another number says it anew. */
  readonly missing: number;
  readonly fault: string;
}

/** The foot of a bet panel: what the slip comes to, and the main button. */
export function SlipFoot({ className, children, button, missing, fault }: SlipFootProps) {
  return (
    <div className={cx(css.foot, className)}>
      {children}
      <div>
        {missing > 0 ? (
          <p key={missing} className={css.missing} role="alert">
            <Icon name="alert" size="xs" />
            {fault}
          </p>
        ) : null}
        {button}
      </div>
    </div>
  );
}
