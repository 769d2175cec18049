import { useMutation } from '@tanstack/react-query';
import { type BetFilters, EXPORT_MOST, historyEndpoints } from '../../contract/history';
import { CodeError } from '../../contract/errors';
import { useHouse } from '../house/hooks';
import { useLocale } from '../i18n';
import { formatAmount } from '../i18n/format';
import { DOWNLOAD } from './drawings';
import { Icon } from '../ui/Icon';
import css from './SaveFile.module.css';

/** Hands a file to the browser to be kept. */
function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The listed bets as a CSV file. */
export function SaveFile({ filters, disabled }: { readonly filters: BetFilters; readonly disabled: boolean }) {
  const { t, locale } = useLocale();
  const { http, showToast } = useHouse();
  const { mutate, isPending } = useMutation({
    mutationFn: () => http.file(historyEndpoints.file, { query: { ...filters, lang: locale }, quiet: true }),
    onSuccess: (file) => keep(file, `lintang-${filters.from ?? ''}-${filters.to ?? ''}.csv`),
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
      className={css.save}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      title={t('history.fileNote', { most: formatAmount(EXPORT_MOST) })}
      onClick={() => mutate()}
    >
      <Icon name={DOWNLOAD} size="xs" />
      {t(isPending ? 'history.fileComes' : 'history.file')}
    </button>
  );
}
