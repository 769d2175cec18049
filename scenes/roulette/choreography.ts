/** The landing: the pocket fills with light, the sky takes its colour, and its number drops into the history. The way there is {@link Spin}'s. */
import { bezier, cubicInOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import type { RouletteTuning } from './tuning';

/** Sought by the time since the ball lies. */
export const landScore = ({ land: { fillMs, fill, holdMs, hopMs }, wheel: { washMs } }: RouletteTuning) =>
  new Score('landing', { fill: 0, wash: 0, shift: 0 }, (t, at) => {
    t.addLabel('lies', 0);
    during(t, at, 0, fillMs, { fill: 1 }, bezier(fill));
    during(t, at, 0, washMs, { wash: 1 });
    t.addLabel('drop', holdMs / 1000);
    during(t, at, holdMs, hopMs, { shift: 1 }, cubicInOut);
    t.addLabel('in history', (holdMs + hopMs) / 1000);
  });
