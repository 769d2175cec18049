import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { type Insets, Stage, type StageStatus } from '../../../stage';
import { minesCells } from '../feed';
import { useDesktop } from '../../../ui/useMedia';
import { StageFallback } from '../../../play/room/StageFallback';
import { useSize } from '../../../play/room/useSize';
import { Board } from './Board';
import { useMinesRoom } from './context';
import css from './Picture.module.css';

/** Nothing is drawn at the very edge of a desktop's card, nor under the button in its corner. */
const CARD_INSET: Insets = { top: 12, right: 60, bottom: 12, left: 12 };

interface PictureProps {
  /** What the shell covers of the canvas. */
  readonly inset: Insets;
  /** Cells are marked for a run, not opened. */
  readonly marking: boolean;
}

/** The canvas with the buttons over its cells. */
export function Picture({ inset: covered, marking }: PictureProps) {
  const t = useT();
  const { preferences } = useHouse();
  const { feed } = useMinesRoom();
  const desktop = useDesktop();
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(layer);
  const [status, tell] = useState<StageStatus>('loading');
  const { top, right, bottom, left } = covered;
  const inset = useMemo(
    () => (desktop ? CARD_INSET : { top, right, bottom, left }),
    [desktop, top, right, bottom, left],
  );
  const rects = useMemo(() => (size === null ? null : minesCells({ ...size, inset })), [size, inset]);
  return (
    <>
      <Stage
        feed={feed}
        settings={preferences}
        insets={inset}
        label={t('play.room', { game: t('game.mines') })}
        fallback={(now, retry) => (
          <Told status={now} onStatus={tell}>
            <StageFallback status={now} onRetry={retry} />
          </Told>
        )}
      />
      <div ref={layer} className={css.layer}>
        {rects === null ? null : <Board rects={rects} drawn={status === 'running'} marking={marking} />}
      </div>
    </>
  );
}

interface ToldProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onStatus: (status: StageStatus) => void;
  readonly children: ReactNode;
}

/** Passes on how the canvas is doing: the buttons need faces of their own while it is not there. */
function Told({ status, onStatus, children }: ToldProps) {
  useEffect(() => {
    onStatus(status);
    return () => onStatus('running');
  }, [status, onStatus]);
  return children;
}
