import { memo, useCallback, useMemo } from 'react';
import { useT } from '../../../i18n';
import type { Insets, StageStatus } from '../../../stage';
import { wingoCells, wingoHistory, wingoSheet } from '../feed';
import { Button } from '../../../ui/Button';
import { Sky } from '../../../ui/Sky';
import text from '../../../ui/text.module.css';
import { Picture, type PictureBox } from '../../../play/room/Picture';
import { useOpenSheet } from '../../../play/room/sheets';
import { usePool, usePoolRoom } from '../../../play/pool/context';
import { Pads } from '../../../play/pool/Pads';
import { Ball } from './Picks';
import type { Size } from '../../../play/room/useSize';
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
/** Nothing is drawn at the very edge of a desktop's card. */
const CARD_EDGE = 12;
/** The buttons in its corner; beside a board that stands at the right there is room for them, above one that lies below there is not. */
const CORNER = 52;

function cardInset(size: Size, full: boolean): Insets {
  const inset = { top: CARD_EDGE, right: 0, bottom: CARD_EDGE, left: 0 };
  return wingoSheet({ ...size, inset }, full).card ? inset : { ...inset, top: CARD_EDGE + CORNER };
}

/** Where the canvas draws what the room lays over it, and what is left of it for words in its place. */
const layOf = (full: boolean) => (box: PictureBox) => ({
  pads: wingoCells(box, full).map(({ option, ...place }) => ({ ...place, pool: option })),
  past: wingoHistory(box, full),
  hero: heroOf(wingoSheet(box, full), box),
  top: box.inset.top,
});

/** The canvas, the buttons over its cells, and a flag when something came back in another model. */
export function WingoPicture({ inset, missing }: PictureProps) {
  const { feed } = usePoolRoom();
  const full = usePool(({ context }) => context.full);
  const card = useCallback((size: Size) => cardInset(size, full), [full]);
  const lay = useMemo(() => layOf(full), [full]);
  return (
    <Picture
      feed={feed}
      inset={inset}
      card={card}
      lay={lay}
      words={<i className={css.fade} />}
      fallback={(status, retry, layout) => (
        <InPlace status={status} onRetry={retry} hero={layout === null ? null : layout.hero} />
      )}
    >
      {({ pads, past, top }, drawn) => (
        <>
          <PastDraws {...past} />
          <Pads rects={pads} drawn={drawn} missing={missing} />
          <WinFlag top={top} />
        </>
      )}
    </Picture>
  );
}

/** Over the past draws that the canvas shows: says them, and opens all of them. */
const PastDraws = memo(function PastDraws({ x, y, width, height }: ReturnType<typeof wingoHistory>) {
  const t = useT();
  const open = useOpenSheet();
  const history = usePool(({ context }) => context.history);
  const numbers = history.slice(0, SAID).map(({ draw }) => String(draw));
  return (
    <button
      type="button"
      className={css.past}
      style={{ left: x, top: y, width, height }}
      aria-label={t('wingo.pastDraws', { list: numbers.join(', ') || '–' })}
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

interface InPlaceProps {
  readonly status: Exclude<StageStatus, 'running'>;
  readonly onRetry: () => void;
  readonly hero: { readonly top: number; readonly width: number | string; readonly height: number } | null;
}

/** In place of the canvas: only the sky while it loads, for the board is there already; the last ball and words where its podium would be. */
function InPlace({ status, onRetry, hero }: InPlaceProps) {
  const t = useT();
  const last = usePool(({ context }) => context.history[0]?.draw);
  if (status === 'resting') return null;
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
          {typeof last === 'number' ? <Ball number={last} size={72} /> : null}
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
