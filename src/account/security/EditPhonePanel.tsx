import { accountEndpoints } from '../../../contract/account';
import { securityEndpoints } from '../../../contract/security';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { CodeSender } from './CodeSender';
import { useCode } from './useCode';
import { useWriteForm } from './useWrite';
import css from './security.module.css';

/** Another number for the account, by a code that goes there. */
function EditPhonePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { http, session, showToast } = useHouse();
  const form = useWriteForm(securityEndpoints.phone, {
    initial: { phone: '', code: '' },
    onDone: () => {
      session.send({ type: 'brief.refresh' });
      showToast({ kind: 'success', title: t('phone.saved'), content: '' });
      onClose();
    },
  });
  const phone = form.ready('phone');
  const code = useCode(() => http.call(accountEndpoints.sendCode, { query: { phone: phone ?? '' }, quiet: true }));
  return (
    <form className={css.form} {...form.props}>
      <Field
        {...form.text('phone')}
        icon="phone"
        label={t('phone.new')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
      />
      <CodeSender
        code={code}
        to={form.values.phone}
        disabled={phone === null}
        onUse={(text) => form.set('code', text)}
      />
      {code.sent ? (
        <>
          <OneTimeCode {...form.choice('code')} label={t('reset.code')} />
          <FormError refusal={form.refusal} />
          <Button type="submit" size="lg" block busy={form.busy}>
            {t('phone.save')}
          </Button>
        </>
      ) : null}
    </form>
  );
}

export default withData(EditPhonePanel);
