import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pulled this far, or flicked this fast, a sheet closes. */
const CLOSE_PX = 96;
const FLICK_PX_PER_MS = 0.6;

/** Lets a sheet follow the finger downwards by its handle; it closes past {@link CLOSE_PX} and springs back otherwise. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number } | null>(null);
  const pull = (px: number) => sheet.current?.style.setProperty('--pull', `${Math.max(0, px)}px`);
  const end = (event: PointerEvent) => {
    if (!start.current) return;
    const px = event.clientY - start.current.y;
    const fast = px / Math.max(1, event.timeStamp - start.current.at) > FLICK_PX_PER_MS;
    start.current = null;
    sheet.current?.removeAttribute('data-pulled');
    if (px > CLOSE_PX || (fast && px > 24)) onClose();
    else pull(0);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button, a, input')) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      sheet.current?.setAttribute('data-pulled', '');
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) pull(event.clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
