import { useState } from 'react';
import type { LeafValue } from '../../../scenes/kit/tuning';
import { Icon } from '../../ui/Icon';
import type { Editor } from './editor';
import { copyText, download, linkTo, saveFile, undoSave } from './save';
import { fileText, type TuningFile } from './sets';
import { encodeChanges } from './share';
import css from './Tuning.module.css';
import { useEditor } from './tuner';
import { type Change, shown } from './values';

/** Only the dev server can write the files. */
const CAN_SAVE = import.meta.env.DEV;

interface Said {
  readonly text: string;
  readonly bad?: boolean;
  /** What could not be copied, to be copied by hand. */
  readonly take?: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function Value({ value }: { readonly value: LeafValue }) {
  return (
    <>
      {typeof value === 'string' ? <i className={css.dab} style={{ background: value }} /> : null}
      {shown(value)}
    </>
  );
}

function Diff({
  changes,
  onReset,
}: {
  readonly changes: readonly Change[];
  readonly onReset: (paths: readonly string[]) => void;
}) {
  return (
    <table className={css.diff}>
      <thead>
        <tr>
          <th>leaf</th>
          <th>committed</th>
          <th>now</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{path.split('.').slice(1).join('.')}</th>
            <td>
              <Value value={before} />
            </td>
            <td>
              <Value value={after} />
            </td>
            <td>
              <button type="button" className={css.back} aria-label={`Reset ${path}`} onClick={() => onReset([path])}>
                <Icon name="refresh" size="xs" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What differs from the committed files, file by file, and how to take it along. */
export function Changes({ editor }: { readonly editor: Editor }) {
  const { values, changes } = useEditor(editor);
  const [said, setSaid] = useState<Said | null>(null);
  const [saves, setSaves] = useState<Readonly<Record<string, number>>>({});
  const copy = (what: string, text: string): void =>
    void copyText(text).then((copied) =>
      setSaid(copied ? { text: `${what} is on the clipboard.` } : { text: `${what}: copy it from here.`, take: text }),
    );
  const write = (file: TuningFile, action: typeof saveFile, done: string): void =>
    void action(editor, file).then(
      (saved) => {
        editor.saved(saved.values);
        setSaves((before) => ({ ...before, [file.name]: saved.undo }));
        setSaid({ text: `${file.path} ${done}.` });
      },
      (error: unknown) => setSaid({ text: messageOf(error), bad: true }),
    );
  return (
    <div className={css.changes}>
      {editor.set.files.map((file) => {
        const own = changes.filter(({ path }) => path.startsWith(`${file.part}.`));
        return (
          <section key={file.part} className={css.out} aria-label={file.path}>
            <h3>{file.path}</h3>
            {own.length > 0 ? <Diff changes={own} onReset={editor.reset} /> : <p className={css.none}>As committed.</p>}
            <div className={css.bar}>
              {CAN_SAVE ? (
                <button
                  type="button"
                  className={css.tool}
                  disabled={own.length === 0}
                  onClick={() => write(file, saveFile, 'is saved')}
                >
                  Save
                </button>
              ) : null}
              {CAN_SAVE ? (
                <button
                  type="button"
                  className={css.tool}
                  disabled={(saves[file.name] ?? 0) === 0}
                  onClick={() => write(file, undoSave, 'is as before the save')}
                >
                  Undo save
                </button>
              ) : null}
              <button type="button" className={css.tool} onClick={() => copy(file.path, fileText(file, values))}>
                Copy JSON
              </button>
              <button
                type="button"
                className={css.tool}
                onClick={() => download(file.path.split('/').slice(1).join('-'), fileText(file, values))}
              >
                Download
              </button>
              {own.length > 0 ? (
                <button type="button" className={css.tool} onClick={() => editor.reset(own.map(({ path }) => path))}>
                  Reset all
                </button>
              ) : null}
            </div>
          </section>
        );
      })}
      <div className={css.bar}>
        <button
          type="button"
          className={css.tool}
          disabled={changes.length === 0}
          onClick={() => copy('The link', linkTo(encodeChanges(changes)))}
        >
          Copy share link
        </button>
      </div>
      {changes.length > 0 ? (
        <p className={css.none}>
          Nothing to see of it here? A | B finds the first moment that differs, if there is one.
        </p>
      ) : null}
      <p role="status" className={said?.bad ? css.fault : css.said}>
        {said?.text}
      </p>
      {said?.take === undefined ? null : (
        <textarea
          className={css.take}
          readOnly
          aria-label="To copy"
          value={said.take}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
