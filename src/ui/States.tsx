import type { ReactNode } from 'react';
import planet from './art/planet.webp';
import rock from './art/rock.webp';
import star from './art/star.webp?no-inline';
import { useT } from '../i18n';
import { Button } from './Button';
import { Icon } from './Icon';
import css from './States.module.css';

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  /** One way out. */
  readonly action?: ReactNode;
  /** The rank of its heading: 1 where it is all of a page. */
  readonly level?: 1 | 2 | 3;
}

/** Nothing there yet: one picture, one sentence, one way out. */
export function Empty({ title, children, action, level = 3 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      <div className={css.art} aria-hidden="true">
        <i className={css.glow} />
        <img className={css.planet} src={planet} alt="" />
        <img className={css.starA} src={star} alt="" />
        <img className={css.starB} src={star} alt="" />
      </div>
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}

interface FailedProps {
  readonly title?: string;
  /** What it means; that money is safe unless said otherwise. */
  readonly note?: string;
  /** The documented code, to be told to the help desk. */
  readonly code?: number;
  readonly onRetry: () => void;
}

/** It could not be loaded: what happened, that the money is safe, a way to try again. */
export function Failed({ title, note, code, onRetry }: FailedProps) {
  const t = useT();
  return (
    <div className={css.state} role="alert">
      <div className={css.art} aria-hidden="true">
        <img className={css.rockA} src={rock} alt="" />
        <img className={css.rockB} src={rock} alt="" />
      </div>
      <h3>{title ?? t('state.failedTitle')}</h3>
      <p>{note ?? t('state.failedBody')}</p>
      <Button icon="refresh" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {code === undefined ? null : <span className={css.code}>{t('common.errorCode', { code })}</span>}
    </div>
  );
}

interface OfflineProps {
  readonly title: string;
  readonly note: string;
  /** Tries at once; left out while an attempt runs. */
  readonly onNow?: () => void;
}

/** The connection is gone: the last data stay readable below this. */
export function Offline({ title, note, onNow }: OfflineProps) {
  const t = useT();
  return (
    <div className={css.offline} role="status">
      <Icon name="off" />
      <div className={css.offlineText}>
        <p className={css.offlineTitle}>{title}</p>
        <p className={css.offlineNote}>{note}</p>
      </div>
      {onNow ? (
        <button type="button" className={css.now} onClick={onNow}>
          {t('link.now')}
        </button>
      ) : null}
    </div>
  );
}
