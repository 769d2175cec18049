import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { PanelName } from '../../machines/modals/panels';
import { useHouse } from '../house/hooks';
import { wayOf } from '../house/way';
import { ToastStack } from '../ui/ToastStack';

/** The messages on screen; one with a page or a panel leads there. */
export function Toasts() {
  const { toasts, openPanel } = useHouse();
  const [, go] = useLocation();
  const visible = useSelector(toasts, ({ context }) => context.visible);
  return (
    <ToastStack
      toasts={visible}
      onDismiss={(id) => toasts.send({ type: 'dismiss', id })}
      onFollow={({ id, route }) => {
        toasts.send({ type: 'dismiss', id });
        const way = route === null ? null : wayOf(route);
        // A panel that the house does not have is said to be missing.
        if (way?.kind === 'panel') openPanel(way.name as PanelName, way.query);
        else if (way !== null) go(way.path);
      }}
    />
  );
}
