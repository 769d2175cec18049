import { useUser } from '../house/hooks';
import { useT } from '../i18n';
import css from './Support.module.css';

/** The widget's address as far as it may be shown: https, and of another host, because the frame's sandbox lets it be its own origin. */
export function widgetAddress(address: string | undefined, own: string = location.origin): URL | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' && url.origin !== own ? url : null;
}

/** The outside chat in a frame of its own, told the customer id and nothing else (READINGS, Platform). Guests have none. */
export function WidgetFrame({ address }: { readonly address: URL }) {
  const t = useT();
  const user = useUser();
  const url = new URL(address);
  if (user !== null) url.searchParams.set('customerId', user.id);
  return (
    <iframe
      className={css.widget}
      title={t('support.title')}
      src={url.href}
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
