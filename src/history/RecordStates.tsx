import { NoConnection } from '../ui/NoConnection';
import { CODE, CodeError } from '../../contract/errors';
import { useOnline } from '../house/hooks';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { RowsSkeleton } from '../ui/Skeleton';
import { Empty, Failed } from '../ui/States';

/** Which record: the area of its words. */
export type RecordArea = 'history' | 'flow';

interface NotThereProps {
  readonly area: RecordArea;
  readonly error: Error;
  /** It is one of the record. */
  readonly one?: boolean;
  readonly onRetry: () => void;
}

/** What could not be had: for want of a connection, or for another reason, with a way to try again. */
function NotThere({ area, error, one = false, onRetry }: NotThereProps) {
  const t = useT();
  const online = useOnline();
  if (!online) return <NoConnection title={t(`${area}.offlineTitle`)} note={t(`${area}.offlineBody`)} />;
  return (
    <Failed
      title={t(one ? `${area}.oneFailedTitle` : `${area}.failedTitle`)}
      note={t(`${area}.failedBody`)}
      code={error instanceof CodeError ? error.code : undefined}
      onRetry={onRetry}
    />
  );
}

/** What stands where one of the record would: it is on its way, not to be had, or not this player's. */
export function NoDetail({ error, ...rest }: Omit<NotThereProps, 'error'> & { readonly error: Error | null }) {
  const t = useT();
  if (error === null) return <RowsSkeleton rows={4} />;
  if (error instanceof CodeError && error.code === CODE.parameter)
    return <Empty title={t(`${rest.area}.goneTitle`)}>{t(`${rest.area}.goneBody`)}</Empty>;
  return <NotThere error={error} one {...rest} />;
}

interface NoListProps extends Omit<NotThereProps, 'error'> {
  readonly error: Error | null;
  /** The answer is there, and it is that there are none. */
  readonly none: boolean;
  /** Something is chosen: there may be others. */
  readonly narrowed: boolean;
  readonly onAll: () => void;
  readonly onGames: () => void;
}

/** What stands where the list would: it is on its way, not to be had, there are none of this kind, or none at all. */
export function NoList({ area, error, none, narrowed, onRetry, onAll, onGames }: NoListProps) {
  const t = useT();
  if (error !== null) return <NotThere area={area} error={error} onRetry={onRetry} />;
  if (!none) return <RowsSkeleton />;
  if (narrowed)
    return (
      <Empty title={t(`${area}.noneTitle`)} action={<Button onClick={onAll}>{t(`${area}.showAll`)}</Button>}>
        {t(`${area}.noneBody`)}
      </Empty>
    );
  return (
    <Empty title={t(`${area}.emptyTitle`)} action={<Button onClick={onGames}>{t(`${area}.toGames`)}</Button>}>
      {t(`${area}.emptyBody`)}
    </Empty>
  );
}
