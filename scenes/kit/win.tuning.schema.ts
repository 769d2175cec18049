import { color, curve, num } from './tuning';

/** A win of one size. */
const size = {
  countUp: num({ min: 100, max: 4_000, step: 50, unit: 'ms', about: 'The amount counts up in this time.' }),
  sparks: num({ min: 0, max: 72, step: 1, unit: 'count', about: 'Sparks thrown out at the beginning.' }),
  coins: num({ min: 0, max: 64, step: 1, unit: 'count', about: 'Coins that fly to the balance.' }),
  hold: num({ min: 100, max: 4_000, step: 50, unit: 'ms', about: 'How long the whole amount stays.' }),
};

/** Every number of the celebration that all games share. */
export const winTuning = {
  S: size,
  M: size,
  L: size,
  XL: size,
  pillMs: num({ min: 20, max: 900, step: 10, unit: 'ms', about: 'The amount fades in in this time.' }),
  popMs: num({ min: 60, max: 1_200, step: 10, unit: 'ms', about: 'The amount pops up in this time.' }),
  rayFadeMs: num({ min: 0, max: 1_200, step: 10, unit: 'ms', about: 'The rays come in in this time.' }),
  rayTurn: num({ min: 0, max: 30, step: 0.5, unit: 'deg/s', about: 'How fast the rays turn.' }),
  coinMs: num({ min: 100, max: 2_000, step: 10, unit: 'ms', about: 'One coin flies in this time.' }),
  coinStagger: num({
    min: 5,
    max: 200,
    step: 5,
    unit: 'ms',
    about: 'Each coin leaves this long after the one before it.',
  }),
  dim: num({ min: 0, max: 1, step: 0.05, unit: 'share', about: 'How much of the stage a large win darkens.' }),
  dimMs: num({ min: 0, max: 1_000, step: 10, unit: 'ms', about: 'The stage darkens in this time.' }),
  sweepMs: num({
    min: 100,
    max: 2_000,
    step: 10,
    unit: 'ms',
    about: 'A beam of light sweeps over the largest wins in this time.',
  }),
  leaveMs: num({ min: 20, max: 1_000, step: 10, unit: 'ms', about: 'The celebration fades out in this time.' }),
  count: curve({ about: 'How the amount counts up.' }),
  rays: color({ about: 'The rays behind a large win and most of its sparks.' }),
};
