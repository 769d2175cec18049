import { useMemo } from 'react';
import { encode } from 'uqr';
import { useCopy } from '../../house/useCopy';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import css from './security.module.css';

/** Modules of white around it, without which some cameras find nothing. */
const BORDER = 2;

interface QrCardProps {
  /** The key in base32, for those who type it. */
  readonly secret: string;
  readonly uri: string;
}

/** The key as a picture for the app's camera, and as letters. It is drawn here: it goes to nobody. */
export function QrCard({ secret, uri }: QrCardProps) {
  const t = useT();
  const copy = useCopy();
  const { size, data } = useMemo(() => encode(uri, { ecc: 'M', border: BORDER }), [uri]);
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div className={css.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('mfa.qr')} shapeRendering="crispEdges">
        <path d={dots} />
      </svg>
      <div className={css.qrText}>
        <p>{t('mfa.orType')}</p>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button icon="copy" block onClick={() => copy(secret, { title: t('mfa.copied') })}>
          {t('mfa.copy')}
        </Button>
        <a className={css.openApp} href={uri}>
          {t('mfa.openApp')}
        </a>
      </div>
    </div>
  );
}
