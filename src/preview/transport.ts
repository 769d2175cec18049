/** The transport's arithmetic and keys, apart from its buttons. */
import type { StagedGame } from '../stage/registry';
import type { Deck, Span } from '../deck/deck-types';
import { FRAME_MS } from '../deck/player';

export const RATES = [0.1, 0.25, 0.5, 1, 2, 4] as const;

/** `3.58 s`, to a hundredth: a frame is more than that. */
export const timeText = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The loop after one end was moved; null when it spans the whole fixture. An end never crosses the other. */
export function movedLoop(loop: Span | null, end: 'from' | 'to', at: number, length: number): Span | null {
  const { from, to } = loop ?? { from: 0, to: length };
  const next =
    end === 'from'
      ? { from: Math.max(0, Math.min(at, to - FRAME_MS)), to }
      : { from, to: Math.min(length, Math.max(at, from + FRAME_MS)) };
  return next.from <= 0 && next.to >= length ? null : next;
}

type Act = (deck: Deck<StagedGame>) => void;

export const toggle: Act = (deck) => (deck.state().playing ? deck.pause() : deck.play());

/** So many frames forth or, with a negative number, back. */
export const stepBy =
  (frames: number): Act =>
  (deck) => {
    if (frames > 0) return deck.step(frames);
    deck.pause();
    deck.seek(deck.state().time + frames * FRAME_MS);
  };

const loopHere =
  (end: 'from' | 'to'): Act =>
  (deck) =>
    deck.loop(movedLoop(deck.state().loop, end, deck.state().time, deck.length));

/** What a key does: by `key`, with `Shift+` before it. */
export const KEYS: Readonly<Record<string, Act>> = {
  ' ': toggle,
  ArrowRight: stepBy(1),
  ArrowLeft: stepBy(-1),
  'Shift+ArrowRight': stepBy(10),
  'Shift+ArrowLeft': stepBy(-10),
  Home: (deck) => deck.seek(0),
  '[': loopHere('from'),
  ']': loopHere('to'),
  '\\': (deck) => deck.loop(null),
};

/** Keys that a control understands itself are its own: all of them where one types, those with a name on any. */
const TYPED = 'input:not([type=range]), select, textarea, [contenteditable]';
const OWN = `${TYPED}, input, button, a, summary, [role=slider], [role=switch], [role=radio]`;
const LETTER = /^[a-z]$/;

/** Acts by keys until the returned function is called. @param actOf what a key does, by `key` with `Shift+` before a named one */
export function listenKeys(actOf: (key: string) => (() => void) | undefined): () => void {
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.matches(LETTER.test(key) ? TYPED : OWN)) return;
    const act = actOf(event.shiftKey && key.length > 1 ? `Shift+${key}` : key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
