/** Two decks of one fixture with two tunings, on one transport. */
import { useEffect, useRef, useState } from 'react';
import type { StagedGame } from '../../stage/registry';
import { noSound } from '../../stage/sound';
import type { Bench } from '../bench';
import { createDeck } from '../../deck/deck';
import type { Deck } from '../../deck/deck-types';
import type { TuningSet } from '../tuning/sets';
import { changesOf, type Values } from '../tuning/values';
import { type Difference, measureDifference } from './difference';
import { createPair, type Pair } from './pair';

export interface Duo {
  readonly decks: readonly [Deck<StagedGame>, Deck<StagedGame>];
  readonly pair: Pair;
  /** ms of the fixture */
  readonly length: number;
  /** The pictures drawn over each other: black where they are equal. */
  readonly difference: HTMLCanvasElement;
  measured(): Difference;
  /** Other tunings, at the same time. */
  show(a: Values, b: Values): void;
  destroy(): void;
}

const tuningOf = (set: TuningSet, values: Values) =>
  changesOf(set.loaded, values).length === 0 ? null : set.tuned(values);

async function openDuo(
  { game, setup, size, deck }: Bench,
  set: TuningSet,
  first: readonly [Values, Values],
): Promise<Duo> {
  const at = deck.state().time;
  const make = (values: Values) =>
    createDeck<StagedGame>(game, { ...setup, sound: noSound, tuning: tuningOf(set, values) }, size);
  // One after the other: both would fetch the same art at once.
  const a = await make(first[0]);
  const b = await make(first[1]).catch((error: unknown) => {
    a.destroy();
    throw error;
  });
  const decks = [a, b] as const;
  const pair = createPair(decks);
  const difference = document.createElement('canvas');
  let measured: Difference = { share: 0, most: 0 };
  let shown = first;
  let frame = 0;
  let last = 0;

  const measure = (): void => {
    measured = measureDifference(difference, a.canvas, b.canvas);
  };
  // The pair tells in the same task in which it drew: the pictures are still there.
  const leave = pair.subscribe(measure);
  const run = (now: number): void => {
    frame = requestAnimationFrame(run);
    pair.advance(last === 0 ? 0 : now - last);
    last = now;
  };
  frame = requestAnimationFrame(run);
  pair.seek(at);

  return {
    decks,
    pair,
    length: a.length,
    difference,
    measured: () => measured,
    show(nextA, nextB) {
      if (nextA === shown[0] && nextB === shown[1]) return;
      if (nextA !== shown[0]) a.change({ tuning: tuningOf(set, nextA) });
      if (nextB !== shown[1]) b.change({ tuning: tuningOf(set, nextB) });
      shown = [nextA, nextB];
      // Both come to the moment in the same way, so that only the tunings can differ.
      pair.seek(pair.state().time);
    },
    destroy() {
      leave();
      cancelAnimationFrame(frame);
      a.destroy();
      b.destroy();
    },
  };
}

/** A duo for as long as the component is there; it follows the two tunings, at most once a frame. */
export function useDuo(
  bench: Bench,
  set: TuningSet,
  a: Values,
  b: Values,
): { readonly duo: Duo | null; readonly error: string | null } {
  const [opened, setOpened] = useState<{ readonly duo: Duo | null; readonly error: string | null }>({
    duo: null,
    error: null,
  });
  const start = useRef({ bench, set, sides: [a, b] as const });
  useEffect(() => {
    let live = true;
    let duo: Duo | null = null;
    const { bench: own, set: tuning, sides } = start.current;
    own.deck.pause();
    openDuo(own, tuning, sides).then(
      (ready) => {
        if (!live) return ready.destroy();
        duo = ready;
        setOpened({ duo, error: null });
      },
      (reason: unknown) =>
        live && setOpened({ duo: null, error: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => {
      live = false;
      duo?.destroy();
    };
  }, []);
  const { duo } = opened;
  useEffect(() => {
    if (!duo) return undefined;
    const frame = requestAnimationFrame(() => duo.show(a, b));
    return () => cancelAnimationFrame(frame);
  }, [duo, a, b]);
  return opened;
}
