import { CODE } from '../../../contract/errors';
import { securityEndpoints } from '../../../contract/security';
import { withData } from '../../data/withData';
import { FormError } from '../../forms/FormError';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { OneTimeCode } from '../../ui/primitives/OneTimeCode';
import { CodeSender } from './CodeSender';
import { Loaded } from '../../data/Loaded';
import { codeFirst, useCode } from './useCode';
import { useOverview, useWriteForm } from './useWrite';
import css from './security.module.css';

/** What a form says of an e-mail address. */
export const EMAIL = { shape: 'email.shape', codes: [CODE.emailBound], tidy: (text: string) => text.trim() } as const;

/** An address for the account, by a code that goes there. */
function EditEmailPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { http, showToast } = useHouse();
  const overview = useOverview();
  const form = useWriteForm(securityEndpoints.emailBind, {
    initial: { email: '', code: '' },
    fields: { email: EMAIL },
    onDone: () => {
      showToast({ kind: 'success', title: t('email.saved'), content: '' });
      onClose();
    },
  });
  const email = form.ready('email');
  const code = useCode(
    () => http.call(securityEndpoints.emailCode, { body: { email: email ?? '' }, quiet: true }),
    form.values.email,
  );
  const props = codeFirst(form, code, 'email');
  return (
    <Loaded query={overview}>
      {({ email: before }) => (
        <form className={css.form} {...props}>
          <p className={css.lead}>{before === null ? t('email.lead') : t('email.now', { email: before })}</p>
          <Field {...form.text('email')} icon="mail" label={t('email.address')} type="email" autoComplete="email" />
          <CodeSender code={code} to={form.values.email} first onUse={(text) => form.set('code', text)} />
          {code.sent ? (
            <>
              <OneTimeCode {...form.choice('code')} label={t('reset.code')} eager />
              <FormError refusal={form.refusal} />
              <Button type="submit" size="lg" block busy={form.busy}>
                {t('email.save')}
              </Button>
            </>
          ) : null}
        </form>
      )}
    </Loaded>
  );
}

export default withData(EditEmailPanel);
