import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { accountEndpoints } from '../../contract/account';
import { FormError } from '../forms/FormError';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useSession, useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, codeWait, errorFor } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { useTick } from '../ui/useTick';
import { PhoneField } from './PhoneField';
import { SandboxCode } from './SandboxCode';
import css from './Entrance.module.css';

/** The second step's; the number is the one that the code went to. */
const { code, password } = accountEndpoints.resetPassword.body.shape;
const CHANGE = z.object({ code, password });

/** A new password by a code that goes to the phone: first the number, then code and password. */
export default function ResetPanel() {
  const t = useT();
  const { session, clock, modals, openPanel } = useHouse();
  const embedded = useSiteConfig()?.embedded === true;
  const busy = useSession(busyWith);
  const now = useTick(clock.now);
  const wait = useSession((snapshot) => codeWait(snapshot, now));
  const sent = useSession(({ context }) => context.codeRetryAt !== null);
  const sandboxCode = useSession(({ context }) => context.sandboxCode);
  const [asked, setAsked] = useState<string | null>(null);
  const number = useContractForm(accountEndpoints.sendCode.query, {
    initial: { phone: '' },
    send: ({ phone }) => {
      setAsked(phone);
      session.send({ type: 'code.send', phone });
    },
    busy: busy === 'sendCode',
    refusal: useSession((snapshot) => errorFor(snapshot, 'sendCode')),
  });
  const change = useContractForm(CHANGE, {
    initial: { code: '', password: '' },
    send: (body) => {
      if (asked !== null) session.send({ type: 'password.reset', body: { phone: asked, ...body } });
    },
    busy: busy === 'resetPassword',
    refusal: useSession((snapshot) => errorFor(snapshot, 'resetPassword')),
  });

  // The panel itself is closed by then. Mostly the login lies under it already; who came straight here is led there.
  useEffect(() => {
    const reset = session.on('passwordReset', () => openPanel('login'));
    return () => reset.unsubscribe();
  }, [session, openPanel]);

  const ready = sent && asked !== null;
  return (
    <div className={css.form}>
      <form className={css.form} {...number.props}>
        <PhoneField {...number.text('phone')} enterKeyHint="send" />
        <FormError refusal={number.refusal} />
        <Button
          type="submit"
          tone={ready ? 'ghost' : 'gold'}
          size={ready ? 'sm' : 'lg'}
          block
          busy={number.busy}
          disabled={wait > 0}
        >
          {wait > 0 ? t('reset.sendAgainIn', { n: wait }) : t(ready ? 'reset.sendAgain' : 'reset.send')}
        </Button>
      </form>
      {ready ? null : (
        <Button tone="ghost" size="md" block onClick={() => modals.send({ type: 'replace', name: 'change-pwd' })}>
          {t('email.instead')}
        </Button>
      )}
      {ready ? (
        <form className={css.form} {...change.props}>
          {sandboxCode === null ? (
            <p className={css.sent} role="status">
              {embedded ? t('reset.atHouse', { phone: asked }) : t('reset.sent', { phone: asked })}
            </p>
          ) : (
            <SandboxCode code={sandboxCode} onUse={() => change.set('code', sandboxCode)} />
          )}
          <Field
            {...change.text('code')}
            icon="mail"
            label={t('reset.code')}
            hint={t('reset.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            enterKeyHint="next"
          />
          <PasswordField
            {...change.text('password')}
            label={t('register.password')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
            maxLength={16}
            enterKeyHint="go"
          />
          <FormError refusal={change.refusal} />
          <Button type="submit" tone="gold" size="lg" block busy={change.busy}>
            {t('reset.submit')}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
