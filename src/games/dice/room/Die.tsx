import css from './Die.module.css';

/** Where a face has its pips, in thirds of the die. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
    [2, 2],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
];

/** A small die, seen from above; one and four are red, as on the tray. It says nothing: words stand beside it. */
export function Die({ face, size = 22 }: { readonly face: number; readonly size?: number }) {
  return (
    <svg className={css.die} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={css.lip} y="1.5" width="24" height="22.5" rx="6" />
      <rect className={css.top} width="24" height="22.6" rx="6" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x}${y}`}
          className={face === 0 || face === 3 ? css.red : css.pip}
          cx={x * 5.6 + 0.8}
          cy={y * 5.4 + 0.6}
          r={face === 0 ? 3.6 : 2.4}
        />
      ))}
    </svg>
  );
}

/** What three dice show. */
export function Roll({ faces, size }: { readonly faces: readonly number[]; readonly size?: number }) {
  return (
    <span className={css.roll}>
      {faces.map((face, i) => (
        <Die key={i} face={face} size={size} />
      ))}
    </span>
  );
}
