/** What overlays are made of: flat areas and painted pictures, both sprites. */
import { CanvasSource, Texture } from 'pixi.js';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useGlass, useRedraw } from './glass';

/** CSS px of the scene. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Paint {
  /** 0xRRGGBB */
  readonly color: number;
  /** 0 to 1 */
  readonly alpha?: number;
}

export function Area({ x, y, width, height, color, alpha = 1 }: Rect & Paint) {
  useRedraw();
  return <pixiSprite texture={Texture.WHITE} x={x} y={y} width={width} height={height} tint={color} alpha={alpha} />;
}

interface Around {
  /** What lies over it. */
  readonly children?: ReactNode;
}

/** The edge of a rectangle, inside it, a px of the screen wide. */
export function Outline({ x, y, width, height, children, ...paint }: Rect & Paint & Around) {
  const { unit } = useGlass();
  return (
    <>
      <Area x={x} y={y} width={width} height={unit} {...paint} />
      <Area x={x} y={y + height - unit} width={width} height={unit} {...paint} />
      <Area x={x} y={y} width={unit} height={height} {...paint} />
      <Area x={x + width - unit} y={y} width={unit} height={height} {...paint} />
      {children}
    </>
  );
}

/** A line across the whole scene. @param at CSS px from the left (`x`) or the top (`y`) */
export function Line({
  axis,
  at,
  children,
  ...paint
}: Paint & Around & { readonly axis: 'x' | 'y'; readonly at: number }) {
  const { width, height, unit } = useGlass();
  const rect =
    axis === 'x' ? { x: at - unit / 2, y: 0, width: unit, height } : { x: 0, y: at - unit / 2, width, height: unit };
  return (
    <>
      <Area {...rect} {...paint} />
      {children}
    </>
  );
}

interface PaintedProps extends Rect {
  /** Draws it, in CSS px of the scene from the picture's own corner. Another function paints it anew. */
  readonly paint: (context: CanvasRenderingContext2D) => void;
}

/** A picture that a 2D canvas paints. */
export function Painted({ x, y, width, height, paint }: PaintedProps) {
  const { density } = useGlass();
  const canvas = useMemo(() => {
    const made = document.createElement('canvas');
    made.width = Math.max(1, Math.ceil(width * density));
    made.height = Math.max(1, Math.ceil(height * density));
    const context = made.getContext('2d');
    context?.scale(density, density);
    if (context) paint(context);
    return made;
  }, [width, height, density, paint]);
  return <Shown x={x} y={y} width={width} height={height} canvas={canvas} />;
}

/** A canvas as it is now. */
export function Shown({
  canvas,
  alpha = 1,
  ...rect
}: Rect & { readonly canvas: HTMLCanvasElement; readonly alpha?: number }) {
  useRedraw();
  const texture = useMemo(() => new Texture({ source: new CanvasSource({ resource: canvas }) }), [canvas]);
  useEffect(() => () => texture.destroy(true), [texture]);
  return <pixiSprite texture={texture} {...rect} alpha={alpha} />;
}

interface WordsProps extends Paint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** `x` is where it ends. */
  readonly end?: boolean;
}

/** Px of the screen. */
const LETTERS = 10;
const PAD = 3;
const measuring = new OffscreenCanvas(1, 1).getContext('2d');

const fontOf = (unit: number): string => `600 ${LETTERS * unit}px Rubik, sans-serif`;

/** @returns px of the screen */
function widthOf(text: string): number {
  if (!measuring) return text.length * LETTERS * 0.6;
  measuring.font = fontOf(1);
  return measuring.measureText(text).width;
}

/** One line of text on a dark slab, kept on the scene. */
export function Words({ x, y, text, color, end = false }: WordsProps) {
  const { unit, width: most, height: lowest } = useGlass();
  const width = (widthOf(text) + 2 * PAD) * unit;
  const height = (LETTERS + 2 * PAD) * unit;
  const paint = useMemo(
    () => (context: CanvasRenderingContext2D) => {
      context.fillStyle = 'rgba(11, 6, 32, 0.78)';
      context.fillRect(0, 0, width, height);
      context.fillStyle = `#${color.toString(16).padStart(6, '0')}`;
      context.font = fontOf(unit);
      context.textBaseline = 'middle';
      context.fillText(text, PAD * unit, height / 2);
    },
    [text, color, unit, width, height],
  );
  return (
    <Painted
      x={Math.max(0, Math.min(end ? x - width : x, most - width))}
      y={Math.max(0, Math.min(y, lowest - height))}
      width={width}
      height={height}
      paint={paint}
    />
  );
}
