import { useEffect, useRef, useState } from 'react';
import { useDeck } from '../bench';
import { filmFrames, FRAMES_MOST, pngOf } from '../frames';
import { FRAME_MS } from '../../deck/player';
import { canRecord, record } from '../record';
import css from './Compare.module.css';
import own from './Record.module.css';
import type { PanelProps } from './index';

type Taken = { readonly url: string; readonly name: string; readonly kb: number; readonly film: boolean };

/** Plays the fixture, or the span that is looped, once from its start and keeps it: as WebM in real time, or every frame of it as a picture. */
export default function Record({ bench: { game, deck, fixtureName } }: PanelProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [problem, setProblem] = useState('');
  const [running, setRunning] = useState(false);
  const [frames, setFrames] = useState('');
  const stop = useRef<AbortController | null>(null);
  const time = useDeck(deck, (playing) => Math.floor(playing.state().time / 100) / 10);

  useEffect(() => () => stop.current?.abort(), [deck]);
  useEffect(() => () => void (taken && URL.revokeObjectURL(taken.url)), [taken]);

  const take = async (kind: 'webm' | 'zip'): Promise<void> => {
    const abort = new AbortController();
    stop.current = abort;
    setTaken(null);
    setProblem('');
    setRunning(true);
    try {
      const film =
        kind === 'webm'
          ? await record(deck, abort.signal)
          : await filmFrames(
              deck,
              () => pngOf(deck.canvas),
              (done, of) => setFrames(`${done} of ${of}`),
              abort.signal,
            );
      if (film)
        setTaken({
          url: URL.createObjectURL(film),
          name: `${game}-${fixtureName}.${kind}`,
          kb: Math.round(film.size / 1024),
          film: kind === 'webm',
        });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
      setFrames('');
    }
  };
  const { loop } = deck.state();
  const what = loop ? 'the looped span' : 'one lap';
  const length = loop ? loop.to - loop.from : deck.length;

  return (
    <div className={css.panel}>
      <div className={css.row}>
        {running ? (
          <button type="button" onClick={() => stop.current?.abort()}>
            Stop, {frames === '' ? `${time.toFixed(1)} s` : frames}
          </button>
        ) : (
          <>
            {canRecord() ? (
              <button type="button" onClick={() => void take('webm')}>
                Record {what}
              </button>
            ) : null}
            <button type="button" onClick={() => void take('zip')}>
              Every frame of {what}
            </button>
          </>
        )}
        {taken ? (
          <a className={own.save} href={taken.url} download={taken.name}>
            Save {taken.name} ({taken.kb} KB)
          </a>
        ) : null}
      </div>
      {problem === '' ? null : (
        <p className={css.note} role="alert">
          {problem}
        </p>
      )}
      {taken?.film ? (
        <video className={own.film} src={taken.url} controls loop muted playsInline />
      ) : (
        <p className={css.note}>
          {canRecord()
            ? 'Recorded in real time, without sound, as large as the canvas is.'
            : 'This browser cannot record a canvas as WebM.'}{' '}
          Every frame: 60 a second of the fixture’s own clock as PNG in a ZIP, however slow this machine is
          {length > FRAMES_MOST * FRAME_MS ? `, the first ${FRAMES_MOST} of them` : ''}.
        </p>
      )}
    </div>
  );
}
