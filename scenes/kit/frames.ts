import { bandOutline, type Outline } from './outline';

/** Where a sprite lies in its atlas, for those who write vertices themselves. */
interface FrameFields {
  /** Texture coordinates of the inked part, 0 to 1. */
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
  /** The inked part in CSS px at scale 1, relative to the anchor. */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Full size in CSS px at scale 1, transparent margin included. */
  readonly width: number;
  readonly height: number;
  /** A light about its middle with nothing in the corners: drawn large it is an octagon. */
  readonly round?: boolean;
  /** A piece of the inked part that is opaque, in shares of it; the others that are, behind it. Empty where none is known. */
  readonly inside?: Outline;
}

/** Opaque all over. */
export const WHOLE: Outline = bandOutline(0, 1);
const NONE: Outline = new Float32Array(0);

/**
 * Of a class of its own, so that all frames share one hidden shape: frames made from literals in different places made V8 drop and recompile every loop that
 * reads them.
 */
export class Frame implements FrameFields {
  readonly u0: number;
  readonly v0: number;
  readonly u1: number;
  readonly v1: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  readonly inside: Outline;

  constructor(fields: FrameFields) {
    this.u0 = fields.u0;
    this.v0 = fields.v0;
    this.u1 = fields.u1;
    this.v1 = fields.v1;
    this.x0 = fields.x0;
    this.y0 = fields.y0;
    this.x1 = fields.x1;
    this.y1 = fields.y1;
    this.width = fields.width;
    this.height = fields.height;
    this.round = fields.round ?? false;
    this.inside = fields.inside ?? NONE;
  }
}

// V8 learns how a field is kept from the first instance; a whole number there would have it learn anew, and drop compiled code, at the first fraction.
new Frame({ u0: 0.5, v0: 0.5, u1: 0.5, v1: 0.5, x0: 0.5, y0: 0.5, x1: 0.5, y1: 0.5, width: 0.5, height: 0.5 });

/** Texture coordinates of what is white all over: the batch's shader does not look into the atlas for it, which is most of what a pixel costs. */
const NOWHERE = -1;

/** The same frame where it is white and opaque all over: only its tint is drawn. */
export const plain = (frame: Frame): Frame =>
  new Frame({ ...frame, u0: NOWHERE, v0: NOWHERE, u1: NOWHERE, v1: NOWHERE, round: false, inside: WHOLE });

/** What of a frame lies between two heights, in shares of it, for what bends it into a ribbon ({@link Quads.bow}). */
export function sliceOf(frame: Frame, top: number, low: number): Frame {
  const { v0, v1 } = frame;
  return new Frame({ ...frame, v0: v0 + (v1 - v0) * top, v1: v0 + (v1 - v0) * low, round: false, inside: NONE });
}

/** One entry of a sheet, as TexturePacker writes it; all numbers are texture pixels. */
export interface SheetFrame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly spriteSourceSize: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly sourceSize: { readonly w: number; readonly h: number };
  readonly anchor?: { readonly x: number; readonly y: number };
  readonly borders?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** What is opaque of it, or of each of the nine parts that it is stretched in: x, y, width and height from the frame's corner, the largest first. */
  readonly solid?: readonly number[];
}

export interface SheetJson {
  readonly frames: Readonly<Record<string, SheetFrame>>;
  readonly meta: { readonly size: { readonly w: number; readonly h: number } };
}

/** @param density texture pixels per CSS px */
export function frameOf(
  entry: SheetFrame,
  size: { readonly w: number; readonly h: number },
  density: number,
  round = false,
): Frame {
  const { frame, spriteSourceSize: trim, sourceSize, anchor } = entry;
  const left = (anchor?.x ?? 0.5) * sourceSize.w;
  const top = (anchor?.y ?? 0.5) * sourceSize.h;
  return new Frame({
    u0: frame.x / size.w,
    v0: frame.y / size.h,
    u1: (frame.x + frame.w) / size.w,
    v1: (frame.y + frame.h) / size.h,
    x0: (trim.x - left) / density,
    y0: (trim.y - top) / density,
    x1: (trim.x + trim.w - left) / density,
    y1: (trim.y + trim.h - top) / density,
    width: sourceSize.w / density,
    height: sourceSize.h / density,
    round,
    inside: insideOf(entry),
  });
}

/** The opaque boxes of a frame as pieces. Half a pixel within their edges: beyond, what lies beside is mixed in. */
function insideOf({ frame: { w, h }, solid = [] }: SheetFrame): Outline {
  const pieces: number[] = [];
  for (let i = 0; i + 3 < solid.length; i += 4) {
    const [x = 0, y = 0, across = 0, down = 0] = solid.slice(i, i + 4);
    const left = (x + 0.5) / w,
      top = (y + 0.5) / h,
      right = (x + across - 0.5) / w,
      low = (y + down - 0.5) / h;
    if (right > left && low > top) pieces.push(left, top, right, top, right, low, left, low);
  }
  return Float32Array.from(pieces);
}

/** The frames of an animation, `coin_00`, `coin_01` and so on. */
export const sequence = <Name extends string>(
  assets: { frame(name: `${Name}_00`): Frame },
  name: Name,
  count: number,
): readonly Frame[] =>
  Array.from({ length: count }, (_, i) => assets.frame(`${name}_${String(i).padStart(2, '0')}` as `${Name}_00`));
