import { useMemo } from 'react';
import { rgb } from '../../../assets/tokens';
import { type Fill, fillOf } from '../fill';
import { useGlass } from './glass';
import { Shown, Words } from './parts';
import { useSampled } from '../useSampled';

const EVERY_MS = 400;
/** Colours of pixels that were shaded once, twice …: the last for all that were shaded more often. */
const HEAT = [
  [22, 18, 70],
  [28, 60, 160],
  [20, 130, 190],
  [30, 180, 120],
  [150, 205, 50],
  [250, 200, 30],
  [255, 130, 20],
  [240, 50, 40],
  [255, 60, 200],
] as const;
const STRENGTH = 0.85;

/** How often each pixel is shaded, from cold to hot, and the mean. */
export function Pixels() {
  const { deck, width, height } = useGlass();
  const fill = useSampled(deck, fillOf, EVERY_MS);
  const canvas = useMemo(() => (fill ? painted(fill) : null), [fill]);
  return (
    <>
      {canvas ? <Shown x={0} y={0} width={width} height={height} canvas={canvas} alpha={STRENGTH} /> : null}
      <Words
        x={width}
        end
        y={0}
        text={fill ? `${fill.mean.toFixed(2)} canvases` : 'this GPU cannot count'}
        color={rgb('gold')}
      />
    </>
  );
}

function painted({ width, height, counts }: Fill): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const count = counts[(height - 1 - y) * width + x] ?? 0;
      const [r, g, b] = HEAT[Math.min(count, HEAT.length) - 1] ?? [0, 0, 0];
      image.data.set([r, g, b, 255], (y * width + x) * 4);
    }
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}
