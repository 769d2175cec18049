import { CODE } from '../../../contract/errors';
import { securityEndpoints } from '../../../contract/security';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { useWriteForm } from './useWrite';
import css from './security.module.css';

/** A new password by the old one; every other device is signed out. */
function EditPasswordPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { showToast } = useHouse();
  const form = useWriteForm(securityEndpoints.password, {
    initial: { old: '', password: '' },
    fields: { old: { codes: [CODE.wrongPassword] }, password: { codes: [] } },
    onDone: () => {
      showToast({ kind: 'success', title: t('reset.done'), content: t('password.others') });
      onClose();
    },
  });
  return (
    <form className={css.form} {...form.props}>
      <PasswordField {...form.text('old')} valid={false} label={t('password.old')} autoComplete="current-password" />
      <PasswordField
        {...form.text('password')}
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        maxLength={16}
      />
      <p className={css.lead}>{t('password.lead')}</p>
      <FormError refusal={form.refusal} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}

export default withData(EditPasswordPanel);
