import { type FormEvent, useState } from 'react';
import { useHouse, useSession } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { EntranceFoot, EntranceTabs } from './Entrance';
import { FormError } from './FormError';
import { useForm } from './useForm';
import { accountOf, checkAccount, checkPresent } from './validate';
import css from './Entrance.module.css';

/** Signing in with a phone number or a name. */
export default function LoginPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { session, openPanel } = useHouse();
  const busy = useSession(busyWith) === 'login';
  const remembered = useSession(({ context }) => context.rememberAccount);
  const form = useForm({
    account: { initial: remembered ?? '', check: checkAccount },
    password: { initial: '', check: checkPresent },
  });
  const [remember, setRemember] = useState(true);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = form.take(event.currentTarget);
    if (values)
      session.send({
        type: 'login',
        body: { account: accountOf(values.account), password: values.password },
        remember,
      });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <EntranceTabs at="login" />
      <Field
        {...form.field('account')}
        icon="phone"
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
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
      <FormError action="login" />
      <Button type="submit" tone="gold" size="lg" block busy={busy}>
        {t('login.submit')}
      </Button>
      <Button tone="ghost" size="md" block onClick={onClose}>
        {t('login.guest')}
      </Button>
      <EntranceFoot />
    </form>
  );
}
