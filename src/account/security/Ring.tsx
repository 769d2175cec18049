import css from './security.module.css';

const RADIUS = 44;
const AT = 52;
/** Degrees that part two pieces. */
const GAP = 14;

const point = (angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `${AT + RADIUS * Math.sin(turn)} ${AT - RADIUS * Math.cos(turn)}`;
};

interface RingProps {
  readonly done: number;
  readonly of: number;
  readonly label: string;
}

/** So many of so many, as a ring of pieces; the figure and the word stand in it. */
export function Ring({ done, of, label }: RingProps) {
  const piece = 360 / of;
  return (
    <div className={css.ring}>
      <svg viewBox="0 0 104 104" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <path
            key={i}
            data-done={i < done || undefined}
            d={`M${point(i * piece + GAP / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${point((i + 1) * piece - GAP / 2)}`}
          />
        ))}
      </svg>
      <p>
        <strong>
          {done}
          <small>/{of}</small>
        </strong>
        <span>{label}</span>
      </p>
    </div>
  );
}
