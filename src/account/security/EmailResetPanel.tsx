import { securityEndpoints } from '../../../contract/security';
import { withData } from '../../data/withData';
import { useSubmit } from '../../data/hooks';
import { FormError } from '../../forms/FormError';
import { useContractForm } from '../../forms/useContractForm';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { PasswordField } from '../../ui/PasswordField';
import { CodeSender } from './CodeSender';
import { EMAIL } from './EditEmailPanel';
import { codeFirst, useCode } from './useCode';
import css from './security.module.css';

/** A new password for guests, by a code that goes to the account's e-mail. What is said is the same whether there is such an account or not. */
function EmailResetPanel() {
  const t = useT();
  const { http, showToast, modals } = useHouse();
  const { mutateAsync } = useSubmit(securityEndpoints.emailPassword);
  const form = useContractForm(securityEndpoints.emailPassword.body, {
    initial: { email: '', code: '', password: '' },
    fields: { email: EMAIL },
    send: async (body) => {
      await mutateAsync({ body });
      showToast({ kind: 'success', title: t('reset.done'), content: t('reset.doneBody') });
      modals.send({ type: 'replace', name: 'login' });
    },
  });
  const email = form.ready('email');
  const code = useCode(
    () => http.call(securityEndpoints.emailPasswordCode, { query: { email: email ?? '' }, quiet: true }),
    form.values.email,
  );
  const props = codeFirst(form, code, 'email');
  return (
    <form className={css.form} {...props}>
      <Field {...form.text('email')} icon="mail" label={t('email.address')} type="email" autoComplete="email" />
      <CodeSender code={code} to={form.values.email} first onUse={(text) => form.set('code', text)} />
      {code.sent ? (
        <>
          <p className={css.lead}>{t('email.ifThere')}</p>
          <OneTimeCode {...form.choice('code')} label={t('reset.code')} eager />
          <PasswordField
            {...form.text('password')}
            label={t('register.password')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
            maxLength={16}
          />
          <FormError refusal={form.refusal} />
          <Button type="submit" tone="gold" size="lg" block busy={form.busy}>
            {t('reset.submit')}
          </Button>
        </>
      ) : null}
    </form>
  );
}

export default withData(EmailResetPanel);
