/**
 * What the lobby says of rooms that draw, and players of each other: the parts of the games' contracts that a first screen needs, without the rest of them.
 */
import * as z from 'zod/mini';
import { DINGDONG_SELECTIONS, LATEST_BETS_SIZE } from './constants';
import { epochMs, money, multiplier, roundId } from './common';

/** The documented status of a round: 0 started (bets are open), 1 ended (it is drawn). -1, idle, is the client's own. */
export const poolStatus = z.union([z.literal(0), z.literal(1)]);
export type PoolStatus = z.infer<typeof poolStatus>;
export const POOL_STARTED = 0 as const satisfies PoolStatus;
export const POOL_ENDED = 1 as const satisfies PoolStatus;

/** A pocket: 0 black, 1 to 7 red, 8 to 14 blue. */
export const rouletteNumber = z.int().check(z.gte(0), z.lte(14));

/** The six faces, by index: a face has one pip more. Pools come in this order. */
export const DICE_FACES = [0, 1, 2, 3, 4, 5] as const;
export const diceFace = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type DiceFace = z.infer<typeof diceFace>;

/** The faces that the three dice show. */
export const diceRoll = z.tuple([diceFace, diceFace, diceFace]);
export type DiceRoll = z.infer<typeof diceRoll>;

export const dingdongSelection = z.enum(DINGDONG_SELECTIONS);
export type DingdongSelection = z.infer<typeof dingdongSelection>;

/** Where a run of the ring stops: on AGAIN the bets stand and the ring runs again. */
export const dingdongStop = z.enum([...DINGDONG_SELECTIONS, 'AGAIN']);
export type DingdongStop = z.infer<typeof dingdongStop>;

/** A finished round of somebody, for everybody: the name masked, `hue` the disc's. `multiplier` is what was paid, 0 for a round lost. */
export const soloLatest = {
  roundId,
  name: z.string(),
  avatar: z.string(),
  hue: z.int().check(z.gte(0), z.lt(360)),
  amount: money,
  multiplier,
  winAmount: money,
  time: epochMs,
} as const;

export const latestOf = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(LATEST_BETS_SIZE));

/** The lobby's line of a solo room: newest first. */
export const soloLobby = { players: z.int(), bots: z.int(), latest: latestOf(z.object(soloLatest)) } as const;
