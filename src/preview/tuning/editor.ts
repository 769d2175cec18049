/** What is being tuned on one bench: the values, how they came about and what they were. Panels and the A/B view follow the same one. */
import type { LeafValue } from '../../../scenes/kit/tuning';
import { begin, edit, type History, letGo, redo, undo } from './history';
import { type Change, changesOf, sameValue, type Values } from './values';
import type { TuningSet } from './sets';

export interface EditorState {
  readonly values: Values;
  /** As the files have it now. */
  readonly committed: Values;
  readonly changes: readonly Change[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Editor {
  readonly set: TuningSet;
  get(): EditorState;
  /** Returns how to leave. */
  subscribe(changed: () => void): () => void;
  /** One leaf; one step of the history until {@link letGo}. The value must fit its leaf. */
  turn(path: string, value: LeafValue): void;
  letGo(): void;
  /** Back to what is committed: these leaves, as one step. */
  reset(paths: readonly string[]): void;
  /** Other values altogether, as one step: a link. */
  load(values: Values): void;
  undo(): void;
  redo(): void;
  /** The files have these values from now on. */
  saved(values: Values): void;
}

export function createEditor(set: TuningSet, first: Values = set.loaded): Editor {
  const listeners = new Set<() => void>();
  let history: History<Values> = begin(first);
  let committed = set.loaded;
  let state: EditorState;

  const derive = (): void => {
    const { past, present, future } = history;
    state = {
      values: present,
      committed,
      changes: changesOf(committed, present),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    };
  };
  const put = (next: History<Values>): void => {
    if (next === history) return;
    history = next;
    derive();
    for (const listener of [...listeners]) listener();
  };
  derive();

  return {
    set,
    get: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    turn(path, value) {
      const now = history.present.get(path);
      if (now === undefined || sameValue(now, value)) return;
      put(edit(history, new Map(history.present).set(path, value), path));
    },
    letGo() {
      if (history.turning !== null) put(letGo(history));
    },
    reset(paths) {
      const next = new Map(history.present);
      for (const path of paths) {
        const was = committed.get(path);
        if (was !== undefined) next.set(path, was);
      }
      if (changesOf(history.present, next).length > 0) put(edit(history, next));
    },
    load(values) {
      if (changesOf(history.present, values).length > 0) put(edit(history, values));
    },
    undo: () => put(undo(history)),
    redo: () => put(redo(history)),
    saved(values) {
      committed = values;
      put({ ...history });
    },
  };
}
