import * as z from 'zod/mini';
import { CLIENT_SEED_MAX_LENGTH } from './constants';
import { commandId, epochMs, hex32, money, multiplier, roundId } from './common';

export { latestOf, soloLatest, soloLobby } from './results';

/**
 * What the solo games share: mines, hilo and roller (READINGS, Fairness).
 *
 * Codes of their refusals, one for each cause wherever the documents list several (second document, section 8):
 *
 * | cause | code |
 * | --- | --- |
 * | a round is started while one is open | 785 |
 * | a step names another round than the open one; seeds are rotated while a round is open | 710 |
 * | mines: cash out before a cell is open; hilo: before a guess was right | 782; 706 |
 * | cash out of a round that is over, or nobody's, or somebody else's, with none open | 706 |
 * | the same for opening a cell or guessing; a cell off the board; a guess that the card does not allow; a refused choice | 3 |
 * | a cell that is open already | 9005 |
 * | hilo: a skip too many; a round is started sooner after the last one than the site allows | 667 |
 * | mines: a round that plays itself, where the site allows no auto-bet | 10006 |
 * | a client seed that is none | 731 |
 * | a count of mines that is none | 786 |
 * | an amount that is none; outside the limits; more than there is | 702; 711; 700 |
 */

/** The player's own text in every draw, 1 to 32 characters: whatever has a shape, so that it reads and is stored the same everywhere. */
export const clientSeed = z.string().check(z.regex(new RegExp(`^\\P{C}{1,${CLIENT_SEED_MAX_LENGTH}}$`, 'u')));

/**
 * The seeds of the next round of a player at a game. The server seed is known by its hash until it is rotated out; `nextServerSeedHash` is
 * the hash of the one that a rotation brings, so that the client seed can be chosen after both are fixed. `nonce` is the next round's: it counts the
 * rounds of the server seed, also over a change of the client seed.
 */
export const soloSeeds = z.object({
  clientSeed,
  nonce: z.int().check(z.gte(0)),
  serverSeedHash: hex32,
  nextServerSeedHash: hex32,
});
export type SoloSeedState = z.infer<typeof soloSeeds>;

/** A server seed that was rotated out, and how many rounds it drew. */
export const soloRevealed = z.object({ serverSeed: hex32, serverSeedHash: hex32, rounds: z.int() });

/**
 * What proves a round. `serverSeed` is there once the player has rotated it out, `roundHash` (the digest with counter 0) once the round
 * is over.
 */
export const soloProof = {
  clientSeed,
  nonce: z.int().check(z.gte(0)),
  serverSeedHash: hex32,
  serverSeed: z.optional(hex32),
  roundHash: z.optional(hex32),
} as const;

/** `open` until it is won or lost. */
export const soloStatus = z.enum(['open', 'won', 'lost']);
export type SoloStatus = z.infer<typeof soloStatus>;

/**
 * What every solo round tells its player. `rate` is what the stake is worth by now: what a cash-out would pay, or what was paid, times the
 * stake and within the maximum profit; 0 once lost. `winAmount` is what came back, 0 while open. `endTime` is there once it is over.
 */
export const soloRound = {
  roundId,
  amount: money,
  status: soloStatus,
  rate: multiplier,
  winAmount: money,
  startTime: epochMs,
  endTime: z.optional(epochMs),
  ...soloProof,
} as const;

/** The reply to a change of the client seed or a rotation. */
export const setSeedReq = z.object({ clientSeed: z.string(), uuid: z.optional(commandId) });
export const setSeedRes = z.object({ seeds: soloSeeds });
export type SetSeeds = z.infer<typeof setSeedRes>;
/** A rotation may bring a new client seed with it; without one the old one stays. */
export const rotateSeedReq = z.object({ clientSeed: z.optional(z.string()), uuid: z.optional(commandId) });
export const rotateSeedRes = z.object({ seeds: soloSeeds, revealed: soloRevealed });
export type RotatedSeeds = z.infer<typeof rotateSeedRes>;
