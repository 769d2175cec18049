import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { type Insets, Stage, type StageStatus } from '../../../stage';
import { wingoCells, wingoHistory, wingoSheet } from '../feed';
import { Button } from '../../../ui/Button';
import { Sky } from '../../../ui/Sky';
import text from '../../../ui/text.module.css';
import { useDesktop } from '../../../ui/useMedia';
import { useOpenSheet } from '../../../play/room/sheets';
import { Board } from './Board';
import { infoOf, useWingo, useWingoRoom } from './context';
import { Ball } from './Picks';
import { type Size, useSize } from '../../../play/room/useSize';
import { useToldDraw } from './useToldDraw';
import { WinFlag } from './WinFlag';
import css from './Picture.module.css';

interface PictureProps {
  /** What the shell covers of the canvas. */
  readonly inset: Insets;
  /** Above 0 while the player is told to choose. */
  readonly missing: number;
}

/** Past draws that are read out. */
const SAID = 5;
const NO_SIZE: Size = { width: 0, height: 0 };
/** Nothing is drawn at the very edge of a desktop's card. */
const CARD_EDGE = 12;
/** The buttons in its corner; beside a board that stands at the right there is room for them, above one that lies below there is not. */
const CORNER = 52;

function cardInset(size: Size, full: boolean): Insets {
  const inset = { top: CARD_EDGE, right: 0, bottom: CARD_EDGE, left: 0 };
  return wingoSheet({ ...size, inset }, full).card ? inset : { ...inset, top: CARD_EDGE + CORNER };
}

/** The canvas, the buttons over its cells, and a flag when something came back in another model. */
export function Picture({ inset: covered, missing }: PictureProps) {
  const t = useT();
  const { preferences } = useHouse();
  const { feed } = useWingoRoom();
  const desktop = useDesktop();
  const full = useWingo(({ context }) => context.fullOpen);
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(layer) ?? NO_SIZE;
  const [status, setStatus] = useState<StageStatus>('loading');
  const { top, right, bottom, left } = covered;
  const inset = useMemo(
    () => (desktop ? cardInset(size, full) : { top, right, bottom, left }),
    [desktop, size, full, top, right, bottom, left],
  );
  const box = useMemo(() => (size.width === 0 ? null : { ...size, inset }), [size, inset]);
  const rects = useMemo(() => (box === null ? [] : wingoCells(box, full)), [box, full]);
  const drawn = status === 'running';
  return (
    <>
      <Stage
        feed={feed}
        settings={preferences}
        insets={inset}
        label={t('play.room', { game: t('game.wingo') })}
        fallback={(now, retry) => (
          <Told status={now} onStatus={setStatus}>
            <InPlace status={now} onRetry={retry} hero={box === null ? null : heroOf(wingoSheet(box, full), box)} />
          </Told>
        )}
      />
      <div ref={layer} className={css.layer}>
        <i className={css.fade} />
        {box === null ? null : <PastDraws {...wingoHistory(box, full)} />}
        <Board rects={rects} drawn={drawn} missing={missing} />
        <WinFlag top={inset.top} />
      </div>
    </>
  );
}

/** Over the past draws that the canvas shows: says them, and opens all of them. */
const PastDraws = memo(function PastDraws({ x, y, width, height }: ReturnType<typeof wingoHistory>) {
  const t = useT();
  const open = useOpenSheet();
  const history = useWingo((snapshot) => infoOf(snapshot)?.history);
  const told = useToldDraw();
  const numbers = history?.slice(history[0]?.phase === told?.phase ? 0 : 1, SAID + 1).map(({ number }) => number) ?? [];
  return (
    <button
      type="button"
      className={css.past}
      style={{ left: x, top: y, width, height }}
      aria-label={t('wingo.pastDraws', { list: numbers.slice(0, SAID).join(', ') || '–' })}
      onClick={() => open('stats')}
    />
  );
});

/** What is left of the canvas beside or above the board. */
function heroOf(
  sheet: ReturnType<typeof wingoSheet>,
  { height, inset }: { readonly height: number; readonly inset: Insets },
) {
  return sheet.card
    ? { top: inset.top, width: sheet.x, height: height - inset.top - inset.bottom }
    : { top: inset.top, width: '100%', height: sheet.y - inset.top };
}

interface ToldProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onStatus: (status: StageStatus) => void;
  readonly children: ReactNode;
}

/** Passes on how the canvas is doing: the board's buttons need faces of their own while it is not there. */
function Told({ status, onStatus, children }: ToldProps) {
  useEffect(() => {
    onStatus(status);
    return () => onStatus('running');
  }, [status, onStatus]);
  return children;
}

interface InPlaceProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onRetry: () => void;
  readonly hero: { readonly top: number; readonly width: number | string; readonly height: number } | null;
}

/** In place of the canvas: only the sky while it loads, for the board is there already; the last ball and words where its podium would be. */
function InPlace({ status, onRetry, hero }: InPlaceProps) {
  const t = useT();
  const told = useToldDraw();
  if (status === 'loading')
    return (
      <>
        <Sky />
        <p className={text.hidden} role="status">
          {t('common.loading')}
        </p>
      </>
    );
  return (
    <>
      <Sky />
      {hero === null ? null : (
        <div className={css.hero} style={hero}>
          {told === null ? null : <Ball number={told.number} size={72} />}
          <p role="alert">{t(status === 'failed' ? 'room.stageFailed' : 'wingo.noCanvas')}</p>
          {status === 'failed' ? (
            <Button icon="refresh" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}
