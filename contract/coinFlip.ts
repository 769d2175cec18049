import * as z from 'zod/mini';
import { soloCalls, soloLatest, soloRoom, soloRound, soloStake, soloStep, soloStreams, stepCalls } from './solo';

export const COIN_SIDES = ['heads', 'tails'] as const;
/** A side of the coin. */
export const coinSide = z.enum(COIN_SIDES);
export type CoinSide = z.infer<typeof coinSide>;

/** One flip: the side that was named and the side that came. */
export const coinTurn = z.object({ select: coinSide, side: coinSide });
export type CoinTurn = z.infer<typeof coinTurn>;

/** A round as its player sees it. `flips` are in the order of their tosses; only the last one of a lost round was wrong. */
export const coinFlipRound = z.object({ ...soloRound, flips: z.array(coinTurn) });
export type CoinFlipRound = z.infer<typeof coinFlipRound>;

/** `flips` counts the tosses, the wrong one among them. */
export const coinFlipLatest = z.object({ ...soloLatest, flips: z.int() });
export type CoinFlipLatest = z.infer<typeof coinFlipLatest>;

const round = coinFlipRound;
const step = soloStep(round);
export type CoinFlipStep = z.infer<typeof step>;

/** Calls of the coin flip room (READINGS, Coin flip: as hilo's). Codes: contract/solo. */
export const coinFlipCalls = {
  ...soloCalls('coinFlip', { round, room: soloRoom(round, coinFlipLatest), start: z.object(soloStake), step }),
  ...stepCalls('coinFlip', { select: coinSide }, step),
} as const;

export const coinFlipStreams = soloStreams('coinFlip', round, coinFlipLatest);
