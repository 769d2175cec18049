import { useMemo } from 'react';
import { rgb } from '../../../assets/tokens';
import { useGlass } from './glass';
import type { Hand } from './hand';
import { Area, Line, Outline, Painted, Words } from './parts';

/** Thickness of a ruler, px of the screen. */
export const RULER = 16;
const LETTERS = 8;
const STEPS = [10, 20, 50, 100, 200] as const;
/** Px of the screen that two marks stand apart at least. */
const APART = 6;
/** Every so-manieth mark has its number. */
const NUMBERED = 5;

/** CSS px along the upper and the left edge, where the pointer is, and what it spans. */
export function Ruler({ hand }: { readonly hand: Hand }) {
  const { width, height, unit } = useGlass();
  const along = useMemo(() => ruler(width, unit, 'x'), [width, unit]);
  const down = useMemo(() => ruler(height, unit, 'y'), [height, unit]);
  const { at, span } = hand;
  return (
    <>
      <Painted x={0} y={0} width={RULER * unit} height={height} paint={down} />
      <Painted x={0} y={0} width={width} height={RULER * unit} paint={along} />
      {at ? (
        <>
          <Line axis="x" at={at.x} color={rgb('cyan')} alpha={0.5} />
          <Line axis="y" at={at.y} color={rgb('cyan')} alpha={0.5} />
          <Words
            x={at.x + 8 * unit}
            y={at.y + 8 * unit}
            text={span ? `${span.width} × ${span.height}` : `${at.x}, ${at.y}`}
            color={rgb('cyan')}
          />
        </>
      ) : null}
      {span ? (
        <Outline {...span} color={rgb('cyan')}>
          <Area {...span} color={rgb('cyan')} alpha={0.15} />
        </Outline>
      ) : null}
    </>
  );
}

/** Paints a ruler along the upper (`x`) or the left edge: its marks on the scene's side, its numbers on the other. */
function ruler(length: number, unit: number, axis: 'x' | 'y'): (context: CanvasRenderingContext2D) => void {
  const step = STEPS.find((one) => one / unit >= APART) ?? 500;
  const thick = RULER * unit;
  const [base, text] = axis === 'x' ? [thick, unit] : [0, thick - (LETTERS + 1) * unit];
  return (context) => {
    if (axis === 'y') {
      context.translate(thick, 0);
      context.rotate(Math.PI / 2);
    }
    context.fillStyle = 'rgba(11, 6, 32, 0.82)';
    context.fillRect(0, 0, length, thick);
    context.fillStyle = context.strokeStyle = 'rgba(216, 206, 255, 0.9)';
    context.lineWidth = unit;
    context.font = `600 ${LETTERS * unit}px Rubik, sans-serif`;
    context.textBaseline = 'top';
    context.beginPath();
    for (let mark = 0; mark * step <= length; mark += 1) {
      const numbered = mark % NUMBERED === 0;
      context.moveTo(mark * step, base);
      context.lineTo(mark * step, Math.abs(base - thick * (numbered ? 0.8 : 0.35)));
      if (numbered && mark > 0) context.fillText(String(mark * step), mark * step + 2 * unit, text);
    }
    context.stroke();
  };
}
