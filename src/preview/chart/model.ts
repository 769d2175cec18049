/** A machine as a picture needs it: its states and transitions as plain data, read from the definition that runs. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** One transition. States go by their path from the machine (`round.preparation`), which is how they are told apart everywhere here. */
export interface Arrow {
  /** Unique in its chart. */
  readonly id: string;
  readonly source: string;
  /** Null acts and stays. */
  readonly target: string | null;
  /** What sets it off: `wire.start`, `after launch`, `always`, `done placeBet`. */
  readonly on: string;
  /** The condition's name; null when there is none. */
  readonly guard: string | null;
}

export interface ChartState {
  /** Empty for the machine itself. */
  readonly path: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  /** Where its parent begins. */
  readonly initial: boolean;
  /** What runs while the machine is in it. */
  readonly runs: readonly string[];
  readonly arrows: readonly Arrow[];
  readonly states: readonly ChartState[];
}

export interface Chart {
  readonly name: string;
  readonly root: ChartState;
  /** The arrow of a transition that the machine took; undefined for one of another machine. */
  arrowOf(transition: AnyTransitionDefinition): Arrow | undefined;
}

/** What of a machine is looked at; a snapshot's `machine` fits. */
export type Drawable = Pick<AnyStateMachine, 'id' | 'root'>;

const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** `{round: 'squib', link: {…}}` as paths, outermost first: everything that the machine is in. */
export const litPaths = (value: StateValue, within = ''): readonly string[] => {
  const below = (name: string): string => (within === '' ? name : `${within}.${name}`);
  if (typeof value === 'string') return [below(value)];
  return Object.entries(value).flatMap(([name, inner]) => [
    below(name),
    ...(inner === undefined ? [] : litPaths(inner, below(name))),
  ]);
};

/** Those of the paths that nothing else is inside of. */
export const leavesOf = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

const sayValue = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${name}.${sayValue(inner)}`)
        .join(' & ')
    : String(value);
};

/** @param guard as the definition holds it: a name, a name with parameters, or one of XState's own functions */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function')
    return 'stateValue' in guard ? `in ${sayValue(guard.stateValue)}` : guard.name || 'guard';
  if (typeof guard !== 'object' || !('type' in guard)) return 'guard';
  return 'params' in guard && guard.params !== undefined
    ? `${String(guard.type)} ${sayValue(guard.params)}`
    : String(guard.type);
}

const INVOKED = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'news of'],
] as const;

/** What sets a transition off, in words. */
function onOf(transition: AnyTransitionDefinition): string {
  const { eventType, source } = transition;
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.after.')) return `after ${'delay' in transition ? String(transition.delay) : ''}`;
  for (const [prefix, word] of INVOKED) {
    if (!eventType.startsWith(prefix)) continue;
    const id = eventType.slice(prefix.length);
    return `${word} ${sourceName(source.invoke.find((one) => one.id === id)?.src) ?? id}`;
  }
  return eventType.startsWith('xstate.done.state.') ? 'done' : eventType;
}

const sourceName = (src: unknown): string | null => (typeof src === 'string' ? src : null);

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

export function chartOf({ id, root }: Drawable): Chart {
  const arrows = new Map<AnyTransitionDefinition, Arrow>();

  function read(node: AnyStateNode): ChartState {
    const path = pathOf(node);
    const own = transitionsOf(node).map((transition, i): Arrow => {
      const [target] = transition.target ?? [];
      const arrow = {
        id: `${path}#${i}`,
        source: path,
        target: target ? pathOf(target) : null,
        on: onOf(transition),
        guard: guardName(transition.guard),
      };
      arrows.set(transition, arrow);
      return arrow;
    });
    return {
      path,
      name: node.key,
      kind: node.type,
      initial: node.parent?.config.initial === node.key,
      runs: node.invoke.map(({ src, id: name }) => sourceName(src) ?? name),
      arrows: own,
      states: Object.values<AnyStateNode>(node.states).map(read),
    };
  }

  return { name: id, root: read(root), arrowOf: (transition) => arrows.get(transition) };
}

/** Every state of a chart, outermost first. */
export const statesOf = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(statesOf)];
