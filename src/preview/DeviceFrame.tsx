import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitScale } from './devices';
import css from './DeviceFrame.module.css';

interface DeviceFrameProps {
  readonly canvas: HTMLCanvasElement;
  /** CSS px of the device. */
  readonly width: number;
  readonly height: number;
  /** What lies over the canvas, in the device's own pixels. @param scale of the device as it is shown, at most 1 */
  readonly children: (scale: number) => ReactNode;
}

/** A canvas in a device of its size, made smaller as a whole to fit into the room there is. */
export function DeviceFrame({ canvas, width, height, children }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setSpace({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    glass.current?.prepend(canvas);
    return () => canvas.remove();
  }, [canvas]);

  const scale = space.width === 0 ? 0.05 : fitScale(width + 2 * BEZEL, height + 2 * BEZEL, space);
  return (
    <div ref={room} className={css.room}>
      <div className={css.place} style={{ width: (width + 2 * BEZEL) * scale, height: (height + 2 * BEZEL) * scale }}>
        <div className={css.device} style={{ transform: `scale(${scale})`, padding: BEZEL }}>
          <div
            ref={glass}
            className={css.glass}
            style={{ width, height }}
            data-testid="device"
            data-scale={scale.toFixed(3)}
          >
            {children(scale)}
          </div>
        </div>
      </div>
    </div>
  );
}

/** CSS px of the device's edge around its glass. */
const BEZEL = 10;
