import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n';
import { IconButton } from './IconButton';
import { cx } from './cx';
import { onEscape } from './onEscape';
import { useFocusTrap } from './useFocusTrap';
import { useScrollStop } from './useScrollStop';
import { usePresence } from './usePresence';
import { useSwipeDown } from './useSwipeDown';
import css from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** The cross, Escape, the scrim, a swipe down. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** A mark or picture before the title. */
  readonly lead?: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  /** Whether a tap on the scrim closes it (yes unless said otherwise). */
  readonly easyOut?: boolean;
  /** Dialog width on wide screens: 440 px, or 640 for tables. */
  readonly width?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** A sheet from the bottom edge on phones, a dialog in the middle on wide screens. Focus stays inside and returns afterwards. */
export function Sheet({ open, ...rest }: SheetProps) {
  const { mounted, leaving } = usePresence(open);
  return mounted ? createPortal(<SheetBody {...rest} leaving={leaving} />, document.body) : null;
}

function SheetBody({
  onClose,
  title,
  subtitle,
  lead,
  footer,
  easyOut = true,
  width = 'md',
  leaving,
  children,
}: Omit<SheetProps, 'open'> & { readonly leaving: boolean }) {
  const t = useT();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const swipe = useSwipeDown(sheet, onClose);
  useScrollStop(body);
  useFocusTrap(sheet, !leaving);
  useScrollLock();
  return (
    <div className={cx(css.layer, leaving && css.leaving)} inert={leaving} onKeyDown={onEscape(onClose)}>
      <div className={css.scrim} onClick={easyOut ? onClose : undefined} />
      <div
        ref={sheet}
        className={cx(css.sheet, css[width])}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
      >
        <div className={css.handle} {...swipe}>
          <i className={css.grab} />
          <div className={css.header}>
            {lead}
            <div className={css.titles}>
              <h2 id={id}>{title}</h2>
              {subtitle === undefined ? null : <p className={css.subtitle}>{subtitle}</p>}
            </div>
            <IconButton icon="x" label={t('common.close')} onClick={onClose} />
          </div>
        </div>
        <div ref={body} className={css.body} role="group" aria-labelledby={id}>
          {children}
        </div>
        {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
      </div>
    </div>
  );
}

/** Sheets that are open. */
let locks = 0;

/** The page beneath stands still while a sheet is open, and moves again once the last one is gone, in whatever order they go. */
function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = '';
    };
  }, []);
}
