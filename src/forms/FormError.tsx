import { isUnsure, type Refusal } from '../../machines/kit/refusal';
import { useLocale, useT } from '../i18n';
import { refusalText } from '../net/refusal';
import { Icon } from '../ui/Icon';
import css from './FormError.module.css';

/** Why the server refused a form, by its code, where the player looks; nothing while it did not. */
export function FormError({ refusal }: { readonly refusal: Refusal | null }) {
  const t = useT();
  const { errors } = useLocale();
  if (refusal === null) return null;
  // Nobody answered: no code helps, and trying again is safe, for the request keeps its id.
  const unsure = isUnsure(refusal);
  return (
    <p className={css.refusal} role="alert">
      <Icon name="alert" size="sm" />
      <span>{unsure ? t('form.unsure') : refusalText({ ...refusal, msg: '' }, errors)}</span>
      {unsure ? null : <span className={css.code}>#{refusal.code}</span>}
    </p>
  );
}
