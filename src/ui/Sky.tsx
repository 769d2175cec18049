import css from './Sky.module.css';

const TINTS = ['#fff', '#CFC6FF', '#9FE8FF', '#FFC6F0'] as const;

/** Dust from a seed (minimal standard generator), so that every render is the same picture. */
function dustOf(count: number, seed: number) {
  let state = seed;
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  next();
  return Array.from({ length: count }, (_, i) => ({
    x: next() * 100,
    y: next() * 100,
    r: 0.5 + next() * 0.9,
    tint: TINTS[i % TINTS.length],
    opacity: 0.25 + next() * 0.6,
  }));
}

/** The star dust alone, for headers and pages. */
export function Dust({ count = 40, seed = 7 }: { readonly count?: number; readonly seed?: number }) {
  return (
    <svg className={css.fill} width="100%" height="100%" aria-hidden="true">
      {dustOf(count, seed).map((dot, i) => (
        <circle
          key={i}
          cx={`${dot.x.toFixed(1)}%`}
          cy={`${dot.y.toFixed(1)}%`}
          r={dot.r.toFixed(2)}
          fill={dot.tint}
          opacity={dot.opacity.toFixed(2)}
        />
      ))}
    </svg>
  );
}

/** The sky of the rooms behind whatever is put into the same positioned box. */
export function Sky({ count = 44, seed = 23 }: { readonly count?: number; readonly seed?: number }) {
  return (
    <div className={css.sky} aria-hidden="true">
      <Dust count={count} seed={seed} />
    </div>
  );
}
