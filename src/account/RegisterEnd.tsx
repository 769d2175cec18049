import type { ReactNode } from 'react';
import type { Refusal } from '../../machines/kit/refusal';
import { FormError } from '../forms/FormError';
import type { TextField } from '../forms/useContractForm';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { PasswordField } from '../ui/PasswordField';
import { EntranceFoot } from './Entrance';
import css from './Entrance.module.css';

/** What both ways of signing up ask of their form; `useContractForm` gives it. */
interface RegisterForm {
  readonly text: (name: 'password') => TextField;
  readonly tick: (name: 'adult') => Omit<Parameters<typeof Checkbox>[0], 'children'>;
  readonly errorOf: (name: 'adult') => string | null;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
}

/** How both ways of signing up end: the password, the word of an adult, sending, and `other`, the way elsewhere. */
export function RegisterEnd({ form, other }: { readonly form: RegisterForm; readonly other: ReactNode }) {
  const t = useT();
  const adultFault = form.errorOf('adult');
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        maxLength={16}
        enterKeyHint="go"
      />
      <Checkbox {...form.tick('adult')}>{t('register.adult')}</Checkbox>
      {adultFault === null ? null : (
        <p className={css.error} role="alert">
          {adultFault}
        </p>
      )}
      <FormError refusal={form.refusal} />
      <Button type="submit" tone="gold" size="lg" block busy={form.busy}>
        {t('register.submit')}
      </Button>
      {other}
      <EntranceFoot />
    </>
  );
}
