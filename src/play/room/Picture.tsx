import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { firstStatus, type Insets, Stage, type StageFeed, type StageStatus } from '../../stage';
import type { StagedGame } from '../../stage/registry';
import { useStageHost } from '../../stage/StageProvider';
import { useDesktop } from '../../ui/useMedia';
import { StageFallback } from './StageFallback';
import { type Size, useSize } from './useSize';
import css from './Picture.module.css';

/** The canvas and what the shell covers of it, CSS px. */
export interface PictureBox extends Size {
  readonly inset: Insets;
}

interface PictureProps<G extends StagedGame, Layout> {
  readonly feed: StageFeed<G>;
  /** What the shell covers of the canvas. */
  readonly inset: Insets;
  /** The same on a desktop's card: nothing is drawn at its very edge, nor where its corner's buttons are. Keep it the same. */
  readonly card: Insets | ((size: Size) => Insets);
  /** Where the game's scene draws what the room lays its buttons over. Keep it the same. */
  readonly lay: (box: PictureBox) => Layout;
  /** What lies over the canvas. `drawn` is false while it is not there: buttons need faces of their own then. */
  readonly children: (layout: Layout, drawn: boolean) => ReactNode;
  /** What is there before the canvas has its size, for screen readers. */
  readonly words?: ReactNode;
  /** In place of the canvas, where a room has more to say than all of them. `layout` is null before the canvas has its size. */
  readonly fallback?: (status: Missing, retry: () => void, layout: Layout | null) => ReactNode;
}

type Missing = Exclude<StageStatus, 'running'>;

const NO_SIZE: Size = { width: 0, height: 0 };
const inPlace = (status: Missing, retry: () => void): ReactNode => <StageFallback status={status} onRetry={retry} />;

/** A room's canvas with a layer of buttons over what is drawn. */
export function Picture<G extends StagedGame, Layout>({
  feed,
  inset: covered,
  card,
  lay,
  children,
  words,
  fallback = inPlace,
}: PictureProps<G, Layout>) {
  const t = useT();
  const game: StagedGame = feed.game;
  const { preferences } = useHouse();
  const desktop = useDesktop();
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(layer);
  const host = useStageHost();
  const [status, setStatus] = useState(() => firstStatus(host));
  const { top, right, bottom, left } = covered;
  const inset = useMemo(
    () => (desktop ? (typeof card === 'function' ? card(size ?? NO_SIZE) : card) : { top, right, bottom, left }),
    [desktop, card, size, top, right, bottom, left],
  );
  const layout = useMemo(() => (size === null ? null : lay({ ...size, inset })), [size, inset, lay]);
  return (
    <>
      <Stage
        feed={feed}
        settings={preferences}
        insets={inset}
        label={t('play.room', { game: t(`game.${game}`) })}
        fallback={(now, retry) => (
          <Told status={now} onStatus={setStatus}>
            {fallback(now, retry, layout)}
          </Told>
        )}
      />
      <div ref={layer} className={css.layer}>
        {words}
        {layout === null ? null : children(layout, status === 'running' || status === 'resting')}
      </div>
    </>
  );
}

interface ToldProps {
  readonly status: Missing;
  readonly onStatus: (status: StageStatus) => void;
  readonly children: ReactNode;
}

/** Passes on how the canvas is doing; its fallback goes when it runs. */
function Told({ status, onStatus, children }: ToldProps) {
  useEffect(() => {
    onStatus(status);
    return () => onStatus('running');
  }, [status, onStatus]);
  return children;
}
