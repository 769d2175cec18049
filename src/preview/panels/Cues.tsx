import { useEffect, useRef, useState } from 'react';
import { type Light, lightText, tryCue } from '../lights';
import { loadCues } from '../samples';
import css from './Buttons.module.css';
import type { PanelProps } from './index';
import { useLoaded } from './useLoaded';

/** Every cue of the scene as a button whose light shows whether its animation ends. */
export default function Cues({ bench: { game, deck } }: PanelProps) {
  const groups = useLoaded(game, loadCues);
  const [lights, setLights] = useState<Readonly<Record<string, Light>>>({});
  const stops = useRef(new Map<string, () => void>());

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop();
      running.clear();
    };
  }, [deck]);

  const press = (name: string, cue: Parameters<typeof deck.cue>[0]): void => {
    stops.current.get(name)?.();
    if (!deck.state().playing) deck.play();
    stops.current.set(
      name,
      tryCue(deck, cue, (light) => setLights((all) => ({ ...all, [name]: light }))),
    );
  };

  return groups.map(({ of, samples }) => (
    <div key={of} className={css.group} role="group" aria-label={of}>
      <code className={css.of}>{of}</code>
      <div className={css.buttons}>
        {samples.map(({ name, cue }) => {
          const light = lights[name];
          return (
            <button
              key={name}
              type="button"
              className={css.button}
              title={lightText(light) || 'Tell the scene'}
              onClick={() => press(name, cue)}
            >
              <i className={css.light} data-light={light?.state ?? 'idle'} aria-hidden="true" />
              {name}
              <span className={css.hidden}>{lightText(light)}</span>
              {light && 'ms' in light ? <small aria-hidden="true">{(light.ms / 1000).toFixed(2)} s</small> : null}
            </button>
          );
        })}
      </div>
    </div>
  ));
}
