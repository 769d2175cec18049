import { type PointerEvent, useEffect, useMemo, useState } from 'react';
import type { StagedGame } from '../../stage/registry';
import type { Bench } from '../bench';
import type { Deck } from '../../deck/deck-types';
import type { PageLink } from '../useLink';
import { Bounds } from './Bounds';
import css from './CanvasOverlays.module.css';
import { type Glass, GlassContext } from './glass';
import { Guides } from './Guides';
import { idle, move, type Point, press, release } from './hand';
import { toggled } from './names';
import { OnionSkin } from './OnionSkin';
import { Pixels } from './Pixels';
import { openOverlays, type OverlayRoot } from './root';
import { Ruler, RULER } from './Ruler';
import { SafeArea } from './SafeArea';
import { Targets } from './Targets';

interface CanvasOverlaysProps {
  readonly bench: Bench;
  readonly page: PageLink;
  readonly onPage: (change: Partial<PageLink>) => void;
  /** Of the device as it is shown. */
  readonly scale: number;
}

/** Px of the screen. */
const NEAR_GUIDE = 4;

/** The overlays in the canvas, and over it a layer for the pointer where there is something to take hold of. */
export default function CanvasOverlays({ bench: { deck, size }, page, onPage, scale }: CanvasOverlaysProps) {
  const { width, height, dpr, inset } = size;
  const { overlays, onion, guides } = page;
  const unit = 1 / scale;
  const glass = useMemo(
    (): Glass => ({ deck, width, height, unit, density: dpr, redraw: redrawOf(deck) }),
    [deck, width, height, unit, dpr],
  );
  const [hand, setHand] = useState(() => idle(guides));
  const laid = hand.held ? hand.guides : guides;
  const [ruler, guided] = [overlays.includes('ruler'), overlays.includes('guides')];

  const [root, setRoot] = useState<OverlayRoot | null>(null);
  useEffect(() => {
    const opened = openOverlays(deck);
    setRoot(opened);
    return () => opened.destroy();
  }, [deck]);
  useEffect(() =>
    root?.render(
      <GlassContext value={glass}>
        {overlays.includes('onion') ? <OnionSkin onion={onion} /> : null}
        {overlays.includes('pixels') ? <Pixels /> : null}
        {overlays.includes('safe') ? <SafeArea inset={inset} /> : null}
        {overlays.includes('bounds') ? <Bounds /> : null}
        {overlays.includes('targets') ? <Targets /> : null}
        {guided || hand.held?.kind === 'guide' ? <Guides guides={laid} /> : null}
        {ruler ? <Ruler hand={hand} /> : null}
      </GlassContext>,
    ),
  );

  if (!ruler && !guided) return null;
  const reach = { ruler: ruler ? RULER * unit : 0, guide: guided ? NEAR_GUIDE * unit : -1 };
  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - box.left) / box.width) * width),
      y: Math.round(((event.clientY - box.top) / box.height) * height),
    };
  };
  return (
    <div
      className={css.hand}
      aria-hidden="true"
      data-testid="hand"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHand(press({ ...hand, guides }, at(event), reach));
      }}
      onPointerMove={(event) => setHand(move(hand, at(event)))}
      onPointerUp={(event) => {
        const freed = release(move(hand, at(event)), reach);
        setHand(freed);
        if (hand.held?.kind !== 'guide') return;
        onPage({ guides: freed.guides, overlays: guided ? overlays : toggled(overlays, 'guides') });
      }}
      onPointerLeave={() => setHand({ ...hand, at: null })}
    />
  );
}

/** Draws the deck's frame once more, in the next frame of the screen, unless it plays and does so itself. */
function redrawOf(deck: Deck<StagedGame>): () => void {
  let due = 0;
  return () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      if (!deck.state().playing) deck.draw();
    });
  };
}
