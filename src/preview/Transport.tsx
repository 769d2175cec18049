import { useEffect, useRef } from 'react';
import type { StagedGame } from '../stage/registry';
import { useDeck } from './bench';
import type { Deck } from '../deck/deck-types';
import { Tooltip, Tooltips } from '../ui/primitives/Tooltip';
import { Plays, usePlays } from './Plays';
import type { Play } from './plays';
import { KEYS, listenKeys, movedLoop, RATES, stepBy, timeText, toggle } from './transport';
import css from './Transport.module.css';

/** Play, pause, a frame back and forth, a line to scrub along with the loop's two handles, and the speed. */
export function Transport({ deck }: { readonly deck: Deck<StagedGame> }) {
  const playing = useDeck(deck, (d) => d.state().playing);
  const rate = useDeck(deck, (d) => d.state().rate);
  const looped = useDeck(deck, (d) => d.state().loop !== null);
  const astray = useDeck(deck, (d) => d.state().astray);
  const plays = usePlays(deck);
  useEffect(
    () =>
      listenKeys((key) => {
        const act = KEYS[key];
        return act && (() => act(deck));
      }),
    [deck],
  );
  return (
    <div className={css.bar} role="group" aria-label="Transport">
      <Tooltips>
        <div className={css.keys}>
          <Tooltip text="To the start" keys="Home">
            <button type="button" aria-label="To the start" onClick={() => deck.seek(0)}>
              <Mark name="start" />
            </button>
          </Tooltip>
          <Tooltip text="A frame back, ten with Shift" keys="←">
            <button type="button" aria-label="A frame back" onClick={() => stepBy(-1)(deck)}>
              <Mark name="back" />
            </button>
          </Tooltip>
          <Tooltip text={playing ? 'Pause' : 'Play'} keys="Space">
            <button
              type="button"
              className={css.play}
              aria-label={playing ? 'Pause' : 'Play'}
              onClick={() => toggle(deck)}
            >
              <Mark name={playing ? 'pause' : 'play'} />
            </button>
          </Tooltip>
          <Tooltip text="A frame forth, ten with Shift" keys="→">
            <button type="button" aria-label="A frame forth" onClick={() => stepBy(1)(deck)}>
              <Mark name="forth" />
            </button>
          </Tooltip>
        </div>
      </Tooltips>
      <Line deck={deck} plays={plays} />
      <div className={css.end}>
        <Clock deck={deck} />
        <label className={css.rate}>
          <span className={css.hidden}>Speed</span>
          <select value={rate} onChange={(event) => deck.rate(Number(event.target.value))}>
            {[...new Set([...RATES, rate])]
              .sort((a, b) => a - b)
              .map((value) => (
                <option key={value} value={value}>
                  {value}x
                </option>
              ))}
          </select>
        </label>
        <button
          type="button"
          disabled={!looped}
          title="Loop the whole fixture again (\)"
          onClick={() => deck.loop(null)}
        >
          No loop
        </button>
        {astray ? (
          <button
            type="button"
            className={css.back}
            title="A view is shown out of turn"
            onClick={() => deck.seek(deck.state().time)}
          >
            Back to the story
          </button>
        ) : null}
      </div>
      <Plays deck={deck} plays={plays} />
    </div>
  );
}

const MARKS = {
  start: 'M3 4v12M10.5 5 5 10l5.5 5zM17 5l-5.5 5 5.5 5z',
  back: 'M4 4v12M15 4 6 10l9 6z',
  forth: 'M5 4l9 6-9 6z M16 4v12',
  play: 'M6 3.5v13l10-6.5z',
  pause: 'M7 4v12M13 4v12',
} as const;

/** Drawn here: fonts do not agree on the signs of a player. */
const Mark = ({ name }: { readonly name: keyof typeof MARKS }) => (
  <svg className={css.mark} viewBox="0 0 20 20" aria-hidden="true">
    <path d={MARKS[name]} />
  </svg>
);

function Clock({ deck }: { readonly deck: Deck<StagedGame> }) {
  const time = useDeck(deck, (d) => timeText(d.state().time));
  return (
    <output className={css.clock} aria-label="Time" data-testid="time">
      {time} <small>/ {timeText(deck.length)}</small>
    </output>
  );
}

/** Three sliders on one track: the moment, and where the loop begins and ends. Under it, the steps of what runs. */
function Line({ deck, plays }: { readonly deck: Deck<StagedGame>; readonly plays: readonly Play[] }) {
  // Whole ms: a slider writes a longer fraction otherwise than React does, which then takes it for a change.
  const time = useDeck(deck, (d) => Math.round(d.state().time));
  const loop = useDeck(deck, (d) => d.state().loop);
  const length = useDeck(deck, (d) => d.length);
  const { from, to } = loop ?? { from: 0, to: length };
  const seek = useSeek(deck);
  const share = (ms: number): string => `${(ms / length) * 100}%`;
  return (
    <div className={css.line} data-looped={loop !== null || undefined}>
      <i className={css.track} />
      {plays.flatMap(({ key, steps }) =>
        steps.map(({ label, at }) => <i key={`${key} ${label}`} className={css.tick} style={{ left: share(at) }} />),
      )}
      <i className={css.span} style={{ left: share(from), width: share(to - from) }} />
      <input
        className={css.scrub}
        type="range"
        min={0}
        max={Math.ceil(length)}
        step={1}
        value={Math.min(time, Math.ceil(length))}
        aria-label="Moment"
        aria-valuetext={timeText(time)}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <input
        className={css.handle}
        type="range"
        min={0}
        max={Math.ceil(length)}
        step={1}
        value={Math.round(from)}
        aria-label="Loop from"
        aria-valuetext={timeText(from)}
        title="Loop from ([)"
        onChange={(event) => deck.loop(movedLoop(deck.state().loop, 'from', Number(event.target.value), length))}
      />
      <input
        className={css.handle}
        type="range"
        min={0}
        max={Math.ceil(length)}
        step={1}
        value={Math.round(to)}
        aria-label="Loop to"
        aria-valuetext={timeText(to)}
        title="Loop to (])"
        onChange={(event) => deck.loop(movedLoop(deck.state().loop, 'to', Number(event.target.value), length))}
      />
    </div>
  );
}

/** Seeks once a frame at most: a long way to a moment takes longer than a finger takes to the next one. */
function useSeek(deck: Deck<StagedGame>): (time: number) => void {
  const wanted = useRef<number | null>(null);
  const handle = useRef(0);
  useEffect(() => () => cancelAnimationFrame(handle.current), [deck]);
  return (time) => {
    if (wanted.current === null) {
      handle.current = requestAnimationFrame(() => {
        const at = wanted.current;
        wanted.current = null;
        if (at !== null) deck.seek(at);
      });
    }
    wanted.current = time;
  };
}
