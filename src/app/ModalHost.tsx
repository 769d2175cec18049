import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useHouse } from '../house/hooks';

/** Sheets and all that moves them: no first screen has one. */
const Panels = lazy(() => import('./Panels'));

/** The panels over the page, from the first one that opens on. */
export function ModalHost() {
  const { modals } = useHouse();
  const asked = useSelector(modals, ({ context }) => context.stack.length > 0 || context.missing !== null);
  const [begun, setBegun] = useState(asked);
  if (asked && !begun) setBegun(true);
  return begun ? (
    <Suspense>
      <Panels />
    </Suspense>
  ) : null;
}
