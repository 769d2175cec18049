import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { type Insets, Stage, type StageStatus } from '../../stage';
import { useDesktop } from '../../ui/useMedia';
import { useOpenSheet } from '../room/sheets';
import { StageFallback } from '../room/StageFallback';
import { type Size, useSize } from '../room/useSize';
import { usePool, usePoolRoom } from './context';
import { type PadRect, Pads } from './Pads';
import css from './Picture.module.css';

/** The canvas and what the shell covers of it, CSS px. */
export interface PictureBox extends Size {
  readonly inset: Insets;
}

/** Where the canvas draws what the room lays its buttons over. */
export interface PictureLayout {
  readonly pads: readonly PadRect[];
  /** The strip of past results; null where it is not drawn. */
  readonly past: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

interface PictureProps {
  readonly inset: Insets;
  /** Above 0 while the player is told to choose. */
  readonly missing: number;
  /** From the game's own part of the stage. Keep it the same. */
  readonly lay: (box: PictureBox) => PictureLayout;
}

/** Past draws that are read out. */
const SAID = 5;
/** Nothing is drawn at the very edge of a desktop's card, nor where its corner's buttons are. */
const CARD_INSET: Insets = { top: 12, right: 0, bottom: 12, left: 0 };

/** The canvas with the buttons over its pools and its strip of results. */
export function Picture({ inset: covered, missing, lay }: PictureProps) {
  const t = useT();
  const { preferences } = useHouse();
  const { feed, game } = usePoolRoom();
  const desktop = useDesktop();
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(layer);
  const [status, tell] = useState<StageStatus>('loading');
  const { top, right, bottom, left } = covered;
  const inset = useMemo(
    () => (desktop ? CARD_INSET : { top, right, bottom, left }),
    [desktop, top, right, bottom, left],
  );
  const layout = useMemo(() => (size === null ? null : lay({ ...size, inset })), [size, inset, lay]);
  return (
    <>
      <Stage
        feed={feed}
        settings={preferences}
        insets={inset}
        label={t('play.room', { game: t(`game.${game.id}`) })}
        fallback={(now, retry) => (
          <Told status={now} onStatus={tell}>
            <StageFallback status={now} onRetry={retry} />
          </Told>
        )}
      />
      <div ref={layer} className={css.layer}>
        {layout === null || layout.past === null ? null : <PastDraws {...layout.past} />}
        {layout === null ? null : <Pads rects={layout.pads} drawn={status === 'running'} missing={missing} />}
      </div>
    </>
  );
}

/** Over the past results that the canvas shows: says them, and opens all of them. */
const PastDraws = memo(function PastDraws({ x, y, width, height }: NonNullable<PictureLayout['past']>) {
  const t = useT();
  const { game } = usePoolRoom();
  const open = useOpenSheet();
  const history = usePool(({ context }) => context.history);
  const list = history
    .slice(0, SAID)
    .map(({ draw }) => game.drawn(t, draw))
    .join('; ');
  return (
    <button
      type="button"
      className={css.past}
      style={{ left: x, top: y, width, height }}
      aria-label={t('pool.pastDraws', { list: list || '–' })}
      onClick={() => open('rounds')}
    />
  );
});

interface ToldProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onStatus: (status: StageStatus) => void;
  readonly children: ReactNode;
}

/** Passes on how the canvas is doing: the pools' buttons need faces of their own while it is not there. */
function Told({ status, onStatus, children }: ToldProps) {
  useEffect(() => {
    onStatus(status);
    return () => onStatus('running');
  }, [status, onStatus]);
  return children;
}
