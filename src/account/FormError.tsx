import { refusalText } from '../net/refusal';
import { errorFor } from '../../machines/session/select';
import type { SessionAction } from '../../machines/session/types';
import { useSession } from '../house/hooks';
import { useLocale } from '../i18n';
import { Icon } from '../ui/Icon';
import css from './Entrance.module.css';

/** Why the server refused a form, by its code, where the player looks. */
export function FormError({ action }: { readonly action: SessionAction }) {
  const { locale } = useLocale();
  const refusal = useSession((snapshot) => errorFor(snapshot, action));
  if (refusal === null) return null;
  return (
    <p className={css.refusal} role="alert">
      <Icon name="alert" size="sm" />
      <span>{refusalText({ ...refusal, msg: '' }, locale)}</span>
      <span className={css.code}>#{refusal.code}</span>
    </p>
  );
}
