import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../ui/cx';
import css from './PadButton.module.css';

/** Where the canvas draws something to choose, CSS px from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PadLayerProps<Id extends string | number> {
  readonly label: string;
  /** Where a key leads from the button at which the Tab key stops; null for a key that leads nowhere. */
  readonly towards: (key: string) => Id | null;
  readonly onMove: (id: Id) => void;
  readonly children: ReactNode;
}

/** Buttons laid over what the canvas draws, a {@link PadButton} each. One stop for the Tab key, arrows move inside. */
export function PadLayer<Id extends string | number>({ label, towards, onMove, children }: PadLayerProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = towards(event.key);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-pad="${next}"]`)?.focus();
  };
  return (
    <div className={css.layer} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** How all buttons of a layer stand. */
export interface PadState {
  readonly closed: boolean;
  /** The canvas draws what they lie over; without it they have faces of their own. */
  readonly drawn: boolean;
  /** Above 0 while the player is told to choose: they draw the eye once a number. */
  readonly missing: number;
}

interface PadButtonProps<Id extends string | number> extends PadState {
  readonly id: Id;
  readonly place: Place;
  readonly label: string;
  readonly pressed: boolean;
  /** Where the Tab key stops. */
  readonly stop: boolean;
  /** A colour of its own where the canvas does not draw it. */
  readonly tone?: string | undefined;
  readonly className?: string | undefined;
  readonly onPress: (id: Id) => void;
  readonly onFocus: (id: Id) => void;
  /** What it shows where the canvas cannot. */
  readonly face: () => ReactNode;
}

export function PadButton<Id extends string | number>({
  id,
  place: { x, y, width, height },
  label,
  pressed,
  closed,
  drawn,
  missing,
  stop,
  tone,
  className,
  onPress,
  onFocus,
  face,
}: PadButtonProps<Id>) {
  return (
    <button
      type="button"
      className={cx(css.pad, !drawn && css.plain, className)}
      data-pad={id}
      data-tone={tone}
      style={{ left: x, top: y, width, height }}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pressed}
      aria-disabled={closed || undefined}
      aria-label={label}
      onClick={closed ? undefined : () => onPress(id)}
      onFocus={() => onFocus(id)}
    >
      {drawn ? null : <span className={css.face}>{face()}</span>}
      {missing > 0 ? <i key={missing} className={css.ask} /> : null}
    </button>
  );
}
