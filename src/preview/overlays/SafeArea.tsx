import { useMemo } from 'react';
import { rgb } from '../../../assets/tokens';
import type { Inset } from '../devices';
import { useGlass } from './glass';
import { Outline, Painted, Words } from './parts';

/** Px of the screen from stripe to stripe. */
const STRIPE = 12;

/** What the shell covers, hatched; and what it leaves to the scene. */
export function SafeArea({ inset: [top, right, bottom, left] }: { readonly inset: Inset }) {
  const { width, height, unit } = useGlass();
  const paint = useMemo(
    () => (context: CanvasRenderingContext2D) => {
      context.beginPath();
      context.rect(0, 0, width, height);
      context.rect(left, top, width - left - right, height - top - bottom);
      context.clip('evenodd');
      context.fillStyle = 'rgba(11, 6, 32, 0.3)';
      context.fillRect(0, 0, width, height);
      context.strokeStyle = 'rgba(165, 139, 255, 0.16)';
      context.lineWidth = (STRIPE / 2) * unit;
      context.beginPath();
      for (let x = -height; x < width; x += STRIPE * Math.SQRT2 * unit) {
        context.moveTo(x, height);
        context.lineTo(x + height, 0);
      }
      context.stroke();
    },
    [width, height, unit, top, right, bottom, left],
  );
  const free = { x: left, y: top, width: width - left - right, height: height - top - bottom };
  return (
    <>
      {top + right + bottom + left > 0 ? <Painted x={0} y={0} width={width} height={height} paint={paint} /> : null}
      <Outline {...free} color={rgb('violetHi')} alpha={0.7} />
      <Words
        x={width}
        y={free.y + free.height}
        text={`${Math.round(free.width)} × ${Math.round(free.height)}`}
        color={rgb('violetHi')}
      />
    </>
  );
}
