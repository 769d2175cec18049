import { type CSSProperties, useEffect, useState } from 'react';
import css from './CountRing.module.css';

interface CountRingProps {
  /** Epoch ms of the clock given below. */
  readonly from: number;
  readonly to: number;
  readonly now: () => number;
  readonly size?: number;
}

/** A ring that empties from one moment to another. The browser runs it: no script per frame. */
export function CountRing({ from, to, now, size = 14 }: CountRingProps) {
  const [start, setStart] = useState(() => ({ from, to, at: now() }));
  useEffect(() => setStart({ from, to, at: now() }), [from, to, now]);
  const ms = Math.max(1, start.to - start.from);
  const style: CSSProperties & Record<'--ms' | '--wait' | '--steps', string | number> = { '--ms': `${ms}ms`, '--wait': `${Math.min(0, start.from - start.at)}ms`, '--steps': Math.max(1, Math.round(ms / 250)) };
  return (
    <svg key={`${start.from}-${start.to}-${start.at}`} className={css.ring} style={style} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={css.track} cx="18" cy="18" r="14" />
      <circle className={css.left} cx="18" cy="18" r="14" pathLength={100} />
    </svg>
  );
}
