import { useEffect, useRef, useState } from 'react';
import { useDeck } from '../bench';
import { canRecord, record } from '../record';
import css from './Compare.module.css';
import own from './Record.module.css';
import type { PanelProps } from './index';

type Taken = { readonly url: string; readonly name: string; readonly kb: number };

/** Plays the fixture, or the span that is looped, once from its start and keeps it as WebM. */
export default function Record({ bench: { game, deck, fixtureName } }: PanelProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [problem, setProblem] = useState('');
  const [running, setRunning] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const time = useDeck(deck, (playing) => Math.floor(playing.state().time / 100) / 10);

  useEffect(() => () => stop.current?.abort(), [deck]);
  useEffect(() => () => void (taken && URL.revokeObjectURL(taken.url)), [taken]);

  const take = async (): Promise<void> => {
    const abort = new AbortController();
    stop.current = abort;
    setTaken(null);
    setProblem('');
    setRunning(true);
    try {
      const film = await record(deck, abort.signal);
      if (film)
        setTaken({
          url: URL.createObjectURL(film),
          name: `${game}-${fixtureName}.webm`,
          kb: Math.round(film.size / 1024),
        });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setRunning(false);
    }
  };

  if (!canRecord()) return <p className={css.note}>This browser cannot record a canvas as WebM.</p>;
  return (
    <div className={css.panel}>
      <div className={css.row}>
        {running ? (
          <button type="button" onClick={() => stop.current?.abort()}>
            Stop, {time.toFixed(1)} s
          </button>
        ) : (
          <button type="button" onClick={() => void take()}>
            Record {deck.state().loop ? 'the looped span' : 'one lap'}
          </button>
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
      {taken ? (
        <video className={own.film} src={taken.url} controls loop muted playsInline />
      ) : (
        <p className={css.note}>Recorded in real time, without sound, as large as the canvas is.</p>
      )}
    </div>
  );
}
