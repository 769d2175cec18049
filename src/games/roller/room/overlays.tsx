import type { PointerEvent } from 'react';
import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import { chooseAt, type rollerDial, type RollerPast, type rollerStrip } from '../feed';
import { useOpenSheet } from '../../../play/room/sheets';
import { dragged } from './choice';
import css from './overlays.module.css';

/** Past numbers that are read out. */
const SAID = 5;
/** The ring that can be dragged on reaches this far over the band's middle, inwards and outwards, in its radii. */
const INNER = 0.66,
  OUTER = 1.42;

/** Over the past numbers that the canvas shows: says them, and opens all of them. */
export function PastNumbers({
  strip: { x, y, width, height },
  past,
}: {
  readonly strip: ReturnType<typeof rollerStrip>;
  readonly past: readonly RollerPast[];
}) {
  const t = useT();
  const open = useOpenSheet();
  const list = past
    .slice(0, SAID)
    .map(({ result }) => formatAmount(result))
    .join('; ');
  return (
    <button
      type="button"
      className={css.past}
      style={{ left: x, top: y, width, height }}
      aria-label={t('roller.past', { list: list || '–' })}
      onClick={() => open('mine')}
    />
  );
}

/** The ring over the gauge on which the marker is dragged. Pointer only: the slider of the panel is the same for keys and screen readers. */
export function Ring({
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
