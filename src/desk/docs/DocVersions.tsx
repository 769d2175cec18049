import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import type { DocVersion } from '../../../contract/deskDocs';
import type { DocKey } from '../../../contract/docs';
import { Loaded } from '../../data/Loaded';
import { useEndpoint } from '../../data/hooks';
import { useHouse } from '../../house/hooks';
import { useLocale } from '../../i18n';
import { formatMoment } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Nothing, Panel } from '../parts/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { useDeskAct } from '../queries';
import { DocPreview } from './DocPreview';
import css from './DocsView.module.css';

interface DocVersionsProps {
  readonly name: DocKey;
  readonly newest: number;
  /** Newest first. */
  readonly versions: readonly DocVersion[];
}

/** Who changed a doc, what it said then, and the way back. */
export function DocVersions({ name, newest, versions }: DocVersionsProps) {
  const { t, locale } = useLocale();
  const { showToast } = useHouse();
  const [open, setOpen] = useState<number | null>(null);
  const [undoing, setUndoing] = useState(false);
  const { act, busy } = useDeskAct(deskEndpoints.undoDoc, [
    deskEndpoints.docs,
    deskEndpoints.editedDoc,
    deskEndpoints.log,
  ]);
  const undo = async (reason: string) => {
    const reply = await act({ query: { key: name }, body: { version: newest, reason } });
    setUndoing(false);
    if (reply !== null) showToast({ kind: 'success', title: t('docs.undone'), content: '' });
  };
  const look = (version: number) => (
    <Button tone="ghost" aria-expanded={open === version} onClick={() => setOpen(open === version ? null : version)}>
      {t(open === version ? 'docs.hide' : 'docs.look', { n: version })}
    </Button>
  );
  return (
    <Panel title={t('docs.versions')}>
      {versions.length === 0 ? <Nothing>{t('docs.noVersions')}</Nothing> : null}
      <ol className={css.versions}>
        {versions.map(({ version, at, actor, reason }) => (
          <li key={version}>
            <b>{t('docs.version', { n: version })}</b>
            <small>
              {formatMoment(at, locale)}, {actor}: {reason}
            </small>
            {look(version)}
            {version === newest && !undoing ? (
              <Button tone="ghost" onClick={() => setUndoing(true)}>
                {t('docs.undo')}
              </Button>
            ) : null}
            {version === newest && undoing ? (
              <ReasonForm
                effect={t('docs.undoEffect', { n: version })}
                act={t('docs.undo')}
                busy={busy}
                onSend={(reason) => void undo(reason)}
                onClose={() => setUndoing(false)}
              />
            ) : null}
            {open === version ? <Past name={name} version={version} /> : null}
          </li>
        ))}
        {versions.length === 0 ? null : (
          <li>
            <b>{t('docs.asBuilt')}</b>
            {look(0)}
            {open === 0 ? <Past name={name} version={0} /> : null}
          </li>
        )}
      </ol>
    </Panel>
  );
}

function Past({ name, version }: { readonly name: DocKey; readonly version: number }) {
  const past = useEndpoint(deskEndpoints.docVersion, { query: { key: name, version } });
  return <Loaded query={past}>{(text) => <DocPreview {...text} />}</Loaded>;
}
