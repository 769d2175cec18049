import { useId, useRef, useState } from 'react';
import { cx } from '../ui/cx';
import { useFrameText } from '../ui/useFrameText';
import css from './HeroNumber.module.css';

interface HeroNumberProps {
  readonly read: () => string;
  /** Gold climbs, white counts down, red has crashed. */
  readonly tone: 'gold' | 'white' | 'red';
}

const TONES = {
  gold: { stops: ['#FFFDF2', '#FFF0B4', '#FFC22E', '#FF8A1E'], rim: '#43126E' },
  white: { stops: ['#FFFFFF', '#FFFFFF', '#F1ECFF', '#D9CFFF'], rim: '#43126E' },
  red: { stops: ['#FFE3E7', '#FF9AA9', '#FF3B5C', '#D4153C'], rim: '#3A0A33' },
} as const;

/** From this many characters on the number is set smaller, so that 1.234,56× still fits. */
const LONG = 6;

/** The large number of the hero with its rim and lip: an SVG, whose stroke under the fill every old browser knows. */
export function HeroNumber({ read, tone }: HeroNumberProps) {
  const id = useId();
  const lip = useRef<SVGTextElement>(null);
  const face = useRef<SVGTextElement>(null);
  const box = useRef<SVGSVGElement>(null);
  const [first] = useState(read);
  useFrameText(
    read,
    (text) => {
      for (const node of [lip.current, face.current]) if (node) node.textContent = text;
      box.current?.toggleAttribute('data-long', text.length > LONG);
    },
    15,
  );
  const { stops, rim } = TONES[tone];
  return (
    <svg
      ref={box}
      className={cx(css.number)}
      data-long={first.length > LONG ? '' : undefined}
      viewBox="0 0 340 92"
      aria-hidden="true"
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        {stops.map((stop, i) => (
          <stop key={stop + i} offset={[0, 0.3, 0.56, 1][i]} stopColor={stop} />
        ))}
      </linearGradient>
      <text ref={lip} className={css.text} x="8" y="76" fill="#12072F" stroke="#12072F" strokeWidth="12">
        {first}
      </text>
      <text ref={face} className={css.text} x="8" y="70" fill={`url(#${id})`} stroke={rim} strokeWidth="10">
        {first}
      </text>
    </svg>
  );
}
