import { color, count, curve, degrees, ms, perSecond, share } from '../kit/tuning';
import { crossFadeMs, rayTurn } from '../kit/tuning.fragments';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const rollerTuning = {
  needle: {
    pullDeg: degrees(0, 30, 'The needle is drawn back this far before it is let go.', 0.5),
    pullMs: ms(20, 600, 'The needle is drawn back in this time.'),
    backMs: ms(20, 900, 'A drawn needle comes back in this time when nothing is rolled.'),
    tremble: degrees(0, 3, 'A drawn needle trembles by this much.', 0.1),
    spinMs: ms(300, 4000, 'The needle runs to both ends and back to the result in this time.'),
    turboMs: ms(100, 1500, 'The same on turbo.'),
    spin: curve({ about: 'How the needle runs; the same for every result.' }),
    overDeg: degrees(0, 10, 'How far the needle goes over its place before it settles.', 0.1),
    settleMs: ms(40, 900, 'The needle comes back to its place in this time.'),
    settle: curve({ about: 'How the needle settles; above one it swings past its place.' }),
    wakeDeg: degrees(0, 90, 'Length of the light behind the needle.'),
    wakeFadeMs: ms(40, 2000, 'Half-life of the needle’s light once it is put out.'),
    wake: color({ about: 'The light behind the needle and at its tip.' }),
  },
  near: {
    share: share(0.01, 0.4, 'The last part of the way in which a marker that is passed lights up.', 0.01),
    fadeMs: ms(20, 900, 'The edge of the zones brightens in this time.'),
  },
  digits: {
    lockStagger: ms(0, 200, 'Each digit stops this long after the one at its left.', 5),
    lockMs: ms(40, 600, 'A digit comes to a stop in this time.'),
    lock: curve({ about: 'How a digit stops; above one it swings past its place.' }),
    slowest: perSecond(1, 30, 'A rolling digit turns at least so many times.', 0.5),
    fastest: perSecond(5, 60, 'A rolling digit turns at most so many times.'),
    judgeMs: ms(40, 900, 'The number takes the colour of its outcome in this time.'),
    popScale: share(0, 0.5, 'A number that won swells by this much.', 0.01),
  },
  zones: {
    swapMs: ms(40, 900, 'The colours of the zones change places, from the marker outwards.'),
    tintMs: ms(20, 600, 'Half-life with which the zones pale for a choice that is refused.'),
    pulseMs: ms(60, 1200, 'The zone that won pulses once in this time.'),
    blinkMs: ms(60, 1200, 'The border at the marker blinks once when the number missed.'),
    win: color({ about: 'The zone that wins.' }),
    winLight: color({ about: 'The lit side of the zone that wins.' }),
    winDeep: color({ about: 'The edges of the zone that wins.' }),
    lose: color({ about: 'The zone that loses.' }),
    loseLight: color({ about: 'The lit side of the zone that loses.' }),
    loseDeep: color({ about: 'The edges of the zone that loses.' }),
  },
  sparks: {
    land: count(0, 48, 'Sparks at the tip when the needle stands.'),
    win: count(0, 64, 'Sparks at the tip when the number won.'),
  },
  sound: {
    tickDeg: degrees(1, 60, 'The needle ticks each time it has gone this far.', 0.5),
    tickMs: ms(16, 300, 'Two ticks are at least this far apart.', 1),
    notch: count(500, 25_000, 'The marker clicks at each multiple of this.', 500),
  },
  room: {
    rayTurn: rayTurn('gauge'),
    breatheMs: ms(300, 6000, 'One breath of the jewel in the hub.'),
    chipMs: ms(40, 900, 'A past number pops into the history in this time.'),
    crossFadeMs,
  },
};
