import { useState } from 'react';
import { accountEndpoints } from '../../contract/account';
import { CODE } from '../../contract/errors';
import { refusalOf } from '../../machines/kit/refusal';
import { useHouse } from '../house/hooks';
import { useRefill } from '../house/useRefill';
import { useLocale } from '../i18n';
import { formatDayTime, formatRp } from '../i18n/format';
import { refusalText } from '../net/refusal';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Bone } from '../ui/Skeleton';
import { useTick } from '../ui/useTick';
import coin from '../ui/art/coin.webp?no-inline';
import css from './RefillPanel.module.css';

const MINUTE_MS = 60_000;

/** Play credit for a player who has run out of it: how much, when, and that it is no money. */
export default function RefillPanel({ onClose }: { readonly onClose: () => void }) {
  const { t, errors } = useLocale();
  const { http, session, clock, showToast } = useHouse();
  const refill = useRefill();
  useTick(clock.now, MINUTE_MS);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (refill === null) return <Bone width="100%" height={120} />;
  const { amount, below, low, nextAt } = refill;
  const enough = t('refill.enough', { below: formatRp(below) });

  const take = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const given = await http.call(accountEndpoints.refill, { quiet: true });
      session.send({ type: 'balance.reply', balance: given.balance });
      showToast({ kind: 'success', title: t('refill.done', { amount: formatRp(given.amount) }), content: '' });
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      setRefused(refusal.code === CODE.claimFailed ? enough : refusalText({ ...refusal, msg: '' }, errors));
    } finally {
      setBusy(false);
      // Balance and the time of the next one: also when the answer was lost, or another tab was quicker.
      session.send({ type: 'brief.refresh' });
    }
  };

  return (
    <div className={css.panel}>
      <p className={css.gift}>
        <img src={coin} width={44} height={44} alt="" />
        <strong>{formatRp(amount)}</strong>
      </p>
      <p className={css.text}>{t('refill.rule', { amount: formatRp(amount), below: formatRp(below) })}</p>
      <p className={css.note}>{t('account.balanceNote')}</p>
      {refused === null ? null : (
        <p className={css.refused} role="alert">
          <Icon name="alert" size="sm" />
          {refused}
        </p>
      )}
      {nextAt !== null ? (
        <p className={css.state} role="status">
          {t('refill.taken', { when: formatDayTime(nextAt) })}
        </p>
      ) : low ? (
        <Button tone="gold" size="lg" block busy={busy} onClick={() => void take()}>
          {t('refill.take', { amount: formatRp(amount) })}
        </Button>
      ) : (
        <p className={css.state} role="status">
          {enough}
        </p>
      )}
    </div>
  );
}
