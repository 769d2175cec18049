import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { cx } from '../cx';
import { PICTURE, TRASH } from '../drawings';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import css from './FileField.module.css';

/** Kinds of pictures that the server takes. */
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];
const MB = 1_048_576;

interface FileFieldProps {
  readonly label: string;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  /** The largest that is taken, MB. */
  readonly maxMb: number;
  readonly name?: string;
  /** What the form or the server says of it; a wrong kind or size is said by the field itself. */
  readonly error?: string | null;
  readonly disabled?: boolean;
}

/** A picture from the device, shown as soon as it is chosen. One of a wrong kind or too large is refused with the documented reason, and what was chosen before stays; one that only claims to be a picture is dropped. */
export function FileField({ label, value, onChange, maxMb, name, error = null, disabled = false }: FileFieldProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<'format' | 'size' | null>(null);
  const preview = useMemo(() => (value === null ? null : URL.createObjectURL(value)), [value]);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const take = (file: File | undefined) => {
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    const fault = !KINDS.includes(file.type) ? 'format' : file.size > maxMb * MB ? 'size' : null;
    setWrong(fault);
    if (fault === null) onChange(file);
  };
  const fault = wrong === 'format' ? t('file.format') : wrong === 'size' ? t('file.size', { size: maxMb }) : error;
  return (
    <div className={css.wrap}>
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.row}>
        <label className={cx(css.choose, fault !== null && css.wrong, disabled && css.disabled)}>
          <input
            ref={input}
            type="file"
            name={name}
            className={css.input}
            accept={KINDS.join(',')}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-act`}
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={`${id}-note`}
            onChange={(event) => take(event.target.files?.[0])}
          />
          {preview === null ? (
            <Icon name={PICTURE} className={css.icon} />
          ) : (
            <img
              src={preview}
              alt={t('file.chosen', { name: value?.name ?? '' })}
              className={css.preview}
              // Its kind was only what its name says: what a browser cannot show, the server cannot read either.
              onError={() => {
                setWrong('format');
                onChange(null);
              }}
            />
          )}
          <span id={`${id}-act`} className={css.act}>
            {t(value === null ? 'file.choose' : 'file.change')}
          </span>
        </label>
        {value === null ? null : (
          <IconButton
            icon={TRASH}
            label={t('file.remove')}
            disabled={disabled}
            onClick={() => {
              setWrong(null);
              onChange(null);
            }}
          />
        )}
      </div>
      <p id={`${id}-note`} className={cx(css.note, fault !== null && css.error)} aria-live="polite">
        {fault ?? t('file.rule', { size: maxMb })}
      </p>
    </div>
  );
}
