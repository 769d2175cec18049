import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMIT_MAX, LIMIT_MIN, type LimitKind, fairPlayEndpoints } from '../../contract/fairplay';
import { useT } from '../i18n';
import { formatAmount, formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { isLooser, type LimitFault, readLimit } from './amount';
import { useChange } from './queries';
import css from './LimitForm.module.css';

const FAULTS = {
  wrong: 'fairPlay.wrongAmount',
  least: 'fairPlay.least',
  most: 'fairPlay.most',
} as const satisfies Record<LimitFault, string>;

/** Sums that many choose, rupiah. */
const OFTEN = [100_000, 300_000, 1_000_000] as const;

interface LimitFormProps {
  readonly kind: LimitKind;
  /** The limit that stands; null for none. */
  readonly amount: number | null;
  readonly onDone: () => void;
}

/** Another limit, and from when it holds. */
export function LimitForm({ kind, amount, onDone }: LimitFormProps) {
  const t = useT();
  const [typed, setTyped] = useState(amount === null ? '' : formatAmount(amount));
  const [asked, setAsked] = useState(false);
  const { act, busy } = useChange(fairPlayEndpoints.setLimit, onDone);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const read = readLimit(typed);
  const wanted = typeof read === 'number' ? read : null;
  const bounds = { min: formatRp(LIMIT_MIN), max: formatRp(LIMIT_MAX) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wanted === null) first.current?.focus();
    else act({ query: { kind }, body: { amount: wanted } });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        ref={first}
        label={t('fairPlay.newLimit')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={t('fairPlay.bounds', bounds)}
        error={asked && typeof read === 'string' ? t(FAULTS[read], bounds) : null}
      />
      <div className={css.often}>
        {OFTEN.map((sum) => (
          <button key={sum} type="button" onClick={() => setTyped(formatAmount(sum))}>
            {formatRp(sum)}
          </button>
        ))}
      </div>
      <p className={css.note} aria-live="polite">
        {wanted === null ? null : t(isLooser(wanted, amount) ? 'fairPlay.holdsLater' : 'fairPlay.holdsNow')}
      </p>
      <Button type="submit" size="md" block busy={busy}>
        {t('fairPlay.save')}
      </Button>
      <div className={css.ways}>
        {amount === null ? null : (
          <Button tone="ghost" disabled={busy} onClick={() => act({ query: { kind }, body: { amount: null } })}>
            {t('fairPlay.remove')}
          </Button>
        )}
        <Button tone="ghost" onClick={onDone}>
          {t('fairPlay.cancel')}
        </Button>
      </div>
    </form>
  );
}
