import { useMemo } from 'react';
import { rgb } from '../../../assets/tokens';
import type { Inset } from '../devices';
import { useGlass } from './glass';
import { Outline, Painted, type Rect, Words } from './parts';

/** Px of the screen from stripe to stripe. */
const STRIPE = 12;

/** What the shell covers, hatched; and what it leaves to the scene. */
export function SafeArea({ inset: [top, right, bottom, left] }: { readonly inset: Inset }) {
  const { width, height } = useGlass();
  const free = { x: left, y: top, width: width - left - right, height: height - top - bottom };
  const covered: readonly Rect[] = [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: height - bottom, width, height: bottom },
    { x: 0, y: top, width: left, height: free.height },
    { x: width - right, y: top, width: right, height: free.height },
  ];
  return (
    <>
      {covered.map((rect, i) => (rect.width * rect.height > 0 ? <Hatched key={i} {...rect} /> : null))}
      <Outline {...free} color={rgb('violetHi')} alpha={0.7} />
      <Words
        x={free.x + free.width}
        end
        y={free.y + free.height}
        text={`${Math.round(free.width)} × ${Math.round(free.height)}`}
        color={rgb('violetHi')}
      />
    </>
  );
}

function Hatched({ x, y, width, height }: Rect) {
  const { unit } = useGlass();
  const paint = useMemo(
    () => (context: CanvasRenderingContext2D) => {
      context.fillStyle = 'rgba(11, 6, 32, 0.3)';
      context.fillRect(0, 0, width, height);
      context.strokeStyle = 'rgba(165, 139, 255, 0.16)';
      context.lineWidth = (STRIPE / 2) * unit;
      context.beginPath();
      for (let at = -height; at < width; at += STRIPE * Math.SQRT2 * unit) {
        context.moveTo(at, height);
        context.lineTo(at + height, 0);
      }
      context.stroke();
    },
    [width, height, unit],
  );
  return <Painted x={x} y={y} width={width} height={height} paint={paint} />;
}
