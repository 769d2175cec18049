import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { IconButton } from './IconButton';
import { cx } from './cx';
import css from './ToastStack.module.css';

export type ToastTone = 'error' | 'info' | 'success' | 'notice';

export interface ToastView {
  readonly id: number;
  readonly kind: ToastTone;
  readonly title: string;
  readonly content: string;
  /** A page of ours that a tap leads to; null leads nowhere. */
  readonly route: string | null;
}

const ICON: Readonly<Record<ToastTone, IconName>> = { error: 'alert', info: 'info', success: 'check', notice: 'bell' };

/** Messages at the top edge, newest first, over sheets and their scrims. Errors interrupt a screen reader, the others wait. */
export function ToastStack({
  toasts,
  onDismiss,
  onFollow,
}: {
  readonly toasts: readonly ToastView[];
  readonly onDismiss: (id: number) => void;
  readonly onFollow: (toast: ToastView) => void;
}) {
  const t = useT();
  // Nothing hangs on the body while a painted page is taken over: React would look for it there.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  if (!there) return null;
  // In the body, as sheets are: within the page, which is a layer of its own, they would lie under every scrim.
  return createPortal(
    <div className={css.stack} role="region" aria-label={t('common.messages')}>
      {[...toasts].reverse().map((toast) => (
        <div
          key={toast.id}
          className={cx(css.toast, css[toast.kind])}
          role={toast.kind === 'error' ? 'alert' : 'status'}
        >
          <span className={css.icon}>
            <Icon name={ICON[toast.kind]} size="sm" />
          </span>
          <Words toast={toast} onFollow={onFollow} />
          <IconButton look="bare" icon="x" label={t('common.close')} onClick={() => onDismiss(toast.id)} />
        </div>
      ))}
    </div>,
    document.body,
  );
}

function Words({ toast, onFollow }: { readonly toast: ToastView; readonly onFollow: (toast: ToastView) => void }) {
  const words = (
    <>
      <span className={css.title}>{toast.title}</span>
      {toast.content === '' ? null : <span className={css.content}>{toast.content}</span>}
    </>
  );
  return toast.route === null ? (
    <div className={css.text}>{words}</div>
  ) : (
    <button type="button" className={css.text} onClick={() => onFollow(toast)}>
      {words}
    </button>
  );
}
