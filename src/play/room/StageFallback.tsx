import type { StageStatus } from '../../stage';
import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Sky } from '../../ui/Sky';
import css from './StageFallback.module.css';

interface StageFallbackProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onRetry: () => void;
}

/** In place of the canvas: the sky while it loads, and a way on when it cannot be shown. The bet panel works all the same. */
export function StageFallback({ status, onRetry }: StageFallbackProps) {
  const t = useT();
  if (status === 'resting') return null;
  return (
    <div className={css.fallback}>
      <Sky />
      {status === 'loading' ? (
        <p className={css.words} role="status">
          {t('common.loading')}…
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className={css.bar} role="alert">
          <Icon name="alert" size="sm" />
          <p>{t('room.stageFailed')}</p>
          <Button tone="ghost" icon="refresh" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
      {status === 'unsupported' ? <p className={css.words}>{t('room.stageUnsupported')}</p> : null}
    </div>
  );
}
