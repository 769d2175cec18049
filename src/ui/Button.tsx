import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { cx } from './cx';
import css from './Button.module.css';

/** Gold is money or the one main action of a screen; violet a secondary one; ghost a way out; danger what cannot be undone. */
export type ButtonTone = 'gold' | 'violet' | 'ghost' | 'danger';
/** 44, 48 and 56 px; `hero` is the bet slab of 72 px that names an amount. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'hero';

interface Look {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly block?: boolean;
}

/** The look of a button on something that is not one, a router's link for instance. */
export const buttonClass = ({ tone = 'violet', size = 'sm', block = false }: Look = {}): string =>
  cx(css.button, css[tone], css[size], block && css.block);

export interface ButtonProps extends Look, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly icon?: IconName;
  /** A small line above the label: what the slab does, when the label is an amount. */
  readonly caption?: ReactNode;
  /** Waiting for an answer: it keeps its size, shows it and ignores presses. */
  readonly busy?: boolean;
}

export function Button({
  tone,
  size,
  block,
  icon,
  caption,
  busy = false,
  disabled,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(buttonClass({ tone, size, block }), busy && css.busy)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={css.face}>
        {caption === undefined ? null : (
          // The blank parts the two in the button's name.
          <>
            <small className={css.caption}>{caption}</small>{' '}
          </>
        )}
        <span className={css.label}>
          {icon ? <Icon name={icon} size="sm" /> : null}
          {children}
        </span>
      </span>
      {busy ? <span className={css.spinner} aria-hidden="true" /> : null}
    </button>
  );
}
