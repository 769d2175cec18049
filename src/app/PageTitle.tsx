import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n';
import { titleOf } from './pages';

/** Keeps the document's title that of the page. */
export function PageTitle() {
  const t = useT();
  const [path] = useLocation();
  const title = titleOf(path, t);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
