import { type PointerEvent, useMemo, useRef } from 'react';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { type Insets, Stage, type StageFeed, type StageStatus } from '../../../stage';
import { chooseAt, rollerDial, type RollerPast, rollerStrip } from '../feed';
import { useDesktop } from '../../../ui/useMedia';
import { useOpenSheet } from '../../../play/room/sheets';
import { StageFallback } from '../../../play/room/StageFallback';
import { useSize } from '../../../play/room/useSize';
import { dragged } from './choice';
import css from './Picture.module.css';

interface PictureProps {
  readonly inset: Insets;
  readonly feed: StageFeed<'roller'>;
  readonly past: readonly RollerPast[];
  /** The marker stands still while a round runs. */
  readonly locked: boolean;
  readonly onChoose: (choose: number) => void;
}

/** Past numbers that are read out. */
const SAID = 5;
/** Nothing is drawn at the very edge of a desktop's card. */
const CARD_INSET: Insets = { top: 12, right: 0, bottom: 14, left: 0 };
/** The ring that can be dragged on reaches this far over the band's middle, inwards and outwards, in its radii. */
const INNER = 0.66,
  OUTER = 1.42;

const loading = (status: Exclude<StageStatus, 'running'>, retry: () => void) => (
  <StageFallback status={status} onRetry={retry} />
);

/** The canvas, with the ring over its gauge on which the marker is dragged and a button over its past numbers. */
export function Picture({ inset: covered, feed, past, locked, onChoose }: PictureProps) {
  const t = useT();
  const { preferences } = useHouse();
  const desktop = useDesktop();
  const layer = useRef<HTMLDivElement>(null);
  const size = useSize(layer);
  const { top, right, bottom, left } = covered;
  const inset = useMemo(
    () => (desktop ? CARD_INSET : { top, right, bottom, left }),
    [desktop, top, right, bottom, left],
  );
  const box = useMemo(() => (size === null ? null : { ...size, inset }), [size, inset]);
  const open = useOpenSheet();
  const list = past
    .slice(0, SAID)
    .map(({ result }) => formatAmount(result))
    .join('; ');
  return (
    <>
      <Stage
        feed={feed}
        settings={preferences}
        insets={inset}
        label={t('play.room', { game: t('game.roller') })}
        fallback={loading}
      />
      <div ref={layer} className={css.layer}>
        {box === null ? null : (
          <button
            type="button"
            className={css.past}
            style={placed(rollerStrip(box))}
            aria-label={t('roller.past', { list: list || '–' })}
            onClick={() => open('mine')}
          />
        )}
        {box === null || locked ? null : <Ring dial={rollerDial(box)} onChoose={onChoose} />}
      </div>
    </>
  );
}

const placed = ({ x, y, width, height }: ReturnType<typeof rollerStrip>) => ({ left: x, top: y, width, height });

/** Pointer only: the slider of the panel is the same for keys and screen readers. */
function Ring({
  dial,
  onChoose,
}: {
  readonly dial: ReturnType<typeof rollerDial>;
  readonly onChoose: (choose: number) => void;
}) {
  const t = useT();
  const { x, y, radius } = dial;
  const at = (event: PointerEvent<SVGCircleElement>) => {
    const { left, top } = event.currentTarget.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return dragged(
      chooseAt({ ...dial, x: radius * OUTER, y: radius * OUTER }, event.clientX - left, event.clientY - top),
    );
  };
  const begin = (event: PointerEvent<SVGCircleElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChoose(at(event));
  };
  const move = (event: PointerEvent<SVGCircleElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChoose(at(event));
  };
  const side = radius * OUTER * 2;
  return (
    <svg
      aria-hidden="true"
      className={css.ring}
      width={side}
      height={side}
      style={{ left: x - side / 2, top: y - side / 2 }}
    >
      <circle
        cx={side / 2}
        cy={side / 2}
        r={(radius * (INNER + OUTER)) / 2}
        strokeWidth={radius * (OUTER - INNER)}
        onPointerDown={begin}
        onPointerMove={move}
      >
        <title>{t('roller.drag')}</title>
      </circle>
    </svg>
  );
}
