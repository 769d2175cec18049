import { type Drawing, ICONS, type IconName } from './icons';
import { cx } from './cx';
import css from './Icon.module.css';

interface IconProps {
  /** One of the set, or a drawing of a panel's own. */
  readonly name: IconName | Drawing;
  /** 24 (md), 20 (sm) or 16 px (xs). */
  readonly size?: 'md' | 'sm' | 'xs';
  readonly filled?: boolean;
  readonly className?: string;
}

/** One drawing of the set. Ornament: what it means is said by the text or label beside it. */
export function Icon({ name, size = 'md', filled = false, className }: IconProps) {
  return (
    <svg
      className={cx(css.icon, css[size], filled && css.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: typeof name === 'string' ? ICONS[name] : name.svg }}
    />
  );
}
