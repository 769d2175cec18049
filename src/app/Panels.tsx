import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { PanelName } from '../../machines/modals/panels';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { BrandMark } from '../ui/Brand';
import { RowsSkeleton } from '../ui/Skeleton';
import { Sheet } from '../ui/Sheet';
import { useDesktop } from '../ui/useMedia';
import { ErrorCatcher } from './ErrorCatcher';
import type { PanelEntry } from './panel';
import { panelOf } from './panels';

/** Desktops only. */
const PagePanel = lazy(() => import('./PagePanel'));
const NoPanel = lazy(() => import('./NoPanel'));

/** The stack of panels over the page, as `?z=` names it. One that closes keeps its content until it has left the screen. */
export default function Panels() {
  const { modals } = useHouse();
  const desktop = useDesktop();
  const stack = useSelector(modals, ({ context }) => context.stack);
  const [kept, setKept] = useState<readonly PanelName[]>(stack);
  const shown = [...stack, ...kept.slice(stack.length)];
  if (shown.length !== kept.length || shown.some((name, i) => name !== kept[i])) setKept(shown);
  return (
    <>
      {shown.map((name, i) => {
        const entry = panelOf(name);
        const within = entry?.within ?? null;
        if (entry === null || (desktop && within !== null && shown.slice(0, i).includes(within))) return null;
        return (
          <Panel key={i} name={name} entry={entry} open={i < stack.length} page={desktop && entry.size === 'page'} />
        );
      })}
      <Missing />
    </>
  );
}

interface PanelView {
  readonly name: PanelName;
  readonly entry: PanelEntry;
  readonly open: boolean;
  /** In the place of the page, as desktops have the large ones. */
  readonly page: boolean;
}

function Panel({ name, entry, open, page }: PanelView) {
  const t = useT();
  const { modals } = useHouse();
  const close = () => modals.send({ type: 'close' });
  const body = (
    <ErrorCatcher key={name}>
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <PanelBody entry={entry} open={open} onClose={close} />
      </Suspense>
    </ErrorCatcher>
  );
  const frame = { open, onClose: close, title: t(entry.title), children: body };
  if (page)
    return (
      <Suspense>
        <PagePanel {...frame} />
      </Suspense>
    );
  return (
    <Sheet
      {...frame}
      subtitle={entry.subtitle === undefined ? undefined : t(entry.subtitle)}
      lead={entry.branded ? <BrandMark size={36} /> : undefined}
      width={entry.size === 'sheet' ? 'md' : 'lg'}
    />
  );
}

/** What a panel shows, with the parameters of the address; one that leaves the screen keeps those that it had. */
function PanelBody({ entry, open, onClose }: Pick<PanelView, 'entry' | 'open'> & { readonly onClose: () => void }) {
  const { modals } = useHouse();
  const query = useSelector(modals, ({ context }) => context.query);
  const [kept, setKept] = useState(query);
  if (open && kept !== query) setKept(query);
  const params = entry.read(open ? query : kept);
  return params === null ? <NoPanel onClose={onClose} /> : <entry.Body params={params} onClose={onClose} />;
}

/** An address or a wish named a panel that there is not. */
function Missing() {
  const t = useT();
  const { modals } = useHouse();
  const missing = useSelector(modals, ({ context }) => context.missing !== null);
  const close = () => modals.send({ type: 'close' });
  return (
    <Sheet open={missing} onClose={close} title={t('missing.panel')}>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <NoPanel onClose={close} />
      </Suspense>
    </Sheet>
  );
}
