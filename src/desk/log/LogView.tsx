import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import { useEndpoint } from '../../data/hooks';
import { useT } from '../../i18n';
import { Select } from '../../ui/primitives/Select';
import { Listed } from '../parts/Listed';
import { Panel, ViewHead } from '../parts/parts';
import { useDeskPages } from '../queries';
import { ACTS, actText } from '../texts';
import { LogLine } from './LogLine';

const ALL = 'all';

/** Who did what, on whom and why. Read only: the store itself refuses to change a line. */
export default function LogView() {
  const t = useT();
  const [actor, setActor] = useState(ALL);
  const [act, setAct] = useState(ALL);
  const operators = useEndpoint(deskEndpoints.operators);
  const pages = useDeskPages(deskEndpoints.log, {
    ...(actor !== ALL && { actor }),
    ...(act !== ALL && { act }),
  });
  return (
    <>
      <ViewHead title={t('desk.log')} note={t('desk.logNote')}>
        <Select
          look="chip"
          label={t('desk.byWhom')}
          value={actor}
          onChange={setActor}
          options={[
            { value: ALL, label: t('desk.everybody') },
            ...(operators.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: 'console', label: t('desk.console') },
          ]}
        />
        <Select
          look="chip"
          label={t('desk.whatAct')}
          value={act}
          onChange={setAct}
          options={[
            { value: ALL, label: t('desk.everything') },
            ...Object.keys(ACTS).map((name) => ({ value: name, label: actText(t, name) })),
          ]}
        />
      </ViewHead>
      <Panel title={t('desk.log')}>
        <Listed pages={pages} none={t('desk.logNone')}>
          {(rows) => (
            <ol>
              {rows.map((entry) => (
                <LogLine key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </Listed>
      </Panel>
    </>
  );
}
