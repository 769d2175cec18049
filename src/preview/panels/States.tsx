import { useState } from 'react';
import { useDeck } from '../bench';
import { loadStates } from '../samples';
import css from './Buttons.module.css';
import type { PanelProps } from './index';
import { useLoaded } from './useLoaded';

/** A view of every phase as a button: pressing shows it, and the scene moves on from there while the story waits. */
export default function States({ bench: { game, deck } }: PanelProps) {
  const groups = useLoaded(game, loadStates);
  const [pressed, setPressed] = useState<string | null>(null);
  const astray = useDeck(deck, (d) => d.state().astray);
  return groups.map(({ of, samples }) => (
    <div key={of} className={css.group} role="group" aria-label={of}>
      <code className={css.of}>{of}</code>
      <div className={css.buttons}>
        {samples.map(({ name, make }) => (
          <button
            key={name}
            type="button"
            className={css.button}
            aria-pressed={astray && pressed === name}
            onClick={() => {
              const { view, feed } = make(deck.now());
              deck.show(view, feed);
              setPressed(name);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  ));
}
