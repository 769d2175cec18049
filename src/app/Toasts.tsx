import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import { useHouse } from '../house/hooks';
import { ToastStack } from '../ui/ToastStack';

/** The messages on screen; one with a page leads there. */
export function Toasts() {
  const { toasts } = useHouse();
  const [, go] = useLocation();
  const visible = useSelector(toasts, ({ context }) => context.visible);
  return (
    <ToastStack
      toasts={visible}
      onDismiss={(id) => toasts.send({ type: 'dismiss', id })}
      onFollow={({ id, route }) => {
        toasts.send({ type: 'dismiss', id });
        if (route !== null) go(route);
      }}
    />
  );
}
