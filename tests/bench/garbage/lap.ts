/** A story on a bench whose frames are looked at one by one, for what they allocate. */
import { playing } from '../../../scenes/kit/play.fixture';
import type { SceneDefinition } from '../../../scenes/kit/scene';
import { FIXTURE_EPOCH, type Fixture } from '../../../src/deck/fixture';

export const FRAME_MS = 1000 / 60;
/** A lap's first frames make what the others use again. */
export const BEGIN_MS = 200;
const LONGEST_MS = 6000;

/** When a lap ends, ms. */
export const endOf = ({ length }: { readonly length: number }): number => Math.min(length, LONGEST_MS);

/** A lap that has come to {@link BEGIN_MS}. */
export function begun<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(
  definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>,
  fixture: Fixture<View, Cue>,
  text: Readonly<Record<Text, string>>,
) {
  const lap = playing(definition, fixture, {
    start: FIXTURE_EPOCH,
    text,
    inset: { top: 112, right: 0, bottom: 316, left: 0 },
  });
  lap.until(BEGIN_MS);
  return lap;
}
