import { type FormEvent, useState } from 'react';
import { type ExclusionLength, EXCLUSIONS, fairPlayEndpoints } from '../../contract/fairplay';
import { exclusionUntil } from '../../rules/fairplay/pauses';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Segmented } from '../ui/Segmented';
import { useChange } from './queries';
import css from './Exclusion.module.css';

/** Self-exclusion: what it does, how long, and a word to be typed, so that nobody comes here by a slip of the thumb. */
export function Exclusion({ onDone }: { readonly onDone: () => void }) {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const [length, setLength] = useState<ExclusionLength>('halfYear');
  const [typed, setTyped] = useState('');
  const { act, busy } = useChange(fairPlayEndpoints.exclude, onDone);
  const word = t('fairPlay.word');
  const sure = typed.trim().toUpperCase() === word;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sure) act({ body: { length } });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <p className={css.text}>{t('fairPlay.exclusionBody')}</p>
      <Segmented
        label={t('fairPlay.exclusionLength')}
        options={EXCLUSIONS.map((value) => ({ value, label: t(`fairPlay.exclusion.${value}`) }))}
        value={length}
        onChange={setLength}
        disabled={busy}
      />
      <p className={css.until} aria-live="polite">
        {t('fairPlay.exclusionUntil', { until: formatMoment(exclusionUntil(length, clock.now()), locale) })}
      </p>
      <Field
        label={t('fairPlay.typeWord', { word })}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        valid={sure}
      />
      <Button type="submit" tone="danger" size="md" block disabled={!sure} busy={busy}>
        {t('fairPlay.exclude')}
      </Button>
    </form>
  );
}
