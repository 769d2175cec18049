import { useCallback, useState } from 'react';
import {
  type Application,
  fortuneEndpoints,
  PARTNER_ADDRESS_MAX,
  PARTNER_CHANNELS,
  PARTNER_PLAN_MAX,
  partnerPlan,
} from '../../contract/fortune';
import { FormError } from '../forms/FormError';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useLoggedIn } from '../house/hooks';
import { useAnswer } from '../house/useAnswer';
import { useLocale, useT } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Select } from '../ui/primitives/Select';
import { RowsSkeleton } from '../ui/Skeleton';
import { Failed } from '../ui/States';
import { TextArea } from '../ui/TextArea';
import css from './Help.module.css';
import { PageHead } from './PageHead';
import form from './PartnerPage.module.css';

/** Becoming a partner, `/help/partner`: what it is, and how the player's own application stands. */
export default function PartnerPage() {
  const t = useT();
  const { askLogin } = useHouse();
  const loggedIn = useLoggedIn();
  return (
    <article className={css.page}>
      <PageHead title={t('apply.title')} lead={t('apply.lead')} />
      {loggedIn ? (
        <Own />
      ) : (
        <Card>
          <p className={css.text}>{t('apply.loginFirst')}</p>
          <Button onClick={askLogin}>{t('apply.login')}</Button>
        </Card>
      )}
    </article>
  );
}

function Own() {
  const { http } = useHouse();
  const [known, setKnown] = useState<Application | null>(null);
  const [answer, retry] = useAnswer(
    useCallback(() => http.call(fortuneEndpoints.application, { quiet: true }), [http]),
  );
  if (answer.kind === 'loading') return <RowsSkeleton rows={3} />;
  if (answer.kind === 'failed') return <Failed onRetry={retry} />;
  const now = known ?? answer.value;
  return now.state === 'none' || now.state === 'refused' ? (
    <Apply before={now} onSent={setKnown} />
  ) : (
    <Standing of={now} />
  );
}

type Sent = Exclude<Application, { readonly state: 'none' }>;

function Standing({ of: { state, channel, address, plan, sentAt } }: { readonly of: Sent }) {
  const { t, locale } = useLocale();
  return (
    <Card>
      <h2 className={css.head} role="status">
        <Icon name={state === 'accepted' ? 'check' : 'clock'} size="sm" />
        {t(state === 'accepted' ? 'apply.accepted' : 'apply.review')}
      </h2>
      <p className={css.lead}>
        {formatMoment(sentAt, locale)}, {t(`apply.channel.${channel}`)}: {address}
      </p>
      <p className={css.text}>{plan}</p>
    </Card>
  );
}

interface ApplyProps {
  readonly before: Application;
  readonly onSent: (application: Application) => void;
}

function Apply({ before, onSent }: ApplyProps) {
  const t = useT();
  const { http } = useHouse();
  const given = before.state === 'none' ? null : before;
  const { props, text, choice, refusal, busy } = useContractForm(partnerPlan, {
    initial: { channel: given?.channel ?? 'telegram', address: given?.address ?? '', plan: given?.plan ?? '' },
    fields: { address: { size: 'apply.addressWrong' }, plan: { size: 'apply.planWrong' } },
    send: async (body) => onSent(await http.call(fortuneEndpoints.apply, { body, quiet: true })),
  });
  // Nobody can say of words that they are right.
  const { valid: _, ...plan } = text('plan');
  return (
    <Card>
      <form className={form.form} {...props}>
        {given === null ? null : (
          <p className={form.refused} role="status">
            {t('apply.refused', { reason: given.reason })}
          </p>
        )}
        <Select
          {...choice('channel')}
          label={t('apply.channel')}
          options={PARTNER_CHANNELS.map((value) => ({ value, label: t(`apply.channel.${value}`) }))}
        />
        <Field {...text('address')} label={t('apply.address')} maxLength={PARTNER_ADDRESS_MAX} />
        <TextArea {...plan} label={t('apply.plan')} rows={5} maxLength={PARTNER_PLAN_MAX} />
        <FormError refusal={refusal} />
        <Button type="submit" size="lg" block busy={busy}>
          {t('apply.send')}
        </Button>
      </form>
    </Card>
  );
}
