import type { ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import css from './Rows.module.css';

/** Rows of one list, parted by a hairline. */
export function Rows({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowProps {
  readonly icon?: IconName;
  /** A picture in place of the icon. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly trailing?: ReactNode;
}

/** What a row shows; wrap it in a link or a button, or use it as it is. */
export function RowFace({ icon, lead, title, note, trailing }: RowProps) {
  return (
    <span className={css.row}>
      {lead ??
        (icon ? (
          <span className={css.icon}>
            <Icon name={icon} size="sm" />
          </span>
        ) : null)}
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {note === undefined ? null : <span className={css.note}>{note}</span>}
      </span>
      {trailing}
    </span>
  );
}

export const Row = (props: RowProps) => (
  <li>
    <RowFace {...props} />
  </li>
);

/** The arrow of rows that lead somewhere. */
export const RowArrow = () => <Icon name="right" size="sm" className={css.arrow} />;
