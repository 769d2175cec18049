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
}

const ICON: Readonly<Record<ToastTone, IconName>> = { error: 'alert', info: 'info', success: 'check', notice: 'bell' };

/** Messages at the top edge, newest first. Errors interrupt a screen reader, the others wait. */
export function ToastStack({
  toasts,
  onDismiss,
}: {
  readonly toasts: readonly ToastView[];
  readonly onDismiss: (id: number) => void;
}) {
  const t = useT();
  return (
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
          <div className={css.text}>
            <p className={css.title}>{toast.title}</p>
            {toast.content === '' ? null : <p className={css.content}>{toast.content}</p>}
          </div>
          <IconButton look="bare" icon="x" label={t('common.close')} onClick={() => onDismiss(toast.id)} />
        </div>
      ))}
    </div>
  );
}
