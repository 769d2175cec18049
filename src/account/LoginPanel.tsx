import { useState } from 'react';
import { accountEndpoints } from '../../contract/account';
import { CODE } from '../../contract/errors';
import { FormError } from '../forms/FormError';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useSession } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, errorFor } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { EntranceFoot, EntranceTabs } from './Entrance';
import { SandboxCode } from './SandboxCode';
import { useSecondStep } from './useSecondStep';
import css from './Entrance.module.css';

/** The second step comes up where the eyes are; the keyboard comes along. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** Signing in with a phone number or a name. */
export default function LoginPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { session, openPanel } = useHouse();
  const remembered = useSession(({ context }) => context.rememberAccount);
  const [remember, setRemember] = useState(true);
  const refusal = useSession((snapshot) => errorFor(snapshot, 'login'));
  const form = useContractForm(accountEndpoints.login.body, {
    initial: { account: remembered ?? '', password: '', mfa: '' },
    fields: { mfa: { codes: [CODE.mfaMismatch, CODE.recoveryMismatch] } },
    send: (body) => session.send({ type: 'login', body, remember }),
    busy: useSession(busyWith) === 'login',
    refusal,
  });
  const step = useSecondStep(refusal);
  return (
    <form className={css.form} {...form.props}>
      <EntranceTabs at="login" />
      <Field
        {...form.text('account')}
        icon="phone"
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.text('password')}
        valid={false}
        label={t('login.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div className={css.between}>
        <Checkbox checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)}>
          {t('login.remember')}
        </Checkbox>
        <button type="button" className={css.link} onClick={() => openPanel('reset-password')}>
          {t('login.forgot')}
        </button>
      </div>
      {step === null ? null : (
        <>
          <p className={css.sent} role="status">
            {t('login.mfaLead')} {step.wait === undefined ? null : t('login.mfaWait', { n: step.wait })}
          </p>
          {step.sandboxCode === undefined ? null : (
            <SandboxCode code={step.sandboxCode} onUse={() => form.set('mfa', step.sandboxCode ?? '')} />
          )}
          <Field
            {...form.text('mfa')}
            ref={takeFocus}
            icon="shield"
            label={t(step.by === 'email' ? 'login.mfaEmail' : 'login.mfaTotp')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={9}
            enterKeyHint="go"
          />
        </>
      )}
      <FormError refusal={form.refusal?.code === CODE.mfaNeeded ? null : form.refusal} />
      <Button type="submit" tone="gold" size="lg" block busy={form.busy}>
        {t('login.submit')}
      </Button>
      <Button tone="ghost" size="md" block onClick={onClose}>
        {t('login.guest')}
      </Button>
      <EntranceFoot />
    </form>
  );
}
