import type { ReactNode } from 'react';
import { Button, type ButtonTone } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { cx } from '../../ui/cx';
import css from './MainButton.module.css';
import type { Press } from './useBetButton';

export interface MainButtonProps {
  /** Gold only for what moves money forward; a way back is ghost. */
  readonly tone: ButtonTone;
  /** The deed, above: `PASANG`. */
  readonly caption?: ReactNode;
  /** The amount it moves, or the deed when it moves none. */
  readonly children: ReactNode;
  /** The whole of it in words, where the children run or are not text. */
  readonly label?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Draws the eye: the rocket flies with the player's money aboard. */
  readonly urgent?: boolean;
  /** Deaf for a moment because it has just become another button (usePressGuard). */
  readonly guarded?: boolean;
  readonly onPress: Press;
  /** A line below on wide screens: the key that does the same. */
  readonly hint?: string;
}

/** The one slab of a room. It keeps its size in every state, so that nothing beneath the thumb ever moves. */
export function MainButton({
  tone,
  caption,
  children,
  label,
  busy,
  disabled,
  urgent = false,
  guarded = false,
  onPress,
  hint,
}: MainButtonProps) {
  return (
    <div
      className={cx(css.main, urgent && css.urgent, tone === 'ghost' && css.calm)}
      {...(guarded ? { role: 'group', 'aria-disabled': true } : {})}
    >
      <Button
        tone={tone}
        size="hero"
        block
        caption={caption}
        busy={busy}
        disabled={disabled}
        aria-label={label}
        onClick={guarded ? undefined : onPress}
      >
        {children}
      </Button>
      {tone === 'gold' && !disabled ? (
        <>
          <i className={css.sparkA}>
            <Spark />
          </i>
          <i className={css.sparkB}>
            <Spark />
          </i>
        </>
      ) : null}
      {hint === undefined ? null : (
        <p className={css.hint} aria-hidden="true">
          <Icon name="bolt" size="xs" />
          {hint}
        </p>
      )}
    </div>
  );
}

const Spark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 0c.7 8.2 3.8 11.3 12 12-8.2.7-11.3 3.8-12 12-.7-8.2-3.8-11.3-12-12C8.2 11.3 11.3 8.2 12 0z"
      fill="#FFF8DC"
    />
  </svg>
);
