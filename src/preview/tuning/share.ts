/**
 * What a share link carries of a tuning: the changed leaves only, in characters that an address keeps as they are.
 * `scene.axes.seconds_2.5*win.rays_ff8800*scene.ball.rise_0.2_1.5_0.6_1`; names are plain words, so that `_` and `*` are free.
 */
import {
  type Curve,
  isCurve,
  type Leaf,
  leafFault,
  type LeafValue,
  type TuningSchema,
} from '../../../scenes/kit/tuning';
import { type Change, entriesOf, type Values } from './values';

const BETWEEN = '*';
const WITHIN = '_';

export type Shared =
  { readonly kind: 'values'; readonly values: Values } | { readonly kind: 'fault'; readonly fault: string };

const written = (value: LeafValue): string => {
  if (isCurve(value)) return [value.x1, value.y1, value.x2, value.y2].join(WITHIN);
  return typeof value === 'string' ? value.slice(1) : String(value);
};

/** Empty when nothing changed. */
export const encodeChanges = (changes: readonly Change[]): string =>
  changes.map(({ path, after }) => path + WITHIN + written(after)).join(BETWEEN);

const number = (text: string | undefined): number => (text === undefined || text === '' ? Number.NaN : Number(text));

function readLeaf(leaf: Leaf, parts: readonly string[]): LeafValue | null {
  switch (leaf.kind) {
    case 'num':
      return parts.length === 1 ? number(parts[0]) : null;
    case 'color':
      return parts.length === 1 ? `#${parts[0]}` : null;
    case 'curve': {
      if (parts.length !== 4) return null;
      const [x1, y1, x2, y2] = parts.map(number);
      const curve: Partial<Curve> = { x1, y1, x2, y2 };
      return isCurve(curve) ? curve : null;
    }
  }
}

/** The committed tuning with the changes of a link; or what is wrong with it, all of it, and then none of it is used. */
export function decodeChanges(schema: TuningSchema, committed: Values, text: string): Shared {
  const leaves = new Map(entriesOf(schema).map(({ path, leaf }) => [path, leaf]));
  const values = new Map(committed);
  const faults: string[] = [];
  for (const item of text === '' ? [] : text.split(BETWEEN)) {
    const [path = '', ...parts] = item.split(WITHIN);
    const leaf = leaves.get(path);
    if (!leaf) {
      faults.push(`${path || 'a change without a name'}: is not in the schema`);
      continue;
    }
    const value = readLeaf(leaf, parts);
    const fault = value === null ? `${parts.join(WITHIN) || 'nothing'} is no ${leaf.kind}` : leafFault(leaf, value);
    if (value === null || fault !== null) faults.push(`${path}: ${fault}`);
    else values.set(path, value);
  }
  return faults.length > 0 ? { kind: 'fault', fault: faults.join('; ') } : { kind: 'values', values };
}

/** The text of a link's `tuning`, from a whole address or from the text alone. */
export function linkText(pasted: string): string {
  const text = pasted.trim();
  const at = text.indexOf('?');
  return at < 0 ? text : (new URLSearchParams(text.slice(at).split('#')[0]).get('tuning') ?? '');
}
