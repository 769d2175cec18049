import { useMutation } from '@tanstack/react-query';
import type { flowEndpoints } from '../../contract/flow';
import type { historyEndpoints } from '../../contract/history';
import { CodeError } from '../../contract/errors';
import type { EndpointQuery } from '../../contract/http';
import { useHouse } from '../house/hooks';
import { keepFile } from '../house/keepFile';
import { useLocale } from '../i18n';
import { formatAmount } from '../i18n/format';
import { DOWNLOAD } from './drawings';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import css from './Tools.module.css';

type FileEndpoint = typeof historyEndpoints.file | typeof flowEndpoints.file;

interface SaveFileProps<E extends FileEndpoint> {
  readonly file: E;
  /** What is listed. */
  readonly query: Omit<EndpointQuery<E>, 'lang'>;
  /** Lines that the file has at most. */
  readonly most: number;
  readonly disabled: boolean;
}

/** What is listed as a CSV file, in the words of the visit. */
export function SaveFile<E extends FileEndpoint>({ file, query, most, disabled }: SaveFileProps<E>) {
  const { t, locale } = useLocale();
  const { http, showToast } = useHouse();
  const { mutate, isPending } = useMutation({
    mutationFn: () => http.file<FileEndpoint>(file, { query: { ...query, lang: locale }, quiet: true }),
    onSuccess: (blob) => keepFile(blob, `${['lintang', query.from, query.to].filter(Boolean).join('-')}.csv`),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: t('history.fileFailed'),
        content: error instanceof CodeError ? error.message : '',
      }),
  });
  return (
    <button
      type="button"
      className={cx(css.tool, css.save)}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      title={t('history.fileNote', { most: formatAmount(most) })}
      onClick={() => mutate()}
    >
      <Icon name={DOWNLOAD} size="xs" />
      {t(isPending ? 'history.fileComes' : 'history.file')}
    </button>
  );
}
