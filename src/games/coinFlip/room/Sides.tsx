import { type KeyboardEvent, useRef } from 'react';
import type { CoinSide } from '../../../../machines/coinFlip/types';
import type { Rate, Sen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { formatMultiplier, formatRp } from '../../../i18n/format';
import { FACES } from './Coins';
import css from './Sides.module.css';

const SIDES = ['heads', 'tails'] as const satisfies readonly CoinSide[];

interface SidesProps {
  /** What one more right flip brings; null after the last one. */
  readonly next: { readonly rate: Rate; readonly amount: Sen } | null;
  /** Before a round a side is chosen; in an open one the coin is tossed. */
  readonly playing: boolean;
  /** The chosen side, or the one that is in the air. */
  readonly side: CoinSide | null;
  readonly disabled: boolean;
  readonly onSide: (side: CoinSide) => void;
}

/** The two sides of the coin: one choice of two before a round, two buttons in it. */
export function Sides({ next, playing, side: on, disabled, onSide }: SidesProps) {
  const t = useT();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (playing || disabled || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const other = on === 'heads' ? 1 : 0;
    onSide(SIDES[other]);
    group.current?.querySelectorAll('button')[other]?.focus();
  };
  return (
    <div
      ref={group}
      role={playing ? 'group' : 'radiogroup'}
      aria-label={t('coinFlip.sides')}
      className={css.sides}
      onKeyDown={onKeyDown}
    >
      {SIDES.map((side) => {
        const name = t(`coinFlip.${side}`);
        const rate = next === null ? '' : formatMultiplier(next.rate);
        return (
          <button
            key={side}
            type="button"
            data-side={side}
            data-on={on === side || undefined}
            className={css.side}
            aria-label={
              playing
                ? t('coinFlip.throw', { side: name, rate, amount: formatRp(next?.amount ?? 0n) })
                : t('coinFlip.pick', { side: name, rate })
            }
            {...(playing
              ? { 'aria-disabled': disabled || undefined }
              : { role: 'radio', 'aria-checked': on === side, tabIndex: on === side ? 0 : -1, disabled })}
            onClick={disabled ? undefined : () => onSide(side)}
          >
            <img src={FACES[side]} alt="" width={48} height={48} />
            <span className={css.words}>
              <b>{name}</b>
              <em>{rate}</em>
            </span>
          </button>
        );
      })}
    </div>
  );
}
