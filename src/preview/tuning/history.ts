/** Undo and redo. What is turned without letting go (a slider, a handle of a curve) is one step. */

const MOST = 200;

export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What is being turned right now; null once it was let go. */
  readonly turning: string | null;
}

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [], turning: null });

/** @param turning what is being turned: edits of the same thing are one step until {@link letGo} */
export function edit<State>(
  { past, present, turning: before }: History<State>,
  next: State,
  turning: string | null = null,
): History<State> {
  const same = turning !== null && turning === before;
  return { past: same ? past : [...past, present].slice(-MOST), present: next, future: [], turning };
}

export const letGo = <State>(history: History<State>): History<State> => ({ ...history, turning: null });

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future], turning: null };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later, turning: null };
}
