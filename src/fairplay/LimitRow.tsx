import { useRef, useState } from 'react';
import { type Limit, type LimitKind, fairPlayEndpoints } from '../../contract/fairplay';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { formatRp } from '../i18n/format';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useTick } from '../ui/useTick';
import { LimitForm } from './LimitForm';
import { useChange } from './queries';
import { leftText, LIMIT_WORDS, limitText, whenText } from './texts';
import css from './LimitRow.module.css';

const LOOK_MS = 15_000;

/** One daily limit: what is used of it, a higher one that waits, and the form to change it. */
export function LimitRow({ kind, limit }: { readonly kind: LimitKind; readonly limit: Limit }) {
  const { t } = useLocale();
  const [editing, setEditing] = useState(false);
  const { amount, used, left, pending } = limit;
  const edit = useRef<HTMLButtonElement>(null);
  /** What had the focus goes away: it does not leave the panel with it. */
  const close = () => {
    setEditing(false);
    edit.current?.focus();
  };
  return (
    <li className={css.limit}>
      <div className={css.head}>
        <div className={css.words}>
          <p className={css.label}>{t(LIMIT_WORDS[kind].name)}</p>
          <p className={css.amount}>{limitText(t, amount)}</p>
        </div>
        <Button
          ref={edit}
          tone="ghost"
          aria-expanded={editing}
          aria-label={t(LIMIT_WORDS[kind].edit)}
          onClick={() => setEditing(!editing)}
        >
          {t(amount === null ? 'fairPlay.set' : 'fairPlay.change')}
        </Button>
      </div>
      {amount === null ? null : (
        <>
          <div className={css.bar} aria-hidden="true">
            <i style={{ width: `${String(Math.min(100, (used / amount) * 100))}%` }} />
          </div>
          <p className={css.sums}>
            <span>{t('fairPlay.used', { sum: formatRp(used) })}</span>
            <span>{t('fairPlay.left', { sum: formatRp(left ?? 0) })}</span>
          </p>
        </>
      )}
      {pending === null ? null : <Pending kind={kind} pending={pending} onWithdrawn={close} />}
      {editing ? <LimitForm kind={kind} amount={amount} onDone={close} /> : null}
    </li>
  );
}

interface PendingProps {
  readonly kind: LimitKind;
  readonly pending: NonNullable<Limit['pending']>;
  readonly onWithdrawn: () => void;
}

/** A higher limit on its way, until then to be taken back. */
function Pending({ kind, pending, onWithdrawn }: PendingProps) {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const now = useTick(clock.now, LOOK_MS);
  const { act, busy } = useChange(fairPlayEndpoints.withdrawLimit, onWithdrawn);
  const { amount, at } = pending;
  return (
    <div className={css.wait}>
      <Icon name="clock" size="sm" />
      <p>
        {amount === null ? (
          <b>{t('fairPlay.removal')}</b>
        ) : (
          <>
            {t('fairPlay.rise')} <b>{formatRp(amount)}</b>
          </>
        )}
        <br />
        {t('fairPlay.pending', { when: whenText(t, locale, at, now), left: leftText(t, at - now) })}
      </p>
      <button type="button" disabled={busy} onClick={() => act({ query: { kind } })}>
        {t('fairPlay.withdraw')}
      </button>
    </div>
  );
}
