import { useEffect, useRef, useState } from 'react';
import { type Difference, differenceOf } from '../compare/difference';
import { picturesOf } from '../compare/release';
import { pictureOf, pixelsOf, shoot } from '../compare/shot';
import css from './Compare.module.css';
import type { PanelProps } from './index';

const WAYS = ['side by side', 'slider', 'difference'] as const;
type Way = (typeof WAYS)[number];

interface Pair {
  readonly then: ImageData;
  readonly now: ImageData;
  readonly difference: Difference;
}

/** The fixture as it is now against the pictures of the last release. */
export default function Compare({ bench: { game, fixtureName, setup } }: PanelProps) {
  const pictures = picturesOf(game, fixtureName);
  const [chosen, setChosen] = useState(0);
  const [way, setWay] = useState<Way>('slider');
  const [pair, setPair] = useState<Pair | null>(null);
  const [problem, setProblem] = useState('');
  const picture = pictures[Math.min(chosen, pictures.length - 1)];
  const at = picture?.at;

  useEffect(() => {
    let live = true;
    setPair(null);
    setProblem('');
    const take = async (): Promise<void> => {
      const found = picturesOf(game, fixtureName).find((one) => one.at === at);
      if (!found) return;
      const image = new Image();
      image.src = await found.load();
      await image.decode();
      const now = await shoot(game, setup, found.at);
      const then = await pixelsOf(image, pictureOf(game));
      if (live) setPair({ then, now, difference: differenceOf(then.data, now.data) });
    };
    take().catch((error: unknown) => live && setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      live = false;
    };
  }, [game, fixtureName, setup, at]);

  if (!picture)
    return (
      <p className={css.note}>
        This fixture has no picture yet. Name a moment of it in src/games/{game}/studio.ts and take it: npx playwright
        test tests/visual -u
      </p>
    );
  return (
    <div className={css.panel}>
      <div className={css.row} role="group" aria-label="Moment">
        {pictures.map((one, i) => (
          <button key={one.at} type="button" aria-pressed={one === picture} onClick={() => setChosen(i)}>
            {(one.at / 1000).toFixed(1)} s
          </button>
        ))}
      </div>
      <div className={css.row} role="group" aria-label="Way to compare">
        {WAYS.map((one) => (
          <button key={one} type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
            {one}
          </button>
        ))}
      </div>
      {problem === '' ? null : (
        <p className={css.note} role="alert">
          {problem}
        </p>
      )}
      {pair ? (
        <>
          <Verdict difference={pair.difference} />
          {way === 'slider' ? <Slider pair={pair} /> : <Two pair={pair} way={way} />}
        </>
      ) : (
        problem === '' && <p className={css.note}>Drawing…</p>
      )}
    </div>
  );
}

/** What the visual tests would say: one pixel in a hundred may differ. */
function Verdict({ difference: { differing, share } }: { readonly difference: Difference }) {
  return (
    <p className={css.verdict} data-alike={share <= 0.01}>
      {differing === 0 ? 'The same.' : `${differing} pixels differ (${(share * 100).toFixed(2)} %).`}
    </p>
  );
}

function Two({ pair: { then, now, difference }, way }: { readonly pair: Pair; readonly way: Way }) {
  const shown = new ImageData(difference.pixels, now.width, now.height);
  return (
    <div className={css.two}>
      {way === 'difference' ? (
        <Picture title="Difference" data={shown} />
      ) : (
        <>
          <Picture title="Last release" data={then} />
          <Picture title="Now" data={now} />
        </>
      )}
    </div>
  );
}

function Slider({ pair: { then, now } }: { readonly pair: Pair }) {
  const [share, setShare] = useState(50);
  return (
    <div className={css.slider}>
      <div className={css.stack}>
        <Picture title="Now" data={now} />
        <div className={css.over} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Picture title="Last release" data={then} />
        </div>
        <i className={css.edge} style={{ left: `${share}%` }} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Last release to the left of"
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
    </div>
  );
}

function Picture({ title, data }: { readonly title: string; readonly data: ImageData }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.putImageData(data, 0, 0), [data]);
  return (
    <figure className={css.picture}>
      <canvas ref={canvas} width={data.width} height={data.height} role="img" aria-label={title} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
