import * as z from 'zod/mini';
import { CLIENT_SEED_MAX_LENGTH } from './constants';
import { betRange, commandId, currency, epochMs, hex32, money, multiplier, pageOf, paging, roundId } from './common';
import type { SoloGame } from './games';
import { latestOf } from './results';
import { call, stream } from './wire';

export { soloLatest } from './results';

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
const soloStatus = z.enum(['open', 'won', 'lost']);

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

/** The room as it stands. `round` is the caller's open one, to go on with; `seeds` are the caller's, absent for guests. `latest` are everybody's, newest first. */
export const soloRoom = <Round extends z.ZodMiniType, Latest extends z.ZodMiniType>(round: Round, latest: Latest) =>
  z.object({
    round: z.optional(round),
    seeds: z.optional(soloSeeds),
    latest: latestOf(latest),
    betAmountRange: betRange,
    maxProfit: money,
    players: z.int(),
    curTime: epochMs,
  });

/** After a step: the round, the seeds of the next round, and the balance where the step moved money. */
export const soloStep = <Round extends z.ZodMiniType>(round: Round) =>
  z.object({ round, balance: z.optional(money), seeds: soloSeeds });

/** What every start of a round says, besides what is chosen. */
export const soloStake = { amount: z.number(), currency, uuid: z.optional(commandId) } as const;

const setSeedRes = z.object({ seeds: soloSeeds });
const rotateSeedRes = z.object({ seeds: soloSeeds, revealed: soloRevealed });

/** The calls that all solo rooms have. A rotation may bring a new client seed with it; without one the old one stays. */
export const soloCalls = <
  const G extends SoloGame,
  Round extends z.ZodMiniType,
  Room extends z.ZodMiniType,
  Start extends z.ZodMiniType,
  Step extends z.ZodMiniType,
>(
  game: G,
  shape: { readonly round: Round; readonly room: Room; readonly start: Start; readonly step: Step },
) => ({
  curRound: call({
    route: `game/${game}/curRound`,
    access: 'guest',
    effect: 'read',
    req: z.object({ currency }),
    res: shape.room,
  }),
  myPastRound: call({
    route: `game/${game}/myPastRound`,
    access: 'player',
    effect: 'read',
    req: paging,
    res: pageOf(shape.round),
  }),
  startRound: call({
    route: `game/${game}/startRound`,
    access: 'player',
    effect: 'write',
    req: shape.start,
    res: shape.step,
  }),
  setSeed: call({
    route: `game/${game}/setSeed`,
    access: 'player',
    effect: 'write',
    req: z.object({ clientSeed: z.string(), uuid: z.optional(commandId) }),
    res: setSeedRes,
  }),
  rotateSeed: call({
    route: `game/${game}/rotateSeed`,
    access: 'player',
    effect: 'write',
    req: z.object({ clientSeed: z.optional(z.string()), uuid: z.optional(commandId) }),
    res: rotateSeedRes,
  }),
});

/** The calls of a room whose rounds have steps. @param select what a step names */
export const stepCalls = <const G extends SoloGame, Select extends z.core.$ZodLooseShape, Step extends z.ZodMiniType>(
  game: G,
  select: Select,
  step: Step,
) => ({
  selectCard: call({
    route: `game/${game}/selectCard`,
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, ...select, uuid: z.optional(commandId) }),
    res: step,
  }),
  cashRound: call({
    route: `game/${game}/cashRound`,
    access: 'player',
    effect: 'write',
    req: z.object({ roundId, uuid: z.optional(commandId) }),
    res: step,
  }),
});

/** `update` brings everybody's rounds as they end, newest first; `result` is per user id: the own round after each step, wherever it was made. */
export const soloStreams = <const G extends SoloGame, Round extends z.ZodMiniType, Latest extends z.ZodMiniType>(
  game: G,
  round: Round,
  latest: Latest,
) => ({
  update: stream({
    route: `game/${game}/round/update`,
    access: 'guest',
    payload: z.object({ latest: latestOf(latest), players: z.int() }),
  }),
  result: stream({
    route: `game/${game}/round/{x}/result`,
    access: 'player',
    payload: z.object({ round, seeds: soloSeeds }),
  }),
});
