import { useState } from 'react';
import { settingsEndpoints } from '../../../contract/settings';
import { SETTING_AREAS, SETTINGS, type SettingArea, type SettingKey } from '../../../contract/settings-table';
import { refusalOf } from '../../../machines/kit/refusal';
import { useEndpoint } from '../../data/hooks';
import { useHouse } from '../../house/hooks';
import { useLocale } from '../../i18n';
import { Button } from '../../ui/Button';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Failed } from '../../ui/States';
import { Nothing, Panel, ViewHead } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { useDeskAct } from '../queries';
import { History } from './History';
import { SettingField } from './SettingField';
import { type Draft, draftOf, isSame, matches } from './values';
import { difference } from './words';
import css from './SettingsView.module.css';

type Drafts = Readonly<Partial<Record<SettingKey, Draft>>>;

/** The site's settings: by area or by search, what is about to change beside them, and who changed what before. */
export default function SettingsView() {
  const { t, locale } = useLocale();
  const { showToast } = useHouse();
  const settings = useEndpoint(settingsEndpoints.list);
  const [area, setArea] = useState<SettingArea>('play');
  const [search, setSearch] = useState('');
  const [drafts, setDrafts] = useState<Drafts>({});
  const [base, setBase] = useState(0);
  const [saving, setSaving] = useState(false);
  const changes = [settingsEndpoints.list, settingsEndpoints.history];
  const plain = useDeskAct(settingsEndpoints.change, changes);
  const guarded = useDeskAct(settingsEndpoints.changeGuarded, changes);

  const { data } = settings;
  if (data === undefined)
    return settings.error === null ? (
      <RowsSkeleton />
    ) : (
      <Failed code={refusalOf(settings.error).code} onRetry={() => void settings.refetch()} />
    );

  const rows = data.list.filter(({ key, value }) =>
    search.trim() === '' ? SETTINGS[key].area === area : matches(key, value, search),
  );
  const changed = data.list.flatMap(({ key, value }) => {
    const draft = drafts[key];
    return draft === undefined ? [] : [{ key, value, draft }];
  });
  const wrong = changed.some(({ draft }) => !draft.fits);
  const discard = () => {
    setDrafts({});
    setSaving(false);
  };
  const write = (key: SettingKey, before: unknown, value: unknown) => {
    // The version that the first change was made on top of.
    if (changed.length === 0) setBase(data.version);
    const { [key]: _, ...others } = drafts;
    setDrafts(isSame(before, value) ? others : { ...others, [key]: draftOf(key, value) });
  };
  const save = async (reason: string) => {
    const values = Object.fromEntries(changed.map(({ key, draft }) => [key, draft.value])) as never;
    const { act } = changed.some(({ key }) => SETTINGS[key].dangerous) ? guarded : plain;
    if ((await act({ query: {}, body: { base, values, reason } })) === null) return;
    discard();
    showToast({ kind: 'success', title: t('settings.saved'), content: '' });
  };

  return (
    <>
      <ViewHead
        title={t('desk.settings')}
        note={data.version === 0 ? t('settings.initial') : t('settings.version', { n: data.version })}
      >
        <input
          className={css.search}
          type="search"
          aria-label={t('settings.search')}
          placeholder={t('settings.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </ViewHead>
      <div className={css.columns}>
        <nav className={css.areas} aria-label={t('settings.areas')}>
          {SETTING_AREAS.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={search.trim() === '' && name === area ? 'true' : undefined}
              onClick={() => {
                setArea(name);
                setSearch('');
              }}
            >
              {t(`settings.area.${name}`)}
            </button>
          ))}
        </nav>
        <Panel title={search.trim() === '' ? t(`settings.area.${area}`) : t('settings.search')}>
          {rows.length === 0 ? (
            <Nothing>{t('settings.none')}</Nothing>
          ) : (
            <ul className={css.list}>
              {rows.map(({ key, value }) => (
                <SettingField
                  key={key}
                  name={key}
                  value={value}
                  draft={drafts[key] ?? null}
                  onChange={(next) => write(key, value, next)}
                />
              ))}
            </ul>
          )}
        </Panel>
        <div className={css.side}>
          <Panel title={t('settings.changes')}>
            {changed.length === 0 ? (
              <Nothing>{t('settings.unchanged')}</Nothing>
            ) : (
              <dl className={css.diff}>
                {changed.map(({ key, value, draft }) => {
                  const [before, after] = difference(key, value, draft.value, { t, locale });
                  return (
                    <div key={key}>
                      <dt>{SETTINGS[key].label[locale]}</dt>
                      <dd>
                        <del>{before}</del>
                        <ins>{draft.fits ? after : t('settings.wrong')}</ins>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            )}
            {changed.length === 0 ? null : saving ? (
              <ReasonForm
                effect={t('settings.effect')}
                act={t('settings.save', { n: changed.length })}
                busy={plain.busy || guarded.busy}
                onSend={(reason) => void save(reason)}
                onClose={() => setSaving(false)}
              />
            ) : (
              <p className={css.ways}>
                <Button tone="ghost" onClick={discard}>
                  {t('settings.discard')}
                </Button>
                <Button disabled={wrong} onClick={() => setSaving(true)}>
                  {t('settings.save', { n: changed.length })}
                </Button>
              </p>
            )}
          </Panel>
          <History />
        </div>
      </div>
    </>
  );
}
