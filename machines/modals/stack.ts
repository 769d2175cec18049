import { isPanel, type PanelName } from './panels';

/** Joins the names in the query parameter z. No panel's name contains it. */
export const JOINT = '_';

/** The stack that z names, bottom first; unknown names and repetitions are dropped. */
export function parseStack(z: string | null, known: (name: string) => boolean): readonly PanelName[] {
  const names = (z ?? '').split(JOINT).filter((name): name is PanelName => isPanel(name) && known(name));
  return [...new Set(names)];
}

/** The value of z for a stack; null when the parameter goes. */
export const formatStack = (stack: readonly PanelName[]): string | null =>
  stack.length === 0 ? null : stack.join(JOINT);

/** The names in z that the app has no panel for; documented ones may be among them. */
export const missingIn = (z: string | null, known: (name: string) => boolean): readonly string[] =>
  (z ?? '').split(JOINT).filter((name) => name !== '' && !(isPanel(name) && known(name)));
