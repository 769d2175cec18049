import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import css from './Tooltip.module.css';

/** Once one was shown, the next one beside it needs no waiting. */
export const Tooltips = ({ children }: { readonly children: ReactNode }) => (
  <Base.Provider delay={350}>{children}</Base.Provider>
);

interface TooltipProps {
  /** What the button does. */
  readonly text: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** A button with a name of its own: what is shown here is for those who see it. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** What a button without words does, and by which key: shown to a mouse that rests on it and to the keyboard that comes to it, gone with Escape. A finger reads its name elsewhere. */
export function Tooltip({ text, keys, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={css.place} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={css.tip}>
            {text}
            {keys === undefined ? null : <kbd>{keys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
