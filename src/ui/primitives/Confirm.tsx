import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { buttonClass } from '../Button';
import css from './Confirm.module.css';

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  /** What it comes to. */
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before what cannot be taken back. The way out has the focus; Escape takes it, a tap beside the question does nothing. */
export function Confirm({ open, title, children, yes, no, onYes, onClose }: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css.scrim} />
        <AlertDialog.Popup className={css.box}>
          <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={css.text}>{children}</AlertDialog.Description>
          <div className={css.ways}>
            <AlertDialog.Close className={buttonClass({ tone: 'ghost', size: 'md' })}>{no}</AlertDialog.Close>
            <button
              type="button"
              className={buttonClass({ tone: 'danger', size: 'md' })}
              onClick={() => {
                onYes();
                onClose();
              }}
            >
              {yes}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
