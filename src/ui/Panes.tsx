import type { ReactNode } from 'react';
import { cx } from './cx';
import { useDesktop } from './useMedia';
import css from './Panes.module.css';

interface PanesProps {
  /** Scrolls by itself, so that what stands above it stays. */
  readonly list: ReactNode;
  readonly listLabel?: string;
  /** What is open of the list: beside it on desktops, elsewhere in a sheet of its own. */
  readonly pane: ReactNode;
  readonly paneLabel: string;
  /** Which of the two is a column of a fixed width. */
  readonly narrow: 'list' | 'pane';
}

/** A panel that is a list with what is open beside it: as high as a sheet lets it be, two cards in the place of the page on desktops. */
export function Panes({ list, listLabel, pane, paneLabel, narrow }: PanesProps) {
  const desktop = useDesktop();
  return (
    <div className={cx(css.panes, narrow === 'list' ? css.narrowList : css.narrowPane)}>
      <section className={css.list} aria-label={listLabel}>
        {list}
      </section>
      {desktop ? (
        <section className={css.pane} aria-label={paneLabel}>
          {pane}
        </section>
      ) : null}
    </div>
  );
}
