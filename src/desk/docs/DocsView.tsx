import { Link } from 'wouter';
import { deskEndpoints } from '../../../contract/desk';
import { docKey, type DocKey } from '../../../contract/docs';
import { Loaded } from '../../data/Loaded';
import { useEndpoint } from '../../data/hooks';
import { useLocale } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { deskHref } from '../href';
import { Panel, State, Table, ViewHead } from '../parts/parts';
import type { ViewProps } from '../views';
import { DocEditor } from './DocEditor';
import { DocVersions } from './DocVersions';
import css from './DocsView.module.css';

/** The docs of the house, or one of them with its versions. */
export default function DocsView({ id }: ViewProps) {
  const key = docKey.safeParse(id);
  return key.success ? <OneDoc key={key.data} name={key.data} /> : <Docs />;
}

function Docs() {
  const { t, locale } = useLocale();
  const docs = useEndpoint(deskEndpoints.docs);
  return (
    <>
      <ViewHead title={t('desk.docs')} />
      <Panel title={t('desk.docs')}>
        <Loaded query={docs}>
          {({ list }) => (
            <Table
              caption={t('desk.docs')}
              rows={list}
              keyOf={({ key }) => key}
              columns={[
                {
                  name: t('desk.letterTitle'),
                  cell: ({ key, title, summary }) => (
                    <div className={css.about}>
                      <Link href={deskHref('docs', key)}>{title[locale]}</Link>
                      <small>{summary[locale]}</small>
                    </div>
                  ),
                },
                {
                  name: t('docs.versions'),
                  right: true,
                  cell: ({ version, updatedAt }) => (
                    <>
                      <State tone={version === 0 ? 'idle' : 'good'}>
                        {version === 0 ? t('docs.asBuilt') : t('docs.version', { n: version })}
                      </State>
                      <small>{formatMoment(updatedAt, locale)}</small>
                    </>
                  ),
                },
              ]}
            />
          )}
        </Loaded>
      </Panel>
    </>
  );
}

function OneDoc({ name }: { readonly name: DocKey }) {
  const { t, locale } = useLocale();
  const doc = useEndpoint(deskEndpoints.editedDoc, { query: { key: name } });
  return (
    <>
      <ViewHead
        title={doc.data?.title[locale] ?? name}
        within={{ href: deskHref('docs'), title: t('desk.docs') }}
        note={doc.data === undefined || doc.data.version === 0 ? undefined : t('docs.version', { n: doc.data.version })}
      />
      <Loaded query={doc}>
        {(known) => (
          <div className={css.page}>
            <DocEditor name={name} known={known} />
            <DocVersions name={name} newest={known.version} versions={known.versions} />
          </div>
        )}
      </Loaded>
    </>
  );
}
