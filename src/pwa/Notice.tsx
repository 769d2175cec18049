import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons';
import css from './Notice.module.css';

interface NoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly onYes: () => void;
  readonly no: string;
  readonly onNo: () => void;
}

/** A question of the site itself, at the foot of a page and in nobody's way. */
export function Notice({ icon, title, children, yes, onYes, no, onNo }: NoticeProps) {
  return (
    <section className={css.notice} aria-label={title}>
      <Icon name={icon} className={css.icon} />
      <div className={css.text}>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <div className={css.keys}>
        <Button tone="ghost" onClick={onNo}>
          {no}
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </div>
    </section>
  );
}
