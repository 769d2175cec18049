import { useEffect, useRef } from 'react';

/** Long enough to be seen, short enough never to be waited for, ms. */
const COUNT_MS = 600;

interface AmountProps {
  /** Rupiah. */
  readonly value: number;
  readonly format: (value: number) => string;
  readonly className?: string;
}

/** An amount that counts to its new value when it changes. It starts where it stands and reads only the final value out. */
export function Amount({ value, format, className }: AmountProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const print = useRef(format);
  print.current = format;
  useEffect(() => {
    const from = shown.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
    if (from === value || calm) {
      shown.current = value;
      if (ref.current) ref.current.textContent = print.current(value);
      return undefined;
    }
    let frame = 0;
    let start = -1;
    const step = (at: number) => {
      if (start < 0) start = at;
      const part = Math.min(1, (at - start) / COUNT_MS);
      shown.current = part === 1 ? value : Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      if (ref.current) ref.current.textContent = print.current(shown.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span ref={ref} className={className}>
      {format(shown.current)}
    </span>
  );
}
