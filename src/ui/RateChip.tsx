import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import css from './RateChip.module.css';

/** From these on a multiplier is `mid` and `high`: bands of colour only, they say nothing of the next round. */
const MID_FROM = 2;
const HIGH_FROM = 10;

/** The band of a multiplier from the wire (1.65). */
export const bandOf = (multiplier: number): 'low' | 'mid' | 'high' =>
  multiplier >= HIGH_FROM ? 'high' : multiplier >= MID_FROM ? 'mid' : 'low';

interface RateChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  readonly multiplier: number;
  /** How it is printed: `3,58×`. */
  readonly text: string;
}

/** A past multiplier in the colour of its band; a button only when it can be opened. */
export function RateChip({ multiplier, text, onClick, ...rest }: RateChipProps) {
  const look = cx(css.chip, css[bandOf(multiplier)]);
  return onClick ? (
    <button {...rest} type="button" className={cx(look, css.target)} onClick={onClick}>
      {text}
    </button>
  ) : (
    <span className={look}>{text}</span>
  );
}
