/** The coin flip room: rendered coin and dish (blend/coin_flip.py), its sounds (audio/coinFlip.mjs). */
import { land, right, toss, wrong } from '../audio/coinFlip.mjs';
import { cashout, neutral, shared } from '../audio/shared.mjs';
import { png, series, sparkle, use } from '../tools/pieces.mjs';
import { common } from '../tools/shapes.mjs';

export const bundle = {
  fonts: use('multgold', 'title', 'num', 'numsmall'),
  sprites: {
    heads: png('coinFlip/heads', 136, { levels: 48 }),
    tails: png('coinFlip/tails', 136, { levels: 48 }),
    // On the rungs of the ladder.
    mini_heads: png('coinFlip/heads', 42, { levels: 32 }),
    mini_tails: png('coinFlip/tails', 42, { levels: 32 }),
    // Blurred by their turning: half the size is enough.
    ...series('coinFlip/spin', 24, 70, { levels: 24 }),
    dish: png('coinFlip/dish', 216, { levels: 32 }),
    ...sparkle,
    ...common,
  },
};

export const effects = {
  ...shared,
  toss: { level: { peak: -10 }, make: toss },
  land: { level: { peak: -7 }, make: land },
  right: { level: { peak: -8 }, make: right },
  wrong: { level: { peak: -9 }, make: wrong },
  cashout,
  neutral,
};

export const pictures = {
  'coin-heads': ['coinFlip/heads', 96],
  'coin-tails': ['coinFlip/tails', 96],
};
