/** The room's choreographies of more than one step. Launch and crash follow from the flight: the one from its clock, the other from the crash that was seen. */
import { backOut, bezier, cubicInOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import type { CrashTuning } from './tuning';

/** The wave of the explosion, how long it lights the sky, and how long the line takes to die, ms. */
const WAVE_MS = 620,
  LIGHT_MS = 900,
  DEAD_MS = 700;
/** Frames of the explosion. */
export const BOOM_FRAMES = 16;

/** From the pad into the curve; sought by the time of the flight. */
export const launchScore = ({ launch: { panMs, turnMs }, pad }: CrashTuning) =>
  // How much of the pad is in sight, how far the camera has found the curve, the rocket turned, and how high it stands over its way.
  new Score('launch', { pad: 1, pan: 0, turned: 0, climb: 0 }, (t, at) => {
    t.addLabel('lift', 0).addLabel('top', turnMs / 2000);
    during(t, at, 0, panMs, { pad: 0 }, bezier(pad.leave));
    during(t, at, 0, panMs, { pan: 1 }, cubicInOut);
    during(t, at, 0, turnMs, { turned: 1 }, cubicInOut);
    during(t, at, 0, turnMs / 2, { climb: 1 }, 'sine.out');
    during(t, at, turnMs / 2, turnMs / 2, { climb: 0 }, 'sine.in');
    t.addLabel('turned', turnMs / 1000).addLabel('curve', panMs / 1000);
  });

/** The ring of an own cash-out, and its flag, which comes a little later, ms. */
const RING_MS = 460,
  FLAG = { after: 120, ms: 260, over: 1.6 };

/** The own cash-out: a ring of light, a coin that flies, and the flag with its rate; sought by the time since. */
export const cashScore = ({ coinMs }: CrashTuning['own']) =>
  new Score('cash-out', { ring: 0, coin: 0, flag: 0 }, (t, at) => {
    t.addLabel('burst', 0).addLabel('flag', FLAG.after / 1000);
    during(t, at, 0, RING_MS, { ring: 1 });
    during(t, at, 0, coinMs, { coin: 1 });
    during(t, at, FLAG.after, FLAG.ms, { flag: 1 }, (x) => backOut(x, FLAG.over));
    t.addLabel('ring gone', RING_MS / 1000).addLabel('coin gone', coinMs / 1000);
  });

/** The explosion, the flash and light on the sky, the jump of the number, and the line that dies; sought by the time since the crash. */
export const crashScore = ({ boom, hero }: CrashTuning) =>
  new Score('crash', { frame: 0, wave: 0, flash: 1, light: 1, jump: 1, dead: 0 }, (t, at) => {
    t.addLabel('burst', 0);
    during(t, at, 0, (BOOM_FRAMES / boom.fps) * 1000, { frame: BOOM_FRAMES });
    during(t, at, 0, WAVE_MS, { wave: 1 });
    during(t, at, 0, boom.flashMs, { flash: 0 });
    during(t, at, 0, LIGHT_MS, { light: 0 });
    during(t, at, 0, hero.crashPopMs, { jump: 0 }, (x) => backOut(x, 2));
    during(t, at, 0, DEAD_MS, { dead: 1 });
    t.addLabel('flashed', boom.flashMs / 1000)
      .addLabel('wave gone', WAVE_MS / 1000)
      .addLabel('dark', LIGHT_MS / 1000);
  });
