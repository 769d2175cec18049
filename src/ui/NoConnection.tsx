import { Icon } from './Icon';
import css from './NoConnection.module.css';

interface NoConnectionProps {
  readonly title: string;
  /** When it will be there. */
  readonly note: string;
}

/** Nothing of a panel is there, for want of a connection. The shell's banner, which counts until the next attempt and brings it forward, finds its room below the words. */
export const NoConnection = ({ title, note }: NoConnectionProps) => (
  <div className={css.state} role="status">
    <span className={css.mark}>
      <Icon name="off" />
    </span>
    <h3>{title}</h3>
    <p>{note}</p>
  </div>
);
