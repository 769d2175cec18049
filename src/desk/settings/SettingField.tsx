import { useId } from 'react';
import type { range } from '../../../contract/settings-kinds';
import { SETTINGS, type SettingKey } from '../../../contract/settings-table';
import type * as z from 'zod/mini';
import { useLocale } from '../../i18n';
import { cx } from '../../ui/cx';
import { Toggle } from '../../ui/Toggle';
import { COMPOSITES } from './composites';
import { numberOf } from './NumberInput';
import { type Draft, isNumber, readable } from './values';
import { shown } from './words';
import css from './SettingsView.module.css';

interface SettingFieldProps {
  readonly name: SettingKey;
  /** As the site has it. */
  readonly value: unknown;
  readonly draft: Draft | null;
  readonly onChange: (value: unknown) => void;
}

/** One setting: its words, its key, a field by its kind, and what it was where it is about to change. */
export function SettingField({ name, value, draft, onChange }: SettingFieldProps) {
  const { t, locale } = useLocale();
  const { label, help, dangerous } = SETTINGS[name];
  const id = useId();
  const money = readable(SETTINGS[name].kind, draft === null ? value : draft.value);
  const note =
    draft === null
      ? null
      : draft.fits
        ? t('settings.before', { value: shown(name, value, { t, locale }) })
        : t('settings.wrong');
  return (
    <li className={cx(css.setting, draft !== null && (draft.fits ? css.changed : css.wrong))}>
      <div className={css.words}>
        <b id={id}>{label[locale]}</b>
        <code>{name}</code>
        <small id={`${id}-help`}>{help[locale]}</small>
        {dangerous ? <small className={css.dangerous}>{t('settings.dangerous')}</small> : null}
      </div>
      <div className={css.field}>
        <Input
          name={name}
          labelId={id}
          value={draft === null ? value : draft.value}
          fits={draft?.fits ?? true}
          onChange={onChange}
        />
        {money === null ? null : <small className={css.note}>{money}</small>}
        {note === null ? null : (
          <small className={css.note} role={draft?.fits ? undefined : 'alert'}>
            {note}
          </small>
        )}
      </div>
    </li>
  );
}

interface InputProps {
  readonly name: SettingKey;
  readonly labelId: string;
  readonly value: unknown;
  readonly fits: boolean;
  readonly onChange: (value: unknown) => void;
}

function Input({ name, labelId, value, fits, onChange }: InputProps) {
  const { t, locale } = useLocale();
  const { kind, label } = SETTINGS[name];
  const common = { 'aria-invalid': !fits || undefined, 'aria-describedby': `${labelId}-help` };
  if (kind === 'switch')
    return (
      <Toggle on={value === true} onChange={onChange} label={t(value === true ? 'settings.on' : 'settings.off')} />
    );
  const Composite = COMPOSITES[kind];
  if (Composite !== undefined) return <Composite value={value} label={label[locale]} onChange={onChange} />;
  if (kind === 'range' || kind === 'rangeOrNone') {
    const now = (value ?? { min: null, max: null }) as { readonly [E in keyof z.output<typeof range>]: number | null };
    const become = (end: 'min' | 'max', text: string) => {
      const next = { ...now, [end]: numberOf(text) };
      onChange(next.min === null && next.max === null ? null : next);
    };
    return (
      <span className={css.range}>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            {...common}
            aria-label={t(end === 'min' ? 'settings.from' : 'settings.to', { label: label[locale] })}
            type="number"
            inputMode="numeric"
            value={now[end] ?? ''}
            onChange={(event) => become(end, event.target.value)}
          />
        ))}
      </span>
    );
  }
  if (isNumber(kind))
    return (
      <input
        {...common}
        aria-labelledby={labelId}
        type="number"
        inputMode="numeric"
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(numberOf(event.target.value))}
      />
    );
  return (
    <input
      {...common}
      aria-labelledby={labelId}
      type="text"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(kind === 'text' && event.target.value === '' ? null : event.target.value)}
    />
  );
}
