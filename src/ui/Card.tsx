import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import css from './Card.module.css';

interface CardProps extends ComponentPropsWithRef<'section'> {
  /** `calm` is the cyan ground of fair play, `sheet` the raised ground of a room's panels. */
  readonly tone?: 'plain' | 'calm' | 'sheet';
  readonly padded?: boolean;
}

/** A surface that holds one subject. */
export function Card({ tone = 'plain', padded = true, className, ...rest }: CardProps) {
  return <section {...rest} className={cx(css.card, css[tone], padded && css.padded, className)} />;
}
