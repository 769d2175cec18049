import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { deskReason } from '../../../contract/deskParts';
import { useT } from '../../i18n';
import { Button, type ButtonTone } from '../../ui/Button';
import css from './parts.module.css';

interface ReasonFormProps {
  /** What it comes to, for the player too. */
  readonly effect: ReactNode;
  /** What the button says. */
  readonly act: string;
  readonly tone?: ButtonTone;
  readonly busy: boolean;
  /** What the words are for, where they are more than the log's. */
  readonly label?: string;
  /** What else is chosen before. */
  readonly children?: ReactNode;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** A decision: its effect and the operator's reason stand before the button. The reason has the focus; Escape leaves it. */
export function ReasonForm({ effect, act, tone = 'violet', busy, label, children, onSend, onClose }: ReasonFormProps) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = deskReason.safeParse(reason);
    setWrong(!read.success);
    if (read.success) onSend(read.data);
    else field.current?.focus();
  };
  return (
    <form
      className={css.ask}
      onSubmit={send}
      onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
      noValidate
    >
      <p>{effect}</p>
      {children}
      <div className={css.area}>
        <label htmlFor={id}>{label ?? t('desk.reason')}</label>
        <textarea
          ref={field}
          id={id}
          autoFocus
          maxLength={300}
          value={reason}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {wrong ? (
          <p id={`${id}-wrong`} className={css.wrong} role="alert">
            {t('desk.reasonWrong')}
          </p>
        ) : null}
      </div>
      <div className={css.ways}>
        <Button tone="ghost" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        <Button type="submit" tone={tone} busy={busy}>
          {act}
        </Button>
      </div>
    </form>
  );
}
