import css from './CountRing.module.css';
import { useTick } from './useTick';

interface CountRingProps {
  /** Epoch ms of the clock given below. */
  readonly from: number;
  readonly to: number;
  readonly now: () => number;
  readonly size?: number;
}

/** Two steps a second look like motion at this size; an animation would have the browser restyle the page in every frame. */
const STEP_MS = 500;

/** A ring that empties from one moment to another. Ornament: the time stands beside it in words. */
export function CountRing({ from, to, now, size = 14 }: CountRingProps) {
  const at = useTick(now, STEP_MS);
  const gone = Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)));
  return (
    <svg className={css.ring} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={css.track} cx="18" cy="18" r="14" />
      <circle
        className={css.left}
        cx="18"
        cy="18"
        r="14"
        pathLength={100}
        strokeDashoffset={Math.round(gone * 1_000) / 10}
      />
    </svg>
  );
}
