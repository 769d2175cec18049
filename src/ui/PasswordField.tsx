import { useState } from 'react';
import { useT } from '../i18n';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing' | 'icon'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const eye = (
    <IconButton
      look="bare"
      icon={shown ? 'eyeOff' : 'eye'}
      label={t(shown ? 'field.hide' : 'field.show')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field
      {...props}
      icon="lock"
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={eye}
    />
  );
}
