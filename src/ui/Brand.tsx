import { useId } from 'react';
import { cx } from './cx';
import css from './Brand.module.css';

/** The mark: a star on its orbit. */
export function BrandMark({ size = 34 }: { readonly size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#A58BFF" />
        <stop offset=".55" stopColor="#7A3DFF" />
        <stop offset="1" stopColor="#FF3D9A" />
      </linearGradient>
      <rect width="36" height="36" rx="12" fill={`url(#${id})`} />
      <ellipse
        cx="18"
        cy="18.5"
        rx="13.5"
        ry="4.6"
        transform="rotate(-28 18 18.5)"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.6"
      />
      <path
        d="M18 6.5c1.3 6.6 4 9.3 10.6 11.2C22 19.6 19.3 22.3 18 29c-1.3-6.7-4-9.4-10.6-11.3C14 15.8 16.7 13.1 18 6.5z"
        fill="#fff"
      />
    </svg>
  );
}

/** The mark with the name; without the name on a rail. */
export function Brand({ compact = false }: { readonly compact?: boolean }) {
  return (
    <span className={cx(css.brand)}>
      <BrandMark />
      {compact ? null : <span>lintang</span>}
    </span>
  );
}
