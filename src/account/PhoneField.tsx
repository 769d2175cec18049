import type { TextField } from '../forms/useContractForm';
import { useT } from '../i18n';
import { Field } from '../ui/Field';

interface PhoneFieldProps extends TextField {
  /** What it is called where it is not the account's own number. */
  readonly label?: string;
  /** What the phone's own key does next; it goes on to the next field. */
  readonly enterKeyHint?: 'next' | 'send';
}

/** A phone number, however it is typed: what the form makes of it is the contract's. */
export function PhoneField({ label, enterKeyHint = 'next', ...field }: PhoneFieldProps) {
  const t = useT();
  return (
    <Field
      {...field}
      icon="phone"
      label={label ?? t('register.phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="0812 3456 7890"
      enterKeyHint={enterKeyHint}
    />
  );
}
