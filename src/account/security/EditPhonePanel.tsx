import { accountEndpoints } from '../../../contract/account';
import { securityEndpoints } from '../../../contract/security';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { PhoneField } from '../PhoneField';
import { CodeSender } from './CodeSender';
import { codeFirst, useCode } from './useCode';
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
  const code = useCode(
    () => http.call(accountEndpoints.sendCode, { query: { phone: phone ?? '' }, quiet: true }),
    form.values.phone,
  );
  const props = codeFirst(form, code, 'phone');
  return (
    <form className={css.form} {...props}>
      <PhoneField {...form.text('phone')} label={t('phone.new')} enterKeyHint="send" />
      <CodeSender code={code} to={form.values.phone} first onUse={(text) => form.set('code', text)} />
      {code.sent ? (
        <>
          <OneTimeCode {...form.choice('code')} label={t('reset.code')} eager />
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
