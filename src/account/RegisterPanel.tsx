import { accountEndpoints } from '../../contract/account';
import { useContractForm } from '../forms/useContractForm';
import { useHouse, useSession } from '../house/hooks';
import { useT } from '../i18n';
import { busyWith, errorFor } from '../../machines/session/select';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { EntranceTabs } from './Entrance';
import { PhoneField } from './PhoneField';
import { RegisterEnd } from './RegisterEnd';
import { usePhoneTaken } from './usePhoneTaken';
import css from './Entrance.module.css';

/** A new account: phone number, name, password, and the word of an adult. */
export default function RegisterPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { session, modals } = useHouse();
  const taken = usePhoneTaken();
  const form = useContractForm(accountEndpoints.register.body, {
    initial: { phone: '', name: '', password: '', adult: false },
    send: async (body) => {
      if (await taken.ask(body.phone)) form.focus('phone');
      else session.send({ type: 'register', body });
    },
    busy: useSession(busyWith) === 'register',
    refusal: useSession((snapshot) => errorFor(snapshot, 'register')),
  });
  const other = (name: 'fast-register' | 'spread-register'): void => {
    session.send({ type: 'error.clear' });
    modals.send({ type: 'replace', name });
  };
  const phone = form.text('phone');
  const number = form.ready('phone');
  const takenFault = number === null ? null : taken.faultOf(number);
  return (
    <form className={css.form} {...form.props}>
      <EntranceTabs at="register" />
      <PhoneField
        {...phone}
        error={phone.error ?? takenFault}
        valid={phone.valid && takenFault === null}
        onBlur={() => {
          phone.onBlur();
          if (number !== null) void taken.ask(number);
        }}
      />
      <Field
        {...form.text('name')}
        icon="user"
        label={t('register.name')}
        hint={t('register.nameHint')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        enterKeyHint="next"
      />
      <RegisterEnd
        form={form}
        other={
          <>
            <Button tone="ghost" size="md" block onClick={onClose}>
              {t('login.guest')}
            </Button>
            <div className={css.between}>
              <button type="button" className={css.link} onClick={() => other('fast-register')}>
                {t('fast.way')}
              </button>
              <button type="button" className={css.link} onClick={() => other('spread-register')}>
                {t('invite.way')}
              </button>
            </div>
          </>
        }
      />
    </form>
  );
}
