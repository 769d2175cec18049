import type { Refusal } from '../../machines/kit/refusal';
import { useLocale } from '../i18n';
import { refusalText } from '../net/refusal';
import { Icon } from '../ui/Icon';
import css from './FormError.module.css';

/** Why the server refused a form, by its code, where the player looks; nothing while it did not. */
export function FormError({ refusal }: { readonly refusal: Refusal | null }) {
  const { errors } = useLocale();
  if (refusal === null) return null;
  return (
    <p className={css.refusal} role="alert">
      <Icon name="alert" size="sm" />
      <span>{refusalText({ ...refusal, msg: '' }, errors)}</span>
      <span className={css.code}>#{refusal.code}</span>
    </p>
  );
}
