import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './Zoom.module.css';

const LEAST = 0.5;
const MOST = 3;
const STEP = 1.25;

const kept = (zoom: number): number => Math.max(LEAST, Math.min(MOST, zoom));

interface ZoomProps {
  readonly label: string;
  /** Beside the keys: what the picture says, in a line. */
  readonly title: ReactNode;
  /** @param width CSS px that there are @param zoom what to enlarge by */
  readonly children: (width: number, zoom: number) => ReactNode;
}

/** A window onto something that may be larger: scrolls by itself, zooms by keys, by wheel with Ctrl, and by two fingers. */
export function Zoom({ label, title, children }: ZoomProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    // Of the border box, so that a scroll bar that comes with the content does not take itself away again.
    const measure = (): void => setWidth(Math.max(280, element.offsetWidth - 14));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom((now) => kept(now * Math.exp(-event.deltaY / 300)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, []);

  const apart = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || !fingers.current.has(event.pointerId)) return;
    const before = apart();
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = apart();
    if (before > 0 && after > 0) setZoom((now) => kept((now * after) / before));
  };
  const down = (event: PointerEvent): void =>
    void fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const up = (event: PointerEvent): void => void fingers.current.delete(event.pointerId);

  return (
    <div className={css.zoom} data-chart>
      <div className={css.title}>{title}</div>
      <div className={css.keys} role="group" aria-label={`Zoom of ${label}`}>
        <button type="button" aria-label="Smaller" onClick={() => setZoom((now) => kept(now / STEP))}>
          −
        </button>
        <button type="button" aria-label="Fit the width" onClick={() => setZoom(1)}>
          {Math.round(zoom * 100)}%
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom((now) => kept(now * STEP))}>
          +
        </button>
      </div>
      <div
        ref={pane}
        className={css.pane}
        data-pane
        tabIndex={0}
        role="region"
        aria-label={label}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
      >
        {width === 0 ? null : children(width, zoom)}
      </div>
    </div>
  );
}
