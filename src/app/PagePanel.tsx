import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useT } from '../i18n';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/IconButton';
import { onEscape } from '../ui/onEscape';
import { isRoom } from './pages';
import css from './PagePanel.module.css';

interface PagePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel in the place of the page, on desktops: side bar and header stay as they are, the page beneath waits. */
export default function PagePanel({ open, ...rest }: PagePanelProps) {
  return open ? createPortal(<OpenPage {...rest} />, document.body) : null;
}

function OpenPage({ onClose, title, children }: Omit<PagePanelProps, 'open'>) {
  const t = useT();
  const [path] = useLocation();
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const covered = document.getElementById('isi');
    const before = document.activeElement;
    covered?.setAttribute('inert', '');
    page.current?.focus({ preventScroll: true });
    return () => {
      covered?.removeAttribute('inert');
      // A panel that a link led to was opened by nothing.
      const stays = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (stays ? before : covered)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={page}
      className={cx(css.page, isRoom(path) && css.room)}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onEscape(onClose)}
    >
      <div className={css.header}>
        <IconButton icon="left" label={t('common.close')} onClick={onClose} />
        <h2 id={id}>{title}</h2>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
