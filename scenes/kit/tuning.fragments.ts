/** Pieces of tuning schemas that more than one scene has. What they move is named by who uses them. */
import { degreesPerSecond, ms, px, share } from './tuning';

export const crossFadeMs = ms(0, 600, 'What movement becomes for those who want none.');
export const pillMs = ms(60, 900, 'The box of the amount opens.');

/** The last seconds of a countdown. */
export const beat = {
  beatScale: share(0, 0.5, 'By how much each of the last seconds is larger at first.', 0.01),
  beatMs: ms(60, 900, 'Length of the beat of each of the last seconds.'),
};

/** What can be pressed: a pool, a cell. */
export const press = (what: string) => ({
  pressMs: ms(20, 400, `A ${what} gives way to a press in this time.`),
  releaseMs: ms(20, 600, `A ${what} comes back from a press in this time.`),
  pressTo: share(0.7, 1, `How small a pressed ${what} gets.`, 0.01),
});

export const coinDrop = (what: string) => ({
  coinMs: ms(60, 900, `A coin drops on a ${what} in this time.`),
  coinDropPx: px(0, 80, `From how far up a coin drops on a ${what}.`),
});

export const bob = (what: string) => ({
  bobPx: px(0, 12, `The ${what} floats up and down by this much.`, 0.5),
  bobMs: ms(200, 4000, `The ${what} floats up, or down, in this time.`),
});

export const connectTurn = (what: string) => ms(300, 4000, `One turn of the ${what} while connecting.`);
export const bulbs = (what: string) => ms(30, 600, `The bulbs of the ${what} chase one step in this time.`);
export const rayTurn = (what: string) => degreesPerSecond(0, 12, `How fast the rays behind the ${what} turn.`, 0.1);
export const wash = (what: string) => ms(60, 2000, `The sky takes the colour of the ${what} in this time.`);
