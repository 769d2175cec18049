import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useMemo, useState } from 'react';
import { isLeaf } from '../../../scenes/kit/tuning';
import { Icon } from '../../ui/Icon';
import { cx } from '../../ui/cx';
import { Changes } from './Changes';
import type { Editor } from './editor';
import { Group } from './Group';
import css from './Tuning.module.css';
import { useEditor } from './tuner';
import { type Entry, entriesOf } from './values';

/** What a leaf does and how far it goes, in one line. */
function aboutOf({ path, leaf }: Entry): string {
  const range = leaf.kind === 'num' ? ` ${leaf.min} to ${leaf.max} ${leaf.unit}, in steps of ${leaf.step}.` : '';
  return `${path.split('.').slice(1).join('.')}: ${leaf.about}${range}`;
}

/** Whether a field has an undo of its own for what is typed there. */
const isText = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && ['text', 'search'].includes(target.type);

function useHistoryKeys({ undo, redo }: Editor): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.target && isText(event.target))) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

interface TuningEditorProps {
  readonly editor: Editor;
  /** Opens the comparison; left out where it is open already. */
  readonly onCompare?: () => void;
}

/** Every leaf of the schema with its control, the way back and the ways out. */
export function TuningEditor({ editor, onCompare }: TuningEditorProps) {
  const { set, turn, letGo, reset, undo, redo } = editor;
  const { values, committed, changes, canUndo, canRedo } = useEditor(editor);
  const [search, setSearch] = useState('');
  const [about, setAbout] = useState<string | null>(null);
  const [view, setView] = useState<'leaves' | 'changes'>('leaves');
  const entries = useMemo(() => new Map(entriesOf(set.schema).map((entry) => [entry.path, entry])), [set]);
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ path, leaf }: Entry): boolean =>
      words.every((word) => `${path} ${leaf.about} ${leaf.kind}`.toLowerCase().includes(word));
    return words.length === 0 ? null : new Set([...entries.values()].filter(fits).map(({ path }) => path));
  }, [search, entries]);
  useHistoryKeys(editor);

  const tell = (event: FocusEvent | PointerEvent): void => {
    const leaf =
      event.target instanceof Element ? event.target.closest('[data-leaf]')?.getAttribute('data-leaf') : null;
    if (leaf) setAbout(leaf);
  };
  // What is held by a key ends with it; what is typed ends when the field is left.
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key.startsWith('Arrow') || event.key.startsWith('Page') || event.key === 'Home' || event.key === 'End')
      letGo();
  };
  const told = about === null ? undefined : entries.get(about);
  return (
    <div className={css.editor}>
      <div className={cx(css.bar, css.top)}>
        <button type="button" className={css.tool} disabled={!canUndo} title="Ctrl+Z" onClick={undo}>
          Undo
        </button>
        <button type="button" className={css.tool} disabled={!canRedo} title="Ctrl+Shift+Z" onClick={redo}>
          Redo
        </button>
        <button
          type="button"
          className={css.tool}
          aria-pressed={view === 'changes'}
          onClick={() => setView(view === 'changes' ? 'leaves' : 'changes')}
        >
          Changes <b>{changes.length}</b>
        </button>
        {onCompare ? (
          <button type="button" className={css.tool} onClick={onCompare}>
            A | B
          </button>
        ) : null}
      </div>
      {view === 'changes' ? (
        <Changes editor={editor} />
      ) : (
        <>
          <label className={css.search}>
            <Icon name="search" size="xs" />
            <input
              type="search"
              aria-label="Search the tuning"
              placeholder="Search names and what they do"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
          <div
            className={css.leaves}
            onFocus={tell}
            onPointerOver={tell}
            onPointerUp={letGo}
            onKeyUp={onKeyUp}
            onBlur={letGo}
          >
            {set.files.map(({ part, path }) => {
              const schema = set.schema[part];
              return schema && !isLeaf(schema) ? (
                <Group
                  key={part}
                  path={part}
                  title={path}
                  schema={schema}
                  values={values}
                  committed={committed}
                  found={found}
                  onTurn={turn}
                  onReset={reset}
                />
              ) : null;
            })}
            {found?.size === 0 ? <p className={css.none}>Nothing is called that or does that.</p> : null}
          </div>
          <p className={css.about}>{told ? aboutOf(told) : 'Focus or point at a value to read what it does.'}</p>
        </>
      )}
    </div>
  );
}
