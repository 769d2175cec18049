import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { formatMoment } from '../i18n/dates';
import { Button } from '../ui/Button';
import { Bone } from '../ui/Skeleton';
import type { useRecord } from './queries';
import { actText } from './texts';
import css from './Record.module.css';

/** What the player did, newest first. */
export function Record({ record }: { readonly record: ReturnType<typeof useRecord> }) {
  const { t, locale } = useLocale();
  const { clock } = useHouse();
  const entries = record.data?.pages.flatMap(({ list }) => list);
  if (entries === undefined)
    return record.isError ? (
      <div className={css.state} role="alert">
        <p>{t('fairPlay.recordFailed')}</p>
        <Button icon="refresh" tone="ghost" onClick={() => void record.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    ) : (
      <div className={css.state}>
        <Bone width="70%" height={18} />
        <Bone width="50%" height={18} />
      </div>
    );
  if (entries.length === 0) return <p className={css.state}>{t('fairPlay.recordNone')}</p>;
  return (
    <>
      <ol className={css.record}>
        {entries.map(({ id, at, act }) => (
          <li key={id}>
            <p>{actText(t, locale, act, clock.now())}</p>
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
          </li>
        ))}
      </ol>
      {record.hasNextPage ? (
        <div className={css.state}>
          <Button tone="ghost" busy={record.isFetchingNextPage} onClick={() => void record.fetchNextPage()}>
            {t('fairPlay.recordMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
