/** Plays a story on a deck in whole frames (./clock): play, pause, wind, speed. React follows it as a store. */
import type { Deck } from '../deck/deck-types';
import type { StagedGame } from '../stage/registry';
import { createPacer, FRAME_MS, frameAt, type Speed, timeOf } from './clock';
import type { Story } from './story';

export interface TransportState {
  /** Frames since the story's beginning, 0 to `last`. */
  readonly frame: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export interface Transport {
  get(): TransportState;
  subscribe(changed: () => void): () => void;
  /** From the end it begins anew. */
  play(): void;
  pause(): void;
  restart(): void;
  seek(frame: number): void;
  /** Draws the frame anew, as if it had been wound to: after the picture's size has changed. */
  again(): void;
  speed(speed: Speed): void;
  destroy(): void;
}

export interface TransportOptions {
  /** Begins here, ms of the story; paused or not. */
  readonly at: number;
  readonly playing: boolean;
  /** Called when it starts and stops: sounds that go on by themselves must not. */
  readonly onPlaying?: (playing: boolean) => void;
}

export function createTransport<G extends StagedGame>(
  deck: Pick<Deck<G>, 'step' | 'seek'>,
  story: Story<G>,
  { at, playing, onPlaying }: TransportOptions,
): Transport {
  const last = frameAt(story.end);
  const first = Math.min(last, frameAt(story.from));
  const listeners = new Set<() => void>();
  let state: TransportState = { frame: Math.max(0, Math.min(last, frameAt(at))), last, playing: false, speed: 1 };
  /** The frame that is drawn; it lags behind while somebody drags through a long story. */
  let drawn = -1;
  let pacer = createPacer();
  let handle = 0;
  let before = 0;
  let restUntil = 0;

  function set(change: Partial<TransportState>): void {
    const was = state.playing;
    state = { ...state, ...change };
    if (was !== state.playing) onPlaying?.(state.playing);
    schedule();
    for (const listener of [...listeners]) listener();
  }

  function schedule(): void {
    if (handle === 0 && (state.playing || drawn !== state.frame)) handle = requestAnimationFrame(run);
    if (!state.playing) before = 0;
  }

  function run(now: number): void {
    handle = 0;
    if (drawn !== state.frame) {
      // Winding plays up to the moment unseen. It may take half of the time, so that the thumb still follows the finger.
      if (now >= restUntil) wind();
      return schedule();
    }
    if (!state.playing) return;
    const count = before === 0 ? 0 : Math.min(pacer.frames(now - before, state.speed), last - state.frame);
    before = now;
    if (count > 0) {
      deck.step(count, true);
      drawn = state.frame + count;
      set({ frame: drawn, ...(drawn >= last ? { playing: false } : {}) });
    }
    schedule();
  }

  function wind(): void {
    const began = performance.now();
    drawn = state.frame;
    deck.seek(timeOf(drawn));
    before = 0;
    const ended = performance.now();
    restUntil = ended + (ended - began);
  }

  const goTo = (frame: number, more: Partial<TransportState> = {}): void => {
    pacer = createPacer();
    const to = Math.max(0, Math.min(last, Math.round(frame)));
    set({ ...more, frame: to, ...(to >= last ? { playing: false } : {}) });
  };

  wind();
  if (playing) set({ playing });

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    play: () => (state.frame >= last ? goTo(first, { playing: true }) : set({ playing: true })),
    pause: () => set({ playing: false }),
    restart: () => goTo(first, { playing: true }),
    seek: (frame) => goTo(frame),
    again() {
      drawn = -1;
      schedule();
    },
    speed: (speed) => set({ speed }),
    destroy() {
      listeners.clear();
      cancelAnimationFrame(handle);
      state = { ...state, playing: false };
    },
  };
}

/** Seconds into the story, for reading. */
export const secondsOf = (frame: number): number => (frame * FRAME_MS) / 1000;
