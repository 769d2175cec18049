import { useState } from 'react';
import { settingsEndpoints } from '../../../contract/settings';
import { SETTINGS } from '../../../contract/settings-table';
import { refusalOf } from '../../../machines/kit/refusal';
import { useEndpoint } from '../../data/hooks';
import { useLocale } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Failed } from '../../ui/States';
import { Nothing, Panel } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { useDeskAct } from '../queries';
import { difference } from './words';
import css from './SettingsView.module.css';

/** Who changed what, newest first, and the way back. */
export function History() {
  const { t, locale } = useLocale();
  const [before, setBefore] = useState<number | undefined>(undefined);
  const [undoing, setUndoing] = useState<number | null>(null);
  const history = useEndpoint(settingsEndpoints.history, { query: before === undefined ? {} : { before } });
  const { act, busy } = useDeskAct(settingsEndpoints.undo, [settingsEndpoints.list, settingsEndpoints.history]);
  const undo = async (version: number, reason: string) => {
    await act({ query: { version }, body: { reason } });
    setUndoing(null);
  };
  const { data } = history;
  const older = data?.next ?? null;
  return (
    <Panel title={t('settings.history')}>
      {data === undefined ? (
        history.error === null ? (
          <RowsSkeleton />
        ) : (
          <Failed code={refusalOf(history.error).code} onRetry={() => void history.refetch()} />
        )
      ) : data.list.length === 0 ? (
        <Nothing>{t('settings.noHistory')}</Nothing>
      ) : (
        <ol className={css.history}>
          {data.list.map(({ version, key, before: was, value, at, actor, reason, undoable }) => (
            <li key={`${version} ${key}`}>
              <small>
                {t('settings.version', { n: version })} · {formatMoment(at, locale)}
              </small>
              <b>{SETTINGS[key].label[locale]}</b>
              <Difference texts={difference(key, was, value, { t, locale })} />
              <small>
                {actor}: {reason}
              </small>
              {undoing === version ? (
                <ReasonForm
                  effect={t('settings.undoEffect', { n: version })}
                  act={t('settings.undo')}
                  busy={busy}
                  onSend={(why) => void undo(version, why)}
                  onClose={() => setUndoing(null)}
                />
              ) : undoable ? (
                <Button tone="ghost" onClick={() => setUndoing(version)}>
                  {t('settings.undo')}
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      {older === null ? null : (
        <Button tone="ghost" onClick={() => setBefore(older)}>
          {t('settings.more')}
        </Button>
      )}
    </Panel>
  );
}

function Difference({ texts: [before, after] }: { readonly texts: readonly [string, string] }) {
  return (
    <span>
      <del>{before}</del> → <ins>{after}</ins>
    </span>
  );
}
