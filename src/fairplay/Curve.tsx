import { useId } from 'react';
import { useT } from '../i18n';
import { netText } from './texts';
import css from './Curve.module.css';

interface CurveProps {
  /** The net of a sitting at even times, rupiah; it begins at nothing. */
  readonly points: readonly { readonly at: number; readonly net: number }[];
}

const WIDTH = 240;
const HEIGHT = 44;
/** Room for the stroke and the dot at its end. */
const EDGE = 5;

/** The net of a sitting as a line around zero. In words it is where it ended. */
export function Curve({ points }: CurveProps) {
  const t = useT();
  const fill = useId();
  const nets = points.map(({ net }) => net);
  const [top, low] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const scale = top === low ? 0 : (HEIGHT - 2 * EDGE) / (top - low);
  const y = (net: number): number => (scale === 0 ? HEIGHT / 2 : EDGE + (top - net) * scale);
  const x = (i: number): number => EDGE + (i * (WIDTH - 2 * EDGE)) / Math.max(1, nets.length - 1);
  const line = nets.map((net, i) => `${x(i).toFixed(1)} ${y(net).toFixed(1)}`).join('L');
  const last = nets.length - 1;
  const end = nets[last] ?? 0;
  return (
    <svg
      className={css.curve}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('fairPlay.curve', { net: netText(end) })}
    >
      <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#2fe0ff" stopOpacity="0.3" />
        <stop offset="1" stopColor="#2fe0ff" stopOpacity="0" />
      </linearGradient>
      <line className={css.zero} x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
      {nets.length < 2 ? null : (
        <>
          <path
            d={`M${line}L${String(x(last))} ${String(y(0))}L${String(x(0))} ${String(y(0))}Z`}
            fill={`url(#${fill})`}
          />
          <path className={css.line} d={`M${line}`} />
          {/* A line of no length: the picture is stretched, and its strokes are not. */}
          <path className={css.dot} d={`M${x(last).toFixed(1)} ${y(end).toFixed(1)}h0`} />
        </>
      )}
    </svg>
  );
}
