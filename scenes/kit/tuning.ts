/**
 * What a tuning.json may hold, said once: the type that a scene is given, the check of the file and the studio's controls all follow from a
 * schema. Schemas are for tests and the studio; a scene imports the file and the type only, so that players do not load descriptions.
 */

export type Unit = 'ms' | 's' | 'px' | 'px/s' | 'px/s²' | 'deg' | 'deg/s' | 'share' | 'times' | 'count' | '/s' | 'fps';

/** A number between two limits, both allowed. `about` is one sentence for whoever turns it; lengths are CSS px on a 412 px wide phone. */
export interface NumLeaf {
  readonly kind: 'num';
  readonly min: number;
  readonly max: number;
  /** How far a slider goes at once, from `min` on. */
  readonly step: number;
  readonly unit: Unit;
  readonly about: string;
}

/** A colour, #rrggbb. */
export interface ColorLeaf {
  readonly kind: 'color';
  readonly about: string;
}

/** An easing curve as CSS has it: from 0, 0 to 1, 1 by two handles, whose x lie between 0 and 1. */
export interface Curve {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface CurveLeaf {
  readonly kind: 'curve';
  readonly about: string;
}

export type Leaf = NumLeaf | ColorLeaf | CurveLeaf;
export type LeafValue = number | string | Curve;

/** Leaves and more groups by name, in the order in which the studio shows them. */
export interface TuningSchema {
  readonly [name: string]: Leaf | TuningSchema;
}

/** The values that a schema describes. */
export type Tuned<Schema> = Schema extends NumLeaf
  ? number
  : Schema extends ColorLeaf
    ? string
    : Schema extends CurveLeaf
      ? Curve
      : { readonly [Name in keyof Schema]: Tuned<Schema[Name]> };

export const num = (spec: Omit<NumLeaf, 'kind'>): NumLeaf => ({ kind: 'num', ...spec });

/** A number in a unit: `ms(0, 900, 'It opens in this time.')`. @param step of its slider, where it is not the unit's own */
const numIn =
  (unit: Unit, usual: number) =>
  (min: number, max: number, about: string, step = usual): NumLeaf =>
    num({ min, max, step, unit, about });

export const ms = numIn('ms', 10);
export const seconds = numIn('s', 0.1);
export const px = numIn('px', 1);
export const pxPerSecond = numIn('px/s', 10);
export const pxPerSecond2 = numIn('px/s²', 1);
export const degrees = numIn('deg', 1);
export const degreesPerSecond = numIn('deg/s', 1);
export const share = numIn('share', 0.05);
export const times = numIn('times', 0.05);
export const count = numIn('count', 1);
export const perSecond = numIn('/s', 1);
export const fps = numIn('fps', 1);

export const color = (spec: Omit<ColorLeaf, 'kind'>): ColorLeaf => ({ kind: 'color', ...spec });
export const curve = (spec: Omit<CurveLeaf, 'kind'>): CurveLeaf => ({ kind: 'curve', ...spec });

/** A group may have a member called `kind`, but that is never text. */
export const isLeaf = (node: Leaf | TuningSchema): node is Leaf => typeof node.kind === 'string';

const COLOR = /^#[0-9a-f]{6}$/i;
const HANDLES = ['x1', 'y1', 'x2', 'y2'] as const;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isCurve(value: unknown): value is Curve {
  if (!isRecord(value) || Object.keys(value).length !== HANDLES.length) return false;
  return HANDLES.every((handle) => {
    const at = value[handle];
    return isNumber(at) && (handle.startsWith('y') || (at >= 0 && at <= 1));
  });
}

/** What is wrong with one value; null when nothing is. */
export function leafFault(leaf: Leaf, value: unknown): string | null {
  const given = JSON.stringify(value);
  switch (leaf.kind) {
    case 'num':
      if (!isNumber(value)) return `${given} is not a number`;
      return value < leaf.min || value > leaf.max
        ? `${given} is not within ${leaf.min} and ${leaf.max} (${leaf.unit})`
        : null;
    case 'color':
      return typeof value === 'string' && COLOR.test(value) ? null : `${given} is not a colour like #7a5cff`;
    case 'curve':
      return isCurve(value) ? null : `${given} is not a curve of x1, y1, x2, y2 with x between 0 and 1`;
  }
}

/** All that keeps a value from fitting a schema, each with its path; empty when it fits exactly. */
export function tuningFaults(schema: TuningSchema, json: unknown, path = ''): readonly string[] {
  if (!isRecord(json)) return [`${path || 'the whole'}: ${JSON.stringify(json)} is not a group`];
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const wrong = Object.entries(schema).flatMap(([name, node]): readonly string[] => {
    if (!Object.hasOwn(json, name)) return [`${at(name)}: is missing`];
    if (!isLeaf(node)) return tuningFaults(node, json[name], at(name));
    const fault = leafFault(node, json[name]);
    return fault === null ? [] : [`${at(name)}: ${fault}`];
  });
  return [
    ...wrong,
    ...Object.keys(json)
      .filter((name) => !Object.hasOwn(schema, name))
      .map((name) => `${at(name)}: is not in the schema`),
  ];
}

function check<Schema extends TuningSchema>(schema: Schema, json: unknown): asserts json is Tuned<Schema> {
  const faults = tuningFaults(schema, json);
  if (faults.length > 0) throw new Error(`the tuning does not fit its schema: ${faults.join('; ')}`);
}

/** The values of a file that fits exactly. @throws Error that names every path that does not, and why */
export function parseTuning<Schema extends TuningSchema>(schema: Schema, json: unknown): Tuned<Schema> {
  check(schema, json);
  return json;
}
