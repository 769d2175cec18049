/** A tuning as a flat list of leaves by path (`scene.axes.seconds`): what is compared, undone, shared and shown row by row. */
import { type Curve, isCurve, isLeaf, type Leaf, type LeafValue, type TuningSchema } from '../../../scenes/kit/tuning';

/** By path, in the order of the schema. */
export type Values = ReadonlyMap<string, LeafValue>;

export interface Entry {
  readonly path: string;
  readonly leaf: Leaf;
}

/** A leaf that is not as it was committed. */
export interface Change {
  readonly path: string;
  readonly before: LeafValue;
  readonly after: LeafValue;
}

interface Tree {
  [name: string]: LeafValue | Tree;
}

export const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Every leaf of a schema, in its order. */
export const entriesOf = (schema: TuningSchema, path = ''): readonly Entry[] =>
  Object.entries(schema).flatMap(([name, node]) =>
    isLeaf(node) ? [{ path: joined(path, name), leaf: node }] : entriesOf(node, joined(path, name)),
  );

const member = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? new Map<string, unknown>(Object.entries(json)).get(name) : undefined;

/** The leaves of a tuning that fits its schema. @throws Error when one is missing */
export function readValues(schema: TuningSchema, json: unknown): Values {
  return new Map(
    entriesOf(schema).map(({ path }) => {
      const value = path.split('.').reduce(member, json);
      if (typeof value !== 'number' && typeof value !== 'string' && !isCurve(value))
        throw new Error(`${path}: has no value`);
      return [path, value];
    }),
  );
}

/** The tuning that has these leaves, as JSON has it. */
export function buildTuning(values: Values): Tree {
  const root: Tree = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let group = root;
    for (const name of names) {
      const next = group[name];
      group = typeof next === 'object' && !isCurve(next) ? next : (group[name] = {});
    }
    group[last] = value;
  }
  return root;
}

const sameCurve = (a: Curve, b: Curve): boolean => a.x1 === b.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2;
const plain = (value: LeafValue): number | string | Curve => (typeof value === 'string' ? value.toLowerCase() : value);

/** Colours are the same in capitals. */
export const sameValue = (a: LeafValue, b: LeafValue): boolean =>
  isCurve(a) && isCurve(b) ? sameCurve(a, b) : plain(a) === plain(b);

/** What differs between two tunings of one schema, in its order. */
export const changesOf = (committed: Values, edited: Values): readonly Change[] =>
  [...committed].flatMap(([path, before]) => {
    const after = edited.get(path) ?? before;
    return sameValue(before, after) ? [] : [{ path, before, after }];
  });

/** As a person reads it. */
export const shown = (value: LeafValue): string =>
  isCurve(value) ? [value.x1, value.y1, value.x2, value.y2].join(', ') : String(value);

/** The name of a leaf or a group as words: `rayTurn` is `ray turn`. */
export const spaced = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`);
