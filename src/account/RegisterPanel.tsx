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
import { usePhoneTaken } from './usePhoneTaken';
import { checkName, checkPassword, checkPhone, tidyPhone } from './validate';
import css from './Entrance.module.css';

/** A new account: phone number, name, password, and the word of an adult. */
export default function RegisterPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { session } = useHouse();
  const busy = useSession(busyWith) === 'register';
  const taken = usePhoneTaken();
  const form = useForm({
    phone: { initial: '', check: checkPhone },
    name: { initial: '', check: checkName },
    password: { initial: '', check: checkPassword },
  });
  const [adult, setAdult] = useState(false);
  const [asked, setAsked] = useState(false);

  const phone = form.field('phone');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const { currentTarget } = event;
    const values = form.take(currentTarget);
    if (!values || !adult) return;
    if (await taken.ask(tidyPhone(values.phone)))
      currentTarget.querySelector<HTMLInputElement>('[name="phone"]')?.focus();
    else
      session.send({
        type: 'register',
        body: { phone: tidyPhone(values.phone), name: values.name, password: values.password, adult },
      });
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <EntranceTabs at="register" />
      <Field
        {...phone}
        error={phone.error ?? taken.faultOf(tidyPhone(phone.value))}
        valid={phone.valid && taken.faultOf(tidyPhone(phone.value)) === null}
        onBlur={() => {
          phone.onBlur();
          if (phone.valid) void taken.ask(tidyPhone(phone.value));
        }}
        icon="phone"
        label={t('register.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        enterKeyHint="next"
      />
      <Field
        {...form.field('name')}
        icon="user"
        label={t('register.name')}
        hint={t('register.nameHint')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        maxLength={16}
        enterKeyHint="go"
      />
      <Checkbox
        checked={adult}
        aria-invalid={asked && !adult}
        onChange={(event) => setAdult(event.currentTarget.checked)}
      >
        {t('register.adult')}
      </Checkbox>
      {asked && !adult ? (
        <p className={css.error} role="alert">
          {t('check.adult')}
        </p>
      ) : null}
      <FormError action="register" />
      <Button type="submit" tone="gold" size="lg" block busy={busy || taken.asking}>
        {t('register.submit')}
      </Button>
      <Button tone="ghost" size="md" block onClick={onClose}>
        {t('login.guest')}
      </Button>
      <EntranceFoot />
    </form>
  );
}
