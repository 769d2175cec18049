import { useSelector } from '@xstate/react';
import { useHouse } from '../house/hooks';
import { ToastStack } from '../ui/ToastStack';

/** The messages on screen. */
export function Toasts() {
  const { toasts } = useHouse();
  const visible = useSelector(toasts, ({ context }) => context.visible);
  return <ToastStack toasts={visible} onDismiss={(id) => toasts.send({ type: 'dismiss', id })} />;
}
