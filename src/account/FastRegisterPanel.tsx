import { landingRegister } from '../../contract/landing';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useSession } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, errorFor } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { PhoneField } from './PhoneField';
import { RegisterEnd } from './RegisterEnd';
import css from './Entrance.module.css';

const QUICK = landingRegister.body;

/** Signing up with a number and a password alone. */
export default function FastRegisterPanel() {
  const t = useT();
  const { session, modals } = useHouse();
  const form = useContractForm(QUICK, {
    initial: { phone: '', password: '', adult: false, name: '', referral: '' },
    send: (body) => session.send({ type: 'register', body }),
    busy: useSession(busyWith) === 'register',
    refusal: useSession((snapshot) => errorFor(snapshot, 'register')),
  });
  return (
    <form className={css.form} {...form.props}>
      <p className={css.sent}>{t('fast.lead')}</p>
      <PhoneField {...form.text('phone')} />
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
