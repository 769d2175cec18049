import { color, curve, num } from '../kit/tuning';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const rollerTuning = {
  needle: {
    pullDeg: num({ min: 0, max: 30, step: 0.5, unit: 'deg', about: 'The needle is drawn back this far before it is let go.' }),
    pullMs: num({ min: 20, max: 600, step: 10, unit: 'ms', about: 'The needle is drawn back in this time.' }),
    backMs: num({ min: 20, max: 900, step: 10, unit: 'ms', about: 'A drawn needle comes back in this time when nothing is rolled.' }),
    tremble: num({ min: 0, max: 3, step: 0.1, unit: 'deg', about: 'A drawn needle trembles by this much.' }),
    spinMs: num({ min: 300, max: 4000, step: 10, unit: 'ms', about: 'The needle runs to both ends and back to the result in this time.' }),
    turboMs: num({ min: 100, max: 1500, step: 10, unit: 'ms', about: 'The same on turbo.' }),
    spin: curve({ about: 'How the needle runs; the same for every result.' }),
    overDeg: num({ min: 0, max: 10, step: 0.1, unit: 'deg', about: 'How far the needle goes over its place before it settles.' }),
    settleMs: num({ min: 40, max: 900, step: 10, unit: 'ms', about: 'The needle comes back to its place in this time.' }),
    settle: curve({ about: 'How the needle settles; above one it swings past its place.' }),
    wakeDeg: num({ min: 0, max: 90, step: 1, unit: 'deg', about: 'Length of the light behind the needle.' }),
    wakeFadeMs: num({ min: 40, max: 2000, step: 10, unit: 'ms', about: 'Half-life of the needle’s light once it is put out.' }),
    wake: color({ about: 'The light behind the needle and at its tip.' }),
  },
  near: {
    share: num({ min: 0.01, max: 0.4, step: 0.01, unit: 'share', about: 'The last part of the way in which a marker that is passed lights up.' }),
    fadeMs: num({ min: 20, max: 900, step: 10, unit: 'ms', about: 'The edge of the zones brightens in this time.' }),
  },
  digits: {
    lockStagger: num({ min: 0, max: 200, step: 5, unit: 'ms', about: 'Each digit stops this long after the one at its left.' }),
    lockMs: num({ min: 40, max: 600, step: 10, unit: 'ms', about: 'A digit comes to a stop in this time.' }),
    lock: curve({ about: 'How a digit stops; above one it swings past its place.' }),
    slowest: num({ min: 1, max: 30, step: 0.5, unit: '/s', about: 'A rolling digit turns at least so many times.' }),
    fastest: num({ min: 5, max: 60, step: 1, unit: '/s', about: 'A rolling digit turns at most so many times.' }),
    judgeMs: num({ min: 40, max: 900, step: 10, unit: 'ms', about: 'The number takes the colour of its outcome in this time.' }),
    popScale: num({ min: 0, max: 0.5, step: 0.01, unit: 'share', about: 'A number that won swells by this much.' }),
  },
  zones: {
    swapMs: num({ min: 40, max: 900, step: 10, unit: 'ms', about: 'The colours of the zones change places, from the marker outwards.' }),
    tintMs: num({ min: 20, max: 600, step: 10, unit: 'ms', about: 'Half-life with which the zones pale for a choice that is refused.' }),
    pulseMs: num({ min: 60, max: 1200, step: 10, unit: 'ms', about: 'The zone that won pulses once in this time.' }),
    blinkMs: num({ min: 60, max: 1200, step: 10, unit: 'ms', about: 'The border at the marker blinks once when the number missed.' }),
    win: color({ about: 'The zone that wins.' }),
    winLight: color({ about: 'The lit side of the zone that wins.' }),
    winDeep: color({ about: 'The edges of the zone that wins.' }),
    lose: color({ about: 'The zone that loses.' }),
    loseLight: color({ about: 'The lit side of the zone that loses.' }),
    loseDeep: color({ about: 'The edges of the zone that loses.' }),
  },
  sparks: {
    land: num({ min: 0, max: 48, step: 1, unit: 'count', about: 'Sparks at the tip when the needle stands.' }),
    win: num({ min: 0, max: 64, step: 1, unit: 'count', about: 'Sparks at the tip when the number won.' }),
  },
  sound: {
    tickDeg: num({ min: 1, max: 60, step: 0.5, unit: 'deg', about: 'The needle ticks each time it has gone this far.' }),
    tickMs: num({ min: 16, max: 300, step: 1, unit: 'ms', about: 'Two ticks are at least this far apart.' }),
    notch: num({ min: 500, max: 25_000, step: 500, unit: 'count', about: 'The marker clicks at each multiple of this.' }),
  },
  room: {
    rayTurn: num({ min: 0, max: 12, step: 0.1, unit: 'deg/s', about: 'How fast the rays behind the gauge turn.' }),
    breatheMs: num({ min: 300, max: 6000, step: 10, unit: 'ms', about: 'One breath of the jewel in the hub.' }),
    chipMs: num({ min: 40, max: 900, step: 10, unit: 'ms', about: 'A past number pops into the history in this time.' }),
    crossFadeMs: num({ min: 0, max: 600, step: 10, unit: 'ms', about: 'What movement becomes for those who want none.' }),
  },
};
