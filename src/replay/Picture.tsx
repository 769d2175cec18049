import { useEffect, useRef, useState } from 'react';
import { games } from '../games';
import { useHouse, useSettings } from '../house/hooks';
import { useLocale } from '../i18n';
import { createDeck } from '../deck/deck';
import type { Deck, DeckSize } from '../deck/deck-types';
import type { StagedGame } from '../stage/registry';
import { createSoundBoard } from '../stage/sound';
import { useReducedMotion } from '../ui/useMedia';
import type { Story } from './story';
import { createTransport, type Transport } from './transport';
import css from './Replay.module.css';

/** A round that stands on its canvas. */
export interface Shown {
  readonly transport: Transport;
  /** Draws its moment anew and hands the canvas over, to be read in the same task. */
  draw(): HTMLCanvasElement;
}

interface PictureProps<G extends StagedGame> {
  readonly game: G;
  readonly story: Story<G>;
  /** Where it begins, ms of the story; null plays from the story's own beginning, a number stands still there. */
  readonly at: number | null;
  readonly label: string;
  readonly onReady: (shown: Shown | null) => void;
  readonly onFailed: () => void;
}

/** More is not seen, and costs. */
const MOST_DPR = 2;

const sizeOf = (host: HTMLElement): DeckSize => ({
  width: Math.max(1, host.clientWidth),
  height: Math.max(1, host.clientHeight),
  dpr: Math.min(devicePixelRatio, MOST_DPR),
  inset: [0, 0, 0, 0],
});

/** The round in the game's own scene, on a canvas of its own. */
export function Picture<G extends StagedGame>({ game, story, at, label, onReady, onFailed }: PictureProps<G>) {
  const host = useRef<HTMLDivElement>(null);
  const { preferences } = useHouse();
  const [{ quality, autoLevel }] = useSettings();
  const { locale } = useLocale();
  const reducedMotion = useReducedMotion();
  const [deck, setDeck] = useState<Deck<G> | null>(null);
  const level = quality === 'auto' ? (autoLevel ?? 'high') : quality;
  const first = useRef({ locale, quality: level, reducedMotion });

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let left = false;
    let leave = (): void => undefined;
    const open = async (): Promise<void> => {
      const { maker } = await games[game].maker();
      if (left) return;
      const board = createSoundBoard(maker.art, preferences);
      leave = () => board.destroy();
      board.duck(true);
      const asked = sizeOf(element);
      const made = await createDeck<G>(
        game,
        { fixture: story.fixture, ...first.current, watched: true, sound: board, tuning: null },
        asked,
      );
      if (left) return made.destroy();
      element.append(made.canvas);
      const transport = createTransport(made, story, {
        at: at ?? story.from,
        playing: at === null && !first.current.reducedMotion,
        onPlaying: (playing) => board.duck(!playing),
      });
      let size = asked;
      const fitted = new ResizeObserver(() => {
        const next = sizeOf(element);
        if (next.width === size.width && next.height === size.height) return;
        size = next;
        made.resize(next);
        transport.again();
      });
      fitted.observe(element);
      leave = () => {
        fitted.disconnect();
        transport.destroy();
        made.destroy();
        made.canvas.remove();
        board.destroy();
      };
      setDeck(made);
      onReady({
        transport,
        draw() {
          made.draw();
          return made.canvas;
        },
      });
    };
    open().catch(() => {
      if (!left) onFailed();
    });
    return () => {
      left = true;
      leave();
      setDeck(null);
      onReady(null);
    };
  }, [game, story, at, preferences, onReady, onFailed]);

  useEffect(() => {
    if (
      deck === null ||
      (first.current.locale === locale &&
        first.current.quality === level &&
        first.current.reducedMotion === reducedMotion)
    )
      return;
    first.current = { locale, quality: level, reducedMotion };
    deck.change(first.current);
  }, [deck, locale, level, reducedMotion]);

  return (
    <div ref={host} className={css.picture} role="img" aria-label={label} data-ready={deck === null ? undefined : ''} />
  );
}
