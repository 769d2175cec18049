import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useT } from '../i18n';
import { buttonClass } from '../ui/Button';
import { Empty } from '../ui/States';
import text from '../ui/text.module.css';
import { sharedPath } from './shared';

/** Where another app's "Share" leads: on to the round that was shared. */
export default function SharedPage() {
  const t = useT();
  const [, go] = useLocation();
  const [path] = useState(() => sharedPath(location.search, location.origin));
  useEffect(() => {
    if (path !== null) go(path, { replace: true });
  }, [go, path]);
  if (path !== null) return null;
  return (
    <>
      <h1 className={text.hidden}>{t('device.sharedTitle')}</h1>
      <Empty
        level={2}
        title={t('device.sharedTitle')}
        action={
          <Link href="/" className={buttonClass({ tone: 'violet' })}>
            {t('missing.home')}
          </Link>
        }
      >
        {t('device.sharedBody')}
      </Empty>
    </>
  );
}
