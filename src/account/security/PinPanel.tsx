import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountEndpoints, verificationCode } from '../../../contract/account';
import { CODE } from '../../../contract/errors';
import { type ConfirmBy, securityEndpoints, type SecurityOverview } from '../../../contract/security';
import { withData } from '../../data/withData';
import { useSubmit } from '../../data/hooks';
import { FormError } from '../../forms/FormError';
import { useContractForm } from '../../forms/useContractForm';
import { useHouse, useUser } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { PasswordField } from '../../ui/PasswordField';
import { Segmented } from '../../ui/Segmented';
import { CodeSender } from './CodeSender';
import { confirmedUntil, settle } from './confirm';
import { Loaded } from '../../data/Loaded';
import { usePinWords } from './EditPinPanel';
import { useCode } from './useCode';
import { useOverview } from './useWrite';
import css from './security.module.css';

const WORDS = {
  pin: 'confirm.pin',
  totp: 'confirm.totp',
  email: 'confirm.email',
  phone: 'confirm.phone',
  password: 'confirm.password',
} as const;

const TYPED = securityEndpoints.confirm.body;
/** All ways but the password are of as many digits: fewer are no try. */
const DIGITS = z.extend(TYPED, { code: verificationCode });

/** Confirms the session by whatever the account has: what asked for it goes on after that. */
function PinPanel({ onClose }: { readonly onClose: () => void }) {
  const overview = useOverview();
  return <Loaded query={overview}>{(account) => <Confirming account={account} onClose={onClose} />}</Loaded>;
}

function Confirming({ account, onClose }: { readonly account: SecurityOverview; readonly onClose: () => void }) {
  const t = useT();
  const house = useHouse();
  const client = useQueryClient();
  const user = useUser();
  // Whoever forgot the PIN confirms by anything else: the server takes no other either.
  const [forgotten] = useState(() => house.modals.getSnapshot().context.stack.includes('forget-pin'));
  const ways = account.confirmBy.filter((way) => !forgotten || way !== 'pin');
  const [by, setBy] = useState<ConfirmBy>(ways[0] ?? 'password');
  const byMessage = {
    email: useSubmit(securityEndpoints.emailVerify),
    phone: useSubmit(securityEndpoints.phoneVerify),
  };
  const bySecret = useSubmit(securityEndpoints.confirm);
  const code = useCode(() =>
    by === 'email'
      ? house.http.call(securityEndpoints.emailCode, { body: {}, quiet: true })
      : house.http.call(accountEndpoints.sendCode, { query: { phone: `+${user?.phone ?? ''}` }, quiet: true }),
  );
  const form = useContractForm(by === 'password' ? TYPED : DIGITS, {
    initial: { by, code: '' },
    fields: { code: { codes: [CODE.wrongPin, CODE.mfaMismatch, CODE.codeInvalid, CODE.wrongPassword] } },
    send: async (body) => {
      // Codes that were sent have documented calls of their own.
      const { expiresAt } =
        by === 'email' || by === 'phone'
          ? await byMessage[by].mutateAsync({ body: { code: body.code } })
          : await bySecret.mutateAsync({ body: { ...body, by } });
      confirmedUntil(client, expiresAt);
      settle(house, true);
      onClose();
    },
  });
  const secret = usePinWords();
  const sends = by === 'email' || by === 'phone';
  return (
    <form className={css.form} {...form.props}>
      <p className={css.lead}>{t('confirm.lead')}</p>
      {ways.length > 1 ? (
        <Segmented
          label={t('confirm.by')}
          options={ways.map((value) => ({ value, label: t(WORDS[value]) }))}
          value={by}
          onChange={(next) => {
            setBy(next);
            form.set('code', '');
          }}
        />
      ) : null}
      {sends ? (
        <CodeSender
          key={by}
          code={code}
          autoFocus
          to={by === 'email' ? (account.email ?? '') : account.phone}
          onUse={(text) => form.set('code', text)}
        />
      ) : null}
      {by === 'password' ? (
        <PasswordField
          {...form.text('code')}
          valid={false}
          label={t('login.password')}
          autoComplete="current-password"
        />
      ) : (
        <OneTimeCode
          key={`code by ${by}`}
          {...form.choice('code')}
          {...(by === 'pin' && { secret })}
          label={t(sends ? 'reset.code' : WORDS[by])}
          autoFocus={!sends}
          eager={sends && code.sent}
        />
      )}
      {by === 'phone' ? <p className={css.foot}>{t('confirm.smsRisk')}</p> : null}
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('confirm.submit')}
      </Button>
      {by === 'pin' ? (
        <Button tone="ghost" block onClick={() => house.openPanel('forget-pin')}>
          {t('pin.forgot')}
        </Button>
      ) : null}
    </form>
  );
}

export default withData(PinPanel);
