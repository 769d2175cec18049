import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { useScrollStop } from '../../ui/useScrollStop';
import css from './PanelCard.module.css';

interface PanelCardProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly note?: ReactNode;
  /** At the right end of the head. */
  readonly corner?: ReactNode;
  readonly children: ReactNode;
}

/** One of the cards below the stage of a desktop; what does not fit scrolls inside it. */
export function PanelCard({ title, icon, note, corner, children }: PanelCardProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        {icon ? <Icon name={icon} size="sm" className={css.icon} /> : null}
        <h2 id={id}>{title}</h2>
        <span className={css.note}>{note}</span>
        {corner}
      </header>
      <div ref={body} className={css.body} role="group" aria-labelledby={id}>
        {children}
      </div>
    </section>
  );
}
