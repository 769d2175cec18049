import { color, curve, num } from '../kit/tuning';

/** Every number of the room's motion: where it may go and what it does. Times are ms unless it says otherwise. */
export const minesTuning = {
  deal: {
    ms: num({ min: 60, max: 900, step: 10, unit: 'ms', about: 'A tile comes down onto the board.' }),
    stagger: num({
      min: 0,
      max: 120,
      step: 2,
      unit: 'ms',
      about: 'Each diagonal follows this long after the one before it.',
    }),
    from: num({ min: 0.1, max: 1, step: 0.02, unit: 'times', about: 'How small a tile is when it comes.' }),
  },
  aim: {
    liftPx: num({ min: 0, max: 24, step: 0.5, unit: 'px', about: 'A tile under the pointer lifts by this much.' }),
    turn: num({ min: -15, max: 15, step: 0.5, unit: 'deg', about: 'It turns by this much.' }),
    halfMs: num({ min: 0, max: 200, step: 5, unit: 'ms', about: 'Half-life with which it lifts and lies down.' }),
    bubble: color({ about: 'The bubble with the next multiplier.' }),
  },
  press: {
    sinkPx: num({ min: 0, max: 12, step: 0.5, unit: 'px', about: 'A pressed tile sinks by this much.' }),
    halfMs: num({ min: 0, max: 120, step: 5, unit: 'ms', about: 'Half-life with which it sinks.' }),
    ringAfterMs: num({
      min: 0,
      max: 1000,
      step: 10,
      unit: 'ms',
      about: 'A ring runs on it when the answer takes longer than this.',
    }),
  },
  flip: {
    ms: num({ min: 60, max: 900, step: 10, unit: 'ms', about: 'A tile turns over.' }),
    ease: curve({ about: 'How it turns.' }),
    stagger: num({
      min: 0,
      max: 300,
      step: 5,
      unit: 'ms',
      about: 'Gems of a round that plays itself follow each other by this much.',
    }),
    restStagger: num({
      min: 0,
      max: 120,
      step: 2,
      unit: 'ms',
      about: 'Tiles of the rest follow each other by this much.',
    }),
  },
  gem: {
    from: num({ min: 0.1, max: 1, step: 0.05, unit: 'times', about: 'How small a gem is when it pops.' }),
    popMs: num({ min: 60, max: 900, step: 10, unit: 'ms', about: 'A gem pops to its size.' }),
    over: num({ min: 0, max: 4, step: 0.1, unit: 'times', about: 'How far it overshoots.' }),
    flashMs: num({ min: 0, max: 900, step: 10, unit: 'ms', about: 'Its green flash.' }),
    flash: color({ about: 'The colour of its flash and glow.' }),
    shards: num({ min: 0, max: 32, step: 1, unit: 'count', about: 'Shards around a gem.' }),
    countMs: num({ min: 60, max: 2000, step: 10, unit: 'ms', about: 'The large number rolls to its new value.' }),
    chipMs: num({ min: 60, max: 900, step: 10, unit: 'ms', about: 'The chips slide one place.' }),
  },
  mine: {
    stopMs: num({ min: 0, max: 200, step: 5, unit: 'ms', about: 'Everything stands still for a moment.' }),
    swellMs: num({ min: 20, max: 600, step: 10, unit: 'ms', about: 'The bomb swells.' }),
    swell: num({ min: 1, max: 2, step: 0.05, unit: 'times', about: 'By how much it swells.' }),
    fps: num({ min: 8, max: 60, step: 1, unit: 'fps', about: 'Pace of the explosion, 16 frames.' }),
    size: num({ min: 1, max: 6, step: 0.1, unit: 'times', about: 'Size of the explosion in tiles.' }),
    shakePx: num({ min: 0, max: 24, step: 0.5, unit: 'px', about: 'How far the board shakes.' }),
    shakeMs: num({ min: 0, max: 900, step: 10, unit: 'ms', about: 'How long it shakes.' }),
    debris: num({ min: 0, max: 48, step: 1, unit: 'count', about: 'Sparks of the explosion.' }),
  },
  rest: {
    afterMineMs: num({ min: 0, max: 1500, step: 10, unit: 'ms', about: 'The rest turns over this long after a mine.' }),
    afterCashMs: num({
      min: 0,
      max: 1500,
      step: 10,
      unit: 'ms',
      about: 'The rest turns over this long after a cash-out.',
    }),
    gem: num({ min: 0.1, max: 1, step: 0.05, unit: 'share', about: 'How much is seen of a gem that was left.' }),
    mine: num({ min: 0.1, max: 1, step: 0.05, unit: 'share', about: 'How much is seen of a mine after a cash-out.' }),
  },
  cash: {
    flyMs: num({ min: 60, max: 2000, step: 10, unit: 'ms', about: 'A gem flies to the balance.' }),
    stagger: num({
      min: 0,
      max: 200,
      step: 5,
      unit: 'ms',
      about: 'Each gem follows this long after the one before it.',
    }),
    lapMs: num({
      min: 100,
      max: 2000,
      step: 10,
      unit: 'ms',
      about: 'A light runs once around the board when no safe cell is left.',
    }),
  },
  room: {
    rayTurn: num({ min: 0, max: 12, step: 0.1, unit: 'deg/s', about: 'How fast the rays behind the number turn.' }),
    lost: color({ about: 'The large number on a lost round.' }),
    crossFadeMs: num({
      min: 0,
      max: 600,
      step: 10,
      unit: 'ms',
      about: 'What movement becomes for those who want none.',
    }),
  },
};
