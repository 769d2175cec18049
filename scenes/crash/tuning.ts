/**
 * Every number of the room's motion, by name. The values are in tuning.json so that the studio can turn them; this file says what
 * they mean. Times are ms, lengths CSS px on a 412 px wide phone unless it says otherwise.
 */
import values from './tuning.json';

export type CrashTuning = Readonly<Record<keyof typeof values, number>>;

export interface TuningField {
  readonly unit: 'ms' | 'px' | 'px/s' | 'px/s²' | 's' | 'share' | 'times' | 'count' | '/s' | 'fps' | 'seconds';
  readonly min: number;
  readonly max: number;
  readonly note: string;
}

export const tuningFields: Readonly<Record<keyof CrashTuning, TuningField>> = {
  axisSeconds: { unit: 's', min: 2, max: 30, note: 'The time axis shows at least this much; later it follows the flight.' },
  axisRange: { unit: 'times', min: 0.1, max: 4, note: 'The multiplier axis shows at least this much above 1.' },
  axisEase: { unit: 'ms', min: 0, max: 1000, note: 'Half-life with which the axes go back to their start in a new round.' },
  guideFade: { unit: 'ms', min: 0, max: 1000, note: 'Half-life of the fade between two sets of axis marks.' },
  launchPan: { unit: 'ms', min: 300, max: 4000, note: 'The camera leaves the pad and finds the curve.' },
  launchTurn: { unit: 'ms', min: 300, max: 4000, note: 'The rocket turns from upright into the curve.' },
  launchLift: { unit: 'px', min: 0, max: 200, note: 'How far it climbs straight up before it turns.' },
  launchStretch: { unit: 'share', min: 0, max: 0.4, note: 'How much it stretches when it leaves, and squats before.' },
  padReturn: { unit: 'ms', min: 200, max: 3000, note: 'The pad comes back with a new rocket.' },
  countdownPop: { unit: 'times', min: 0, max: 1, note: 'By how much each new second of the countdown is larger at first.' },
  fuelUp: { unit: 'ms', min: 0, max: 8000, note: 'Before take-off: energy gathers at the engine.' },
  ignite: { unit: 'ms', min: 0, max: 3000, note: 'Before take-off: the flame is lit and the rocket trembles.' },
  igniteShake: { unit: 'px', min: 0, max: 6, note: 'How much it trembles.' },
  bobPx: { unit: 'px', min: 0, max: 12, note: 'The rocket floats up and down by this much.' },
  bobMs: { unit: 'ms', min: 200, max: 4000, note: 'One float up or down.' },
  flameFps: { unit: 'fps', min: 6, max: 60, note: 'Pace of the flame (12 frames).' },
  boomFps: { unit: 'fps', min: 6, max: 60, note: 'Pace of the explosion (16 frames).' },
  boomSize: { unit: 'times', min: 1, max: 8, note: 'Width of the explosion over the frame as drawn.' },
  hitStop: { unit: 'ms', min: 0, max: 200, note: 'Everything stands still when it bursts.' },
  shakePx: { unit: 'px', min: 0, max: 24, note: 'Largest offset of the shake.' },
  shakeMs: { unit: 'ms', min: 0, max: 1000, note: 'Length of the shake.' },
  flashAlpha: { unit: 'share', min: 0, max: 0.5, note: 'Brightness of the single flash.' },
  flashMs: { unit: 'ms', min: 60, max: 800, note: 'Length of the flash.' },
  debris: { unit: 'count', min: 0, max: 48, note: 'Pieces thrown out.' },
  embers: { unit: 'count', min: 0, max: 96, note: 'Glowing bits thrown out.' },
  smokePerSecond: { unit: '/s', min: 0, max: 90, note: 'Puffs of the trail.' },
  groundSmoke: { unit: 'times', min: 1, max: 10, note: 'How much more smoke there is on the pad.' },
  ventPerSecond: { unit: '/s', min: 0, max: 60, note: 'Puffs of vapour while the rocket waits.' },
  chargePerSecond: { unit: '/s', min: 0, max: 160, note: 'Lights from the ring of the pad to the engine, at take-off.' },
  sparksPerSecond: { unit: '/s', min: 0, max: 160, note: 'Sparks of the trail.' },
  driftSpeed: { unit: 'px/s', min: 0, max: 40, note: 'How fast the near stars drift at rest.' },
  scrollBase: { unit: 'px/s', min: 0, max: 400, note: 'Speed of the near stars right after take-off.' },
  scrollGain: { unit: 'px/s²', min: 0, max: 120, note: 'How much it grows each second.' },
  scrollTop: { unit: 'px/s', min: 0, max: 3000, note: 'It never gets faster than this.' },
  streakFrom: { unit: 'px/s', min: 0, max: 2000, note: 'Stars become streaks above this speed.' },
  streakGain: { unit: 'seconds', min: 0, max: 0.3, note: 'Length of a streak over the speed.' },
  popScale: { unit: 'share', min: 0, max: 0.5, note: 'The number grows by this at a whole multiple.' },
  popMs: { unit: 'ms', min: 60, max: 900, note: 'Length of that pop.' },
  crashPopScale: { unit: 'share', min: 0, max: 1, note: 'The number jumps by this when it crashes.' },
  crashPopMs: { unit: 'ms', min: 60, max: 1200, note: 'Length of that jump.' },
  pillMax: { unit: 'count', min: 1, max: 8, note: 'Cash-outs of others on screen at once.' },
  pillGap: { unit: 'ms', min: 40, max: 1000, note: 'At most one new pill in this time; of those waiting the largest win comes first.' },
  pillLife: { unit: 'ms', min: 600, max: 6000, note: 'How long a pill stays.' },
  pillIn: { unit: 'ms', min: 60, max: 800, note: 'How fast it comes in.' },
  pillRise: { unit: 'px', min: 0, max: 120, note: 'How far it rises.' },
  pillWaiting: { unit: 'count', min: 1, max: 64, note: 'How many cash-outs may wait; later ones are in the list beside the stage only.' },
  pillStale: { unit: 'ms', min: 500, max: 10000, note: 'A cash-out that waited longer is not shown any more.' },
  burstSparks: { unit: 'count', min: 0, max: 64, note: 'Gold sparks of the own cash-out.' },
  coinArc: { unit: 'ms', min: 200, max: 2400, note: 'The coin thrown out at the own cash-out.' },
  lagDim: { unit: 'share', min: 0, max: 1, note: 'What is left of the flame while no signal comes.' },
  lagFade: { unit: 'ms', min: 0, max: 1000, note: 'Half-life of that dimming.' },
  motesPerBet: { unit: 'count', min: 0, max: 12, note: 'Lights that fly into the rocket when somebody bets.' },
  moteMs: { unit: 'ms', min: 120, max: 2000, note: 'How long they fly.' },
};

export const tuning: CrashTuning = values;
