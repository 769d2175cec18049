/** The editor of a bench and how its values get into the scene. One for each deck: it outlives the panel that shows it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StagedGame } from '../../stage/registry';
import type { Bench } from '../bench';
import type { Deck } from '../../deck/deck-types';
import { createEditor, type Editor, type EditorState } from './editor';
import { openTuning } from './sets';
import { linkTo } from './save';
import { decodeChanges, encodeChanges } from './share';
import { changesOf, type Values } from './values';

export interface Tuner {
  readonly editor: Editor;
  /** What is wrong with the link that opened this page; null when nothing is. */
  readonly fault: string | null;
  /** Puts each change into the scene, at most once a frame, for as long as somebody follows. Returns how to leave. */
  follow(): () => void;
}

/** Browsers refuse an address that changes with every frame. */
const ADDRESS_MS = 400;

const tuners = new WeakMap<Deck<StagedGame>, Promise<Tuner>>();

async function open({ game, change }: Bench): Promise<Tuner> {
  const set = await openTuning(game);
  const link = new URLSearchParams(location.search).get('tuning');
  const shared = link === null ? null : decodeChanges(set.schema, set.loaded, link);
  const editor = createEditor(set, shared?.kind === 'values' ? shared.values : set.loaded);
  let applied: Values = set.loaded;
  let followers = 0;
  let frame = 0;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let leave = (): void => {};

  const apply = (): void => {
    frame = 0;
    const { values } = editor.get();
    if (values === applied) return;
    applied = values;
    change({ tuning: changesOf(set.loaded, values).length === 0 ? null : set.tuned(values) });
    clearTimeout(writing);
    writing = setTimeout(write, ADDRESS_MS);
  };
  // The address is what is shown, so that it can be copied or loaded again at any moment.
  const write = (): void => history.replaceState(history.state, '', linkTo(encodeChanges(editor.get().changes)));
  const due = (): void => {
    frame ||= requestAnimationFrame(apply);
  };

  return {
    editor,
    fault: shared?.kind === 'fault' ? shared.fault : null,
    follow() {
      followers += 1;
      if (followers === 1) {
        leave = editor.subscribe(due);
        due();
      }
      return () => {
        followers -= 1;
        if (followers > 0) return;
        leave();
        cancelAnimationFrame(frame);
        clearTimeout(writing);
        frame = 0;
      };
    },
  };
}

export function tunerOf(bench: Bench): Promise<Tuner> {
  const known = tuners.get(bench.deck);
  if (known) return known;
  const opened = open(bench);
  tuners.set(bench.deck, opened);
  return opened;
}

/** The bench's tuner, followed while the component is there; null until it is loaded. */
export function useTuner(bench: Bench): Tuner | null {
  const [tuner, setTuner] = useState<Tuner | null>(null);
  const { deck } = bench;
  useEffect(() => {
    let leave: (() => void) | null = null;
    let live = true;
    void tunerOf(bench).then((opened) => {
      if (!live) return;
      leave = opened.follow();
      setTuner(opened);
    });
    return () => {
      live = false;
      leave?.();
    };
    // The bench is another object after each change; its deck is what it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [deck]);
  return tuner;
}

export const useEditor = (editor: Editor): EditorState => useSyncExternalStore(editor.subscribe, editor.get);
