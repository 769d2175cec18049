import { useState } from 'react';
import type { StagedGame } from '../stage/registry';
import { useDeck } from './bench';
import type { Deck } from '../deck/deck-types';
import { momentOf, type Play, playsReader, stepAt } from './plays';
import { timeText } from './transport';
import css from './Plays.module.css';

/** What runs now, followed. */
export function usePlays(deck: Deck<StagedGame>): readonly Play[] {
  const [read] = useState(playsReader);
  return useDeck(deck, (d) => read(d.timelines(), d.state().time));
}

/** The choreographies that run, each with its steps; a press goes to a step. */
export function Plays({ deck, plays }: { readonly deck: Deck<StagedGame>; readonly plays: readonly Play[] }) {
  return (
    <div className={css.plays}>
      {plays.map((play) => (
        <Steps key={play.key} deck={deck} play={play} />
      ))}
    </div>
  );
}

function Steps({ deck, play }: { readonly deck: Deck<StagedGame>; readonly play: Play }) {
  const on = useDeck(deck, (d) => stepAt(play, d.state().time));
  const done = useDeck(deck, (d) => Math.round(((d.state().time - play.from) / (play.to - play.from)) * 100));
  return (
    <div className={css.play} role="group" aria-label={`Timeline ${play.name}`}>
      <i className={css.done} style={{ width: `${done}%` }} />
      <b className={css.name}>{play.name}</b>
      {play.steps.map(({ label, at }, i) => (
        <button
          key={label}
          type="button"
          title={`To ${timeText(at)}`}
          aria-current={i === on ? 'step' : undefined}
          onClick={() => {
            deck.pause();
            deck.seek(momentOf(play, at));
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
