import { useEffect, useState } from 'react';
import type { Endpoint, EndpointQuery } from '../../contract/http';
import { supportEndpoints } from '../../contract/support';
import { useHouse } from '../house/hooks';
import { PICTURE } from '../ui/drawings';
import { Icon } from '../ui/Icon';
import css from './Bubbles.module.css';

interface PictureProps<E extends Endpoint> {
  readonly endpoint: E;
  readonly query: EndpointQuery<E>;
  readonly label: string;
}

/** A picture that only its owner and the desk may see: fetched with the session, and let go with the page. It opens large in a tab of its own. */
export function Picture<E extends Endpoint>({ endpoint, query, label }: PictureProps<E>) {
  const { http } = useHouse();
  const [url, setUrl] = useState<string | null>(null);
  const asked = JSON.stringify(query);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    http.file(endpoint, { query: JSON.parse(asked) as EndpointQuery<E>, quiet: true }).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [http, endpoint, asked]);
  if (url === null)
    return (
      <span className={css.picture} role="img" aria-label={label}>
        <Icon name={PICTURE} />
      </span>
    );
  return (
    <a className={css.picture} href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={label} />
    </a>
  );
}

/** One of the player's own. */
export const OwnPicture = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <Picture endpoint={supportEndpoints.picture} query={{ id }} label={label} />
);
