import { type FormEvent, useEffect, useState } from 'react';
import { useHouse, useSession, useSiteConfig } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, codeWait } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { useTick } from '../ui/useTick';
import { FormError } from './FormError';
import { SandboxCode } from './SandboxCode';
import { useForm } from './useForm';
import { checkCode, checkPassword, checkPhone, tidyPhone } from './validate';
import css from './Entrance.module.css';

/** A new password by a code that goes to the phone: first the number, then code and password. */
export default function ResetPanel() {
  const t = useT();
  const { session, clock, openPanel } = useHouse();
  const embedded = useSiteConfig()?.embedded === true;
  const busy = useSession(busyWith);
  const now = useTick(clock.now);
  const wait = useSession((snapshot) => codeWait(snapshot, now));
  const sent = useSession(({ context }) => context.codeRetryAt !== null);
  const sandboxCode = useSession(({ context }) => context.sandboxCode);
  const number = useForm({ phone: { initial: '', check: checkPhone } });
  const change = useForm({ code: { initial: '', check: checkCode }, password: { initial: '', check: checkPassword } });
  const [asked, setAsked] = useState<string | null>(null);

  // The panel itself is closed by then. Mostly the login lies under it already; who came straight here is led there.
  useEffect(() => {
    const reset = session.on('passwordReset', () => openPanel('login'));
    return () => reset.unsubscribe();
  }, [session, openPanel]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = number.take(event.currentTarget);
    if (!values) return;
    setAsked(tidyPhone(values.phone));
    session.send({ type: 'code.send', phone: tidyPhone(values.phone) });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = change.take(event.currentTarget);
    if (values && asked !== null)
      session.send({ type: 'password.reset', body: { phone: asked, code: values.code, password: values.password } });
  };
  const ready = sent && asked !== null;
  return (
    <div className={css.form}>
      <form onSubmit={send} noValidate className={css.form}>
        <Field
          {...number.field('phone')}
          icon="phone"
          label={t('register.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0812 3456 7890"
          enterKeyHint="send"
        />
        <FormError action="sendCode" />
        <Button
          type="submit"
          tone={ready ? 'ghost' : 'gold'}
          size={ready ? 'sm' : 'lg'}
          block
          busy={busy === 'sendCode'}
          disabled={wait > 0}
        >
          {wait > 0 ? t('reset.sendAgainIn', { n: wait }) : t(ready ? 'reset.sendAgain' : 'reset.send')}
        </Button>
      </form>
      {ready ? (
        <form onSubmit={save} noValidate className={css.form}>
          {sandboxCode === null ? (
            <p className={css.sent} role="status">
              {embedded ? t('reset.atHouse', { phone: asked }) : t('reset.sent', { phone: asked })}
            </p>
          ) : (
            <SandboxCode code={sandboxCode} onUse={() => change.set('code', sandboxCode)} />
          )}
          <Field
            {...change.field('code')}
            icon="mail"
            label={t('reset.code')}
            hint={t('reset.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            enterKeyHint="next"
          />
          <PasswordField
            {...change.field('password')}
            label={t('register.password')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
            maxLength={16}
            enterKeyHint="go"
          />
          <FormError action="resetPassword" />
          <Button type="submit" tone="gold" size="lg" block busy={busy === 'resetPassword'}>
            {t('reset.submit')}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
