/** The room's choreographies of more than one step, sought by the time since they began. */
import { beat, bezier, sineInOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import type { MinesTuning } from './tuning';

/** Frames of the explosion. */
export const BOOM_FRAMES = 16;
/** How long the explosion lights its tile, and how fast the light around the frame fades at its end, ms. */
const LIGHT_MS = 420,
  FADE_MS = 200;
const LAPS = 2;

/** A tile turns over, 0 to 1; sought by the time since it began. */
export const turnScore = ({ flip }: MinesTuning) =>
  new Score('turn', { turned: 0 }, (t, at) => {
    t.addLabel('turn', 0).addLabel('face', flip.ms / 2000);
    during(t, at, 0, flip.ms, { turned: 1 }, bezier(flip.ease));
    t.addLabel('lies', flip.ms / 1000);
  });

/** What lay under it: its light fades, it grows, a mine swells. Sought by the time since the face was seen. */
export const faceScore = ({ gem, mine }: MinesTuning) =>
  new Score('face', { grown: 0, flash: 1, swell: 0 }, (t, at) => {
    t.addLabel('flash', 0);
    during(t, at, 0, gem.popMs, { grown: 1 });
    during(t, at, 0, gem.flashMs, { flash: 0 });
    during(t, at, 0, mine.swellMs * 2, { swell: 1 }, beat);
    t.addLabel('grown', gem.popMs / 1000).addLabel('dark', gem.flashMs / 1000);
  });

/** A mine: its tile swells, then it bursts. A frame below 0 is none. */
export const mineScore = ({ mine: { swellMs, fps } }: MinesTuning) =>
  new Score('mine', { frame: -1, light: 0 }, (t, at) => {
    const burst = swellMs / 1000;
    t.addLabel('swell', 0).addLabel('burst', burst);
    t.set(at, { frame: 0, light: 1 }, burst);
    during(t, at, swellMs, (BOOM_FRAMES / fps) * 1000, { frame: BOOM_FRAMES });
    during(t, at, swellMs, LIGHT_MS, { light: 0 });
    t.addLabel('dark', burst + LIGHT_MS / 1000);
  });

/** A cash-out: gems fly one after the other; a board without a safe cell left has a light run around it. @param gems how many are paid */
export const cashScore = ({ cash: { flyMs, stagger, lapMs } }: MinesTuning, gems: number, all: boolean) => {
  const flights = Array.from({ length: gems }, () => ({ way: 0 }));
  return new Score('cash', { lap: 0, light: Number(all), flights }, (t, at) => {
    t.addLabel('fly', 0);
    flights.forEach((flight, i) => during(t, flight, i * stagger, flyMs, { way: 1 }));
    t.addLabel('paid', (Math.max(0, gems - 1) * stagger + flyMs) / 1000);
    if (!all) return;
    during(t, at, 0, LAPS * lapMs, { lap: LAPS });
    during(t, at, LAPS * lapMs - FADE_MS, FADE_MS, { light: 0 }, sineInOut);
    t.addLabel('second lap', lapMs / 1000).addLabel('lapped', (LAPS * lapMs) / 1000);
  });
};
