import { landingRegister } from '../../contract/landing';
import { CODE } from '../../contract/errors';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useSession } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, errorFor } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import type { InviteParams } from './invite';
import { RegisterEnd } from './RegisterEnd';
import css from './Entrance.module.css';

/** Signing up with a number and a password alone, also by somebody's link, whose code the account keeps. */
export default function FastRegisterPanel({ params: { ref } }: { readonly params: InviteParams }) {
  const t = useT();
  const { session, modals } = useHouse();
  const form = useContractForm(landingRegister.body, {
    initial: { phone: '', password: '', adult: false, name: '', referral: ref ?? '' },
    fields: { referral: { codes: [CODE.invalidInvitation] } },
    send: (body) => session.send({ type: 'register', body }),
    busy: useSession(busyWith) === 'register',
    refusal: useSession((snapshot) => errorFor(snapshot, 'register')),
  });
  const inviteFault = form.errorOf('referral');
  return (
    <form className={css.form} {...form.props}>
      <p className={css.sent}>{ref === undefined ? t('fast.lead') : t('fast.invited', { code: ref })}</p>
      {inviteFault === null ? null : (
        <p className={css.error} role="alert">
          {inviteFault}
        </p>
      )}
      <Field
        {...form.text('phone')}
        icon="phone"
        label={t('register.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        enterKeyHint="next"
      />
      <RegisterEnd
        form={form}
        other={
          <Button tone="ghost" size="md" block onClick={() => modals.send({ type: 'replace', name: 'register' })}>
            {t('fast.full')}
          </Button>
        }
      />
    </form>
  );
}
