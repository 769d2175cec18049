import type { KeyboardEvent, PointerEvent } from 'react';
import type { Curve, CurveLeaf } from '../../../scenes/kit/tuning';
import { cx } from '../../ui/cx';
import { CURVES, movedTo, place, VIEW } from './curve';
import css from './Tuning.module.css';

interface CurveControlProps {
  readonly id: string;
  readonly leaf: CurveLeaf;
  readonly value: Curve;
  readonly onTurn: (value: Curve) => void;
}

const HANDLES = [1, 2] as const;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};
const FIELDS = ['x1', 'y1', 'x2', 'y2'] as const;
const [LEFT, , WIDE, HIGH] = VIEW;

/** An easing by its two handles: dragged, moved by arrow keys (with Shift ten times as far), typed, or one of the known ones. */
export function CurveControl({ id, leaf, value, onTurn }: CurveControlProps) {
  const { x1, y1, x2, y2 } = value;
  const [a, b] = [place(x1, y1), place(x2, y2)];
  const [start, end] = [place(0, 0), place(1, 1)];
  const drag = (handle: 1 | 2, event: PointerEvent<SVGElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onTurn(movedTo(value, handle, at.x, 1 - at.y));
  };
  const nudge = (handle: 1 | 2, event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    const [x, y] = handle === 1 ? [x1, y1] : [x2, y2];
    onTurn(movedTo(value, handle, x + step[0] * by, y + step[1] * by));
  };
  const known = CURVES.findIndex(({ curve }) => FIELDS.every((name) => Math.abs(curve[name] - value[name]) < 0.001));
  return (
    <span className={css.curve}>
      <svg viewBox={VIEW.join(' ')} className={css.graph} role="group" aria-label={`${id} curve`}>
        <path className={css.grid} d={`M${LEFT} 1H${LEFT + WIDE}M${LEFT} 0H${LEFT + WIDE}M0 -0.7V1.3M1 -0.7V1.3`} />
        <path className={css.arm} d={`M${start.x} ${start.y}L${a.x} ${a.y}M${end.x} ${end.y}L${b.x} ${b.y}`} />
        <path className={css.line} d={`M${start.x} ${start.y}C${a.x} ${a.y} ${b.x} ${b.y} ${end.x} ${end.y}`} />
        {HANDLES.map((handle) => {
          const at = handle === 1 ? a : b;
          return (
            <circle
              key={handle}
              className={css.handle}
              cx={at.x}
              cy={Math.min(HIGH + VIEW[1] - 0.04, Math.max(VIEW[1] + 0.04, at.y))}
              r="0.055"
              tabIndex={0}
              role="slider"
              aria-label={`${id} handle ${handle}`}
              aria-description={leaf.about}
              aria-valuenow={handle === 1 ? y1 : y2}
              aria-valuetext={handle === 1 ? `${x1}, ${y1}` : `${x2}, ${y2}`}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(handle, event)}
              onKeyDown={(event) => nudge(handle, event)}
            />
          );
        })}
      </svg>
      <span className={css.track} aria-hidden="true">
        <i
          key={`${x1} ${y1} ${x2} ${y2}`}
          style={{ animationTimingFunction: `cubic-bezier(${x1}, ${y1}, ${x2}, ${y2})` }}
        />
      </span>
      <span className={css.handles}>
        {FIELDS.map((name) => (
          <input
            key={name}
            type="number"
            className={css.field}
            aria-label={`${id} ${name}`}
            step="0.01"
            min={name.startsWith('x') ? 0 : undefined}
            max={name.startsWith('x') ? 1 : undefined}
            value={value[name]}
            onChange={(event) => {
              const next = event.target.valueAsNumber;
              if (Number.isFinite(next) && (name.startsWith('y') || (next >= 0 && next <= 1)))
                onTurn({ ...value, [name]: next });
            }}
          />
        ))}
      </span>
      <select
        className={cx(css.field, css.known)}
        aria-label={`${id} known curves`}
        value={known}
        onChange={(event) => {
          const found = CURVES[Number(event.target.value)];
          if (found) onTurn(found.curve);
        }}
      >
        {known < 0 ? <option value={-1}>own</option> : null}
        {CURVES.map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
