import { color, count, curve, degreesPerSecond, ms, share } from './tuning';

/** A win of one size. */
const size = {
  countUp: ms(100, 4_000, 'The amount counts up in this time.', 50),
  sparks: count(0, 72, 'Sparks thrown out at the beginning.'),
  coins: count(0, 64, 'Coins that fly to the balance.'),
  hold: ms(100, 4_000, 'How long the whole amount stays.', 50),
};

/** Every number of the celebration that all games share. */
export const winTuning = {
  S: size,
  M: size,
  L: size,
  XL: size,
  pillMs: ms(20, 900, 'The amount fades in in this time.'),
  popMs: ms(60, 1_200, 'The amount pops up in this time.'),
  rayFadeMs: ms(0, 1_200, 'The rays come in in this time.'),
  rayTurn: degreesPerSecond(0, 30, 'How fast the rays turn.', 0.5),
  coinMs: ms(100, 2_000, 'One coin flies in this time.'),
  coinStagger: ms(5, 200, 'Each coin leaves this long after the one before it.', 5),
  dim: share(0, 1, 'How much of the stage a large win darkens.'),
  dimMs: ms(0, 1_000, 'The stage darkens in this time.'),
  sweepMs: ms(100, 2_000, 'A beam of light sweeps over the largest wins in this time.'),
  leaveMs: ms(20, 1_000, 'The celebration fades out in this time.'),
  count: curve({ about: 'How the amount counts up.' }),
  rays: color({ about: 'The rays behind a large win and most of its sparks.' }),
};
