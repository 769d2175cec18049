import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import type { PanelName } from '../../machines/modals/panels';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { BrandMark } from '../ui/Brand';
import { RowsSkeleton } from '../ui/Skeleton';
import { Sheet } from '../ui/Sheet';
import { ErrorCatcher } from './ErrorCatcher';
import { PANELS } from './panels';

/** The stack of panels over the page, as `?z=` names it. One that closes keeps its content until it has left the screen. */
export function ModalHost() {
  const { modals } = useHouse();
  const stack = useSelector(modals, ({ context }) => context.stack);
  const [kept, setKept] = useState<readonly PanelName[]>(stack);
  const shown = [...stack, ...kept.slice(stack.length)];
  if (shown.length !== kept.length || shown.some((name, i) => name !== kept[i])) setKept(shown);
  return shown.map((name, i) => <PanelSheet key={i} name={name} open={i < stack.length} />);
}

function PanelSheet({ name, open }: { readonly name: PanelName; readonly open: boolean }) {
  const t = useT();
  const { modals } = useHouse();
  const panel = PANELS[name];
  if (panel === undefined) return null;
  const close = () => modals.send({ type: 'close' });
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(panel.title)}
      subtitle={panel.subtitle === undefined ? undefined : t(panel.subtitle)}
      lead={panel.branded ? <BrandMark size={36} /> : undefined}
    >
      <ErrorCatcher key={name}>
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <panel.Body onClose={close} />
        </Suspense>
      </ErrorCatcher>
    </Sheet>
  );
}
