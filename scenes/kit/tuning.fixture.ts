/** For the tests of a tuning.json: what a slider could not be put to, and what is badly described. */
import { isLeaf, type Leaf, type TuningSchema } from './tuning';

/** Every leaf of a schema with its path and the value that a file has there. */
function leaves(
  schema: TuningSchema,
  json: unknown,
  path = '',
): readonly { readonly path: string; readonly leaf: Leaf; readonly value: unknown }[] {
  const values = new Map(Object.entries(json ?? {}));
  return Object.entries(schema).flatMap(([name, node]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return isLeaf(node) ? [{ path: at, leaf: node, value: values.get(name) }] : leaves(node, values.get(name), at);
  });
}

/** Paths of numbers that lie between two steps of their slider, or whose range is no range. */
export const offStep = (schema: TuningSchema, json: unknown): readonly string[] =>
  leaves(schema, json).flatMap(({ path, leaf, value }) => {
    if (leaf.kind !== 'num') return [];
    const steps = (Number(value) - leaf.min) / leaf.step;
    const fits = leaf.min < leaf.max && leaf.step > 0 && Math.abs(steps - Math.round(steps)) < 1e-6;
    return fits ? [] : [path];
  });

/** Paths that are not described by one sentence. */
export const undescribed = (schema: TuningSchema): readonly string[] =>
  leaves(schema, {}).flatMap(({ path, leaf }) =>
    /^[A-Z].*[a-z)]\.$/.test(leaf.about) && !/\. [A-Z]/.test(leaf.about) ? [] : [path],
  );
