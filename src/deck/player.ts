/** Plays a fixture into a scene: on its own clock, from a seed, so that the same moment looks the same every time. */
import type { Fixture, Step } from './fixture';
import { FIXTURE_EPOCH } from './fixture';
import type { Scene } from '../../scenes/kit/scene';

/** Of a frame on a 60 Hz screen, and of each step when catching up. */
export const FRAME_MS = 1000 / 60;

export interface FixturePlayer {
  /** Epoch ms of the fixture's clock. */
  now(): number;
  /** Moves the clock and the scene on. */
  advance(ms: number): void;
  /** Moves the clock and the scene on and leaves the script where it is: a view out of turn stays. */
  drift(ms: number, feed?: (now: number) => void): void;
}

/** Steps of one lap that are due are carried out in order before the scene's own tick. */
export function createPlayer<View, Cue>(
  fixture: Fixture<View, Cue>,
  scene: () => Pick<Scene<View, Cue>, 'show' | 'cue' | 'tick'>,
): FixturePlayer {
  let time = 0;
  let lap = 0;
  let next = 0;
  let steps: readonly Step<View, Cue>[] = fixture.script(FIXTURE_EPOCH, 0);

  function due(): void {
    for (;;) {
      const inLap = time - lap * fixture.length;
      for (let step = steps[next]; step && step.at <= inLap; step = steps[(next += 1)]) {
        step.feed?.();
        if (step.show) scene().show(step.show);
        if (step.cue) void scene().cue(step.cue);
      }
      if (inLap < fixture.length) return;
      lap += 1;
      next = 0;
      steps = fixture.script(FIXTURE_EPOCH + lap * fixture.length, lap);
    }
  }

  return {
    now: () => FIXTURE_EPOCH + time,
    advance(ms) {
      time += ms;
      due();
      scene().tick(ms);
    },
    drift(ms, feed) {
      time += ms;
      feed?.(FIXTURE_EPOCH + time);
      scene().tick(ms);
    },
  };
}
