/** One transport for decks that show the same fixture: they are stepped together, frame by frame, so that their times are equal whatever the machine does. */
import type { Deck } from '../../deck/deck-types';
import { FRAME_MS } from '../../deck/player';
import type { StagedGame } from '../../stage/registry';

type Paired = Pick<Deck<StagedGame>, 'step' | 'seek' | 'state' | 'length'>;

export interface PairState {
  /** ms into the fixture, of each deck */
  readonly time: number;
  readonly playing: boolean;
  readonly rate: number;
}

export interface Pair {
  state(): PairState;
  subscribe(changed: () => void): () => void;
  play(on: boolean): void;
  rate(rate: number): void;
  /** So many frames on, paused. */
  step(frames: number): void;
  seek(time: number): void;
  /** Real time goes by. */
  advance(ms: number): void;
}

/** A frame that comes late does not make them run after it. */
const MOST_FRAMES = 6;

export function createPair(decks: readonly [Paired, Paired]): Pair {
  const listeners = new Set<() => void>();
  let state: PairState = { time: decks[0].state().time, playing: false, rate: 1 };
  let due = 0;
  const tell = (change: Partial<PairState>): void => {
    state = { ...state, ...change, time: decks[0].state().time };
    for (const listener of [...listeners]) listener();
  };
  const forward = (frames: number): void => {
    const past = decks[0].state().time + frames * FRAME_MS >= decks[0].length;
    for (const deck of decks) {
      if (past) deck.seek(0);
      else deck.step(frames);
    }
  };
  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    play(playing) {
      due = 0;
      tell({ playing });
    },
    rate: (rate) => tell({ rate }),
    step(frames) {
      forward(frames);
      tell({ playing: false });
    },
    seek(time) {
      for (const deck of decks) deck.seek(time);
      tell({});
    },
    advance(ms) {
      if (!state.playing) return;
      due = Math.min(due + (ms * state.rate) / FRAME_MS, MOST_FRAMES);
      const frames = Math.floor(due);
      if (frames === 0) return;
      due -= frames;
      forward(frames);
      tell({});
    },
  };
}

/** Frames between two looks: a tenth of a second. */
const LOOK_FRAMES = 6;

/**
 * Goes through the fixture from its start until the two pictures differ, and stays there.
 * @param differs whether they do now
 * @param breathe waited for after each look
 * @returns the moment, ms; null when they are equal throughout, or it was stopped
 */
export async function findDifference(
  pair: Pair,
  length: number,
  differs: () => boolean,
  breathe: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<number | null> {
  pair.play(false);
  pair.seek(0);
  while (!signal.aborted) {
    if (differs()) return pair.state().time;
    await breathe();
    if (pair.state().time + LOOK_FRAMES * FRAME_MS >= length) return null;
    pair.step(LOOK_FRAMES);
  }
  return null;
}
