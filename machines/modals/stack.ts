import type { PanelName, PanelQuery, PanelTable } from './panels';

/** Joins the names in the query parameter z. No panel's name contains it. */
export const JOINT = '_';

const namesIn = (z: string | null): readonly string[] => (z ?? '').split(JOINT).filter((name) => name !== '');

/** The stack that z names, bottom first; what the app does not have and repetitions are dropped. */
export const parseStack = (z: string | null, panels: PanelTable): readonly PanelName[] => [
  ...new Set(namesIn(z).flatMap((name) => panels(name)?.name ?? [])),
];

/** The value of z for a stack; null when the parameter goes. */
export const formatStack = (stack: readonly PanelName[]): string | null =>
  stack.length === 0 ? null : stack.join(JOINT);

/** The first name in z that the app has no panel for; null when it has them all. */
export const missingIn = (z: string | null, panels: PanelTable): string | null =>
  namesIn(z).find((name) => panels(name) === null) ?? null;

/** Those of the parameters that belong to a panel of the stack. */
export function ownedQuery(query: PanelQuery, stack: readonly PanelName[], panels: PanelTable): PanelQuery {
  const owned = new Set(stack.flatMap((name) => panels(name)?.params ?? []));
  return Object.fromEntries(Object.entries(query).filter(([name]) => owned.has(name)));
}

/** Whether two sets of parameters say the same, in whatever order. */
export function sameQuery(a: PanelQuery, b: PanelQuery): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
