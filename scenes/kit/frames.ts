/** Where a sprite lies in its atlas, for those who write vertices themselves. */
export interface Frame {
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
}

/** One entry of a sheet, as TexturePacker writes it; all numbers are texture pixels. */
export interface SheetFrame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly spriteSourceSize: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly sourceSize: { readonly w: number; readonly h: number };
  readonly anchor?: { readonly x: number; readonly y: number };
  readonly borders?: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

export interface SheetJson {
  readonly frames: Readonly<Record<string, SheetFrame>>;
  readonly meta: { readonly size: { readonly w: number; readonly h: number } };
}

/** @param density texture pixels per CSS px */
export function frameOf(entry: SheetFrame, size: { readonly w: number; readonly h: number }, density: number): Frame {
  const { frame, spriteSourceSize: trim, sourceSize, anchor } = entry;
  const left = (anchor?.x ?? 0.5) * sourceSize.w;
  const top = (anchor?.y ?? 0.5) * sourceSize.h;
  return {
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
  };
}
