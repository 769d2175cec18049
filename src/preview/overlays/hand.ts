/** What the pointer does on the device: lays guides from the rulers, moves them, and spans what is to be measured. */
import type { Guide } from '../link';
import type { Rect } from './parts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  /** CSS px of the scene; null while no pointer is there. */
  readonly at: Point | null;
  /** What is measured. */
  readonly span: Rect | null;
  readonly held:
    { readonly kind: 'guide'; readonly index: number } | { readonly kind: 'span'; readonly from: Point } | null;
  /** The guides as they lie, the one that is held with them. */
  readonly guides: readonly Guide[];
}

export interface Reach {
  /** The rulers' thickness, CSS px of the scene; 0 where they are not shown. */
  readonly ruler: number;
  /** How near to a guide one takes hold of it, CSS px of the scene; below 0 never. */
  readonly guide: number;
}

export const idle = (guides: readonly Guide[]): Hand => ({ at: null, span: null, held: null, guides });

/** Takes hold: of a guide; of a new one in a ruler; else a span begins. */
export function press(hand: Hand, at: Point, { ruler, guide }: Reach): Hand {
  const index = hand.guides.findIndex((one) => Math.abs(one.at - at[one.axis]) <= guide);
  if (index >= 0) return { ...hand, at, span: null, held: { kind: 'guide', index } };
  const axis = at.y < ruler ? 'y' : at.x < ruler ? 'x' : null;
  if (axis === null) return { ...hand, at, span: null, held: { kind: 'span', from: at } };
  const guides: readonly Guide[] = [...hand.guides, { axis, at: at[axis] }];
  return { at, span: null, held: { kind: 'guide', index: guides.length - 1 }, guides };
}

export function move(hand: Hand, at: Point): Hand {
  const { held } = hand;
  if (held === null) return { ...hand, at };
  if (held.kind === 'guide')
    return {
      ...hand,
      at,
      guides: hand.guides.map((one, i) => (i === held.index ? { ...one, at: at[one.axis] } : one)),
    };
  const { from } = held;
  const [width, height] = [Math.abs(at.x - from.x), Math.abs(at.y - from.y)];
  return {
    ...hand,
    at,
    span: width + height === 0 ? null : { x: Math.min(at.x, from.x), y: Math.min(at.y, from.y), width, height },
  };
}

/** Lets go; a guide that was brought back into a ruler is gone. The span stays until the next one. */
export function release(hand: Hand, { ruler }: Reach): Hand {
  const { held, guides } = hand;
  if (held?.kind !== 'guide') return { ...hand, held: null };
  return { ...hand, held: null, guides: guides.filter(({ at }, i) => i !== held.index || at >= ruler) };
}
