import { useState } from 'react';
import { deskEndpoints } from '../../../contract/desk';
import { DOC_BLOCKS_MOST, DOC_SUMMARY_MAX, DOC_TITLE_MAX, type DocText } from '../../../contract/deskDocs';
import type { DocKey } from '../../../contract/docs';
import { useHouse } from '../../house/hooks';
import { LOCALE_NAMES, LOCALES, type Locale, useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import letter from '../parts/LetterFields.module.css';
import { Panel } from '../parts/parts';
import parts from '../parts/parts.module.css';
import { ReasonForm } from '../parts/ReasonForm';
import { useDeskAct } from '../queries';
import { DocPreview } from './DocPreview';
import { type Draft, draftOf, longer, moved, textOf } from './draft';
import { PieceFields } from './PieceFields';
import css from './DocsView.module.css';

interface DocEditorProps {
  readonly name: DocKey;
  readonly known: DocText & { readonly version: number };
}

/** A doc as it is written, with what its readers will see beside it. What is written stays when somebody else publishes meanwhile. */
export function DocEditor({ name, known }: DocEditorProps) {
  const t = useT();
  const { showToast } = useHouse();
  /** The version that is being changed. */
  const [base, setBase] = useState(known);
  const [draft, setDraft] = useState<Draft>(() => draftOf(known));
  /** The version that was published from here. */
  const [own, setOwn] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const change = useDeskAct(deskEndpoints.changeDoc, [deskEndpoints.docs, deskEndpoints.editedDoc, deskEndpoints.log]);
  const text = textOf(draft);
  const touched = JSON.stringify(draftOf(base)) !== JSON.stringify(draft);
  const begin = () => {
    setBase(known);
    setDraft(draftOf(known));
    setAsking(false);
  };
  const isNewer = known.version !== base.version;
  if (isNewer && (!touched || known.version === own)) begin();
  const speak = (part: 'title' | 'summary', locale: Locale, words: string) =>
    setDraft({ ...draft, [part]: { ...draft[part], [locale]: words } });
  const publish = async (reason: string) => {
    if (text === null) return;
    const reply = await change.act({ query: { key: name }, body: { base: base.version, ...text, reason } });
    if (reply === null) return;
    setOwn(reply.version);
    showToast({ kind: 'success', title: t('docs.published'), content: '' });
  };
  return (
    <>
      <Panel title={t('docs.blocks')}>
        <div className={css.form}>
          <div className={letter.languages}>
            {LOCALES.map((locale) => (
              <fieldset key={locale} className={letter.language}>
                <legend>{LOCALE_NAMES[locale]}</legend>
                <Field
                  label={t('desk.letterTitle')}
                  lang={locale}
                  maxLength={DOC_TITLE_MAX}
                  value={draft.title[locale]}
                  onChange={({ target }) => speak('title', locale, target.value)}
                />
                <Field
                  label={t('docs.summary')}
                  lang={locale}
                  maxLength={DOC_SUMMARY_MAX}
                  value={draft.summary[locale]}
                  onChange={({ target }) => speak('summary', locale, target.value)}
                />
              </fieldset>
            ))}
          </div>
          <ol className={css.pieces}>
            {draft.pieces.map((piece, at) => (
              <PieceFields
                key={piece.key}
                piece={piece}
                at={at}
                last={draft.pieces.length - 1}
                onChange={(next) => setDraft({ ...draft, pieces: draft.pieces.with(at, next) })}
                onMove={(by) => setDraft({ ...draft, pieces: moved(draft.pieces, at, by) })}
                onRemove={() => setDraft({ ...draft, pieces: draft.pieces.toSpliced(at, 1) })}
              />
            ))}
          </ol>
          {draft.pieces.length < DOC_BLOCKS_MOST ? (
            <Button tone="ghost" icon="plus" onClick={() => setDraft({ ...draft, pieces: longer(draft.pieces) })}>
              {t('docs.add')}
            </Button>
          ) : null}
          {text === null ? (
            <p className={css.wrong} role="alert">
              {t('docs.wrong')}
            </p>
          ) : null}
          {isNewer && touched ? (
            <div role="alert" className={css.newer}>
              <p>{t('docs.newer', { n: known.version })}</p>
              <Button tone="ghost" onClick={begin}>
                {t('docs.takeNewer')}
              </Button>
              <Button tone="ghost" onClick={() => setBase(known)}>
                {t('docs.keepMine')}
              </Button>
            </div>
          ) : asking ? (
            <ReasonForm
              effect={t('docs.publishEffect')}
              act={t('docs.publish')}
              busy={change.busy}
              onSend={(reason) => void publish(reason)}
              onClose={() => setAsking(false)}
            />
          ) : (
            <div className={parts.ways}>
              <Button tone="ghost" disabled={!touched} onClick={begin}>
                {t('docs.discard')}
              </Button>
              <Button disabled={!touched || text === null} onClick={() => setAsking(true)}>
                {t('docs.publish')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Panel title={t('docs.preview')}>
        <DocPreview title={draft.title} summary={draft.summary} blocks={draft.pieces} />
      </Panel>
    </>
  );
}
