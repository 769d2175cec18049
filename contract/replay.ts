import * as z from 'zod/mini';
import { epochMs, hex32, money, multiplier, none, roundId } from './common';
import { diceFace, diceRoll } from './dice';
import { dingdongLog, dingdongRun, dingdongSelection } from './dingdong';
import { coinSide } from './coinFlip';
import { chainId } from './share';
import type { OpenGame, SoloGame } from './games';
import { hiloCard, hiloSelect } from './hilo';
import { endpoint, type Endpoint } from './http';
import { mineCell } from './mines';
import { rollerNumber } from './roller';
import { rouletteNumber, rouletteTeam } from './roulette';
import { soloProof } from './solo';
import { phaseNum, wingoDraw, wingoModel, wingoNumber, wingoSelection } from './wingo';

/** Players of a round that a record names, at most: the largest stakes. The rest is counted. */
export const RECORD_PLAYERS = 500;

/** What anybody needs to compute a round again; texts as they were published. */
export const recordProof = z.object({
  serverSeed: hex32,
  seedHash: hex32,
  publicSeed: z.string(),
  digest: hex32,
  /** The chain it was drawn from (contract/fair) and the round's place in it, from 1; absent in copies that a browser kept from before chains had pages. */
  chain: z.optional(z.object({ chainId, index: z.int().check(z.gte(1)) })),
  /** The link of the chain that was open before this round: the last round's seed, or the one published before the first round. So many hashes away. */
  earlier: z.object({ serverSeed: hex32, links: z.int().check(z.gte(1)) }),
});
export type RecordProof = z.infer<typeof recordProof>;

/** Who took part, as everybody sees them: no id, the name masked. `hue` is the disc's, `bot` marks house bots. `at` is ms from the start of the record's time. */
const seat = {
  name: z.string(),
  avatar: z.string(),
  hue: z.int().check(z.gte(0), z.lt(360)),
  bot: z.optional(z.literal(true)),
  at: z.int(),
  amount: money,
};

/**
 * A finished round of crash for everybody. Times `at` are ms after take-off; bets have negative ones. `more` players are not in the list.
 * `bets`, `staked` and `paid` are those of players, bots left out.
 */
export const crashRecord = z.object({
  roundId,
  startTime: epochMs,
  /** How long bets were taken before take-off. */
  preparationMs: z.int(),
  target: multiplier,
  proof: recordProof,
  bets: z.int(),
  staked: money,
  paid: money,
  players: z.array(z.object({ ...seat, out: z.optional(z.object({ at: z.int(), rate: multiplier, win: money })) })),
  more: z.int(),
});
export type CrashRecord = z.infer<typeof crashRecord>;

/** A drawn phase of Wingo for everybody. Times `at` are ms after the start of the phase. `history` are the draws before it, newest first. */
export const wingoRecord = z.object({
  phase: phaseNum,
  model: wingoModel,
  startTime: epochMs,
  closeTime: epochMs,
  endTime: epochMs,
  number: wingoNumber,
  history: z.array(wingoDraw),
  proof: recordProof,
  orders: z.int(),
  staked: money,
  paid: money,
  players: z.array(z.object({ ...seat, select: z.array(wingoSelection), win: money })),
  more: z.int(),
});
export type WingoRecord = z.infer<typeof wingoRecord>;

/** What a finished round of a solo game tells everybody. `player` is who played it, `rate` what was paid, 0 for a round lost. Times `at` are ms from the start of the round. */
const soloRecord = {
  roundId,
  startTime: epochMs,
  endTime: epochMs,
  player: z.object({ name: z.string(), avatar: z.string(), hue: z.int().check(z.gte(0), z.lt(360)) }),
  amount: money,
  rate: multiplier,
  winAmount: money,
  /** The server seed joins once its player has rotated it out; until then the hash binds it. */
  proof: z.object({ ...soloProof, roundHash: hex32 }),
} as const;

/** A finished round of Mines. `steps` are the cells as they were opened; a lost round's last one is a mine. */
export const minesRecord = z.object({
  ...soloRecord,
  mines: z.int(),
  showMineIndex: z.array(mineCell),
  steps: z.array(z.object({ cell: mineCell, at: z.int() })),
});
export type MinesRecord = z.infer<typeof minesRecord>;

/** A finished round of Hilo. `first` is the card dealt at the start, `steps` are what was said and the card that came. */
export const hiloRecord = z.object({
  ...soloRecord,
  first: hiloCard,
  steps: z.array(z.object({ select: hiloSelect, card: hiloCard, rate: multiplier, at: z.int() })),
});
export type HiloRecord = z.infer<typeof hiloRecord>;

/** A round of Roller. */
export const rollerRecord = z.object({
  ...soloRecord,
  result: rollerNumber,
  choose: rollerNumber,
  isHigher: z.boolean(),
});
export type RollerRecord = z.infer<typeof rollerRecord>;

/** A finished round of coin flip. `steps` are the sides as they were named and as they fell; a lost round's last one differs. */
export const coinFlipRecord = z.object({
  ...soloRecord,
  steps: z.array(z.object({ select: coinSide, side: coinSide, at: z.int() })),
});
export type CoinFlipRecord = z.infer<typeof coinFlipRecord>;

/** A drawn round of a timed room for everybody. Times `at` are ms after `startTime`; a player has one entry for each bet. `history` are the results before it, newest first. */
const timed = {
  roundId,
  startTime: epochMs,
  closeTime: epochMs,
  stopTime: epochMs,
  endTime: epochMs,
  proof: recordProof,
  bets: z.int(),
  staked: money,
  paid: money,
  more: z.int(),
};

export const rouletteRecord = z.object({
  ...timed,
  result: rouletteNumber,
  history: z.array(rouletteNumber),
  players: z.array(z.object({ ...seat, select: rouletteTeam, win: money })),
});
export type RouletteRecord = z.infer<typeof rouletteRecord>;

export const diceRecord = z.object({
  ...timed,
  result: diceRoll,
  history: z.array(diceRoll),
  players: z.array(z.object({ ...seat, select: diceFace, win: money })),
});
export type DiceRecord = z.infer<typeof diceRecord>;

/** `runs` are all runs of the ring, AGAIN among them: the last one is paid. `stopTime` is the last one's. */
export const dingdongRecord = z.object({
  ...timed,
  result: dingdongSelection,
  runs: z.array(dingdongRun),
  history: z.array(dingdongLog),
  players: z.array(z.object({ ...seat, select: dingdongSelection, win: money })),
});
export type DingdongRecord = z.infer<typeof dingdongRecord>;

/** A room's record never changes. */
const roomEndpoint = <Id extends z.ZodMiniType, Reply extends z.ZodMiniType>(game: OpenGame, id: Id, reply: Reply) =>
  endpoint({
    method: 'GET',
    path: `/main/game/${game}/record`,
    access: 'guest',
    immutable: true,
    query: z.object({ roundId: id }),
    body: none,
    reply,
  });

/** A solo game's record gains its server seed. */
const soloEndpoint = <Reply extends z.ZodMiniType>(game: SoloGame, reply: Reply) =>
  endpoint({
    method: 'GET',
    path: `/main/game/${game}/record`,
    access: 'guest',
    rate: 'lookup',
    query: z.object({ roundId }),
    body: none,
    reply,
  });

/**
 * The public record of a finished round, for playing it back. A round that is unknown, void or still running is refused with 3: what it will
 * be is nobody's to know.
 */
export const replayEndpoints = {
  crash: roomEndpoint('crash', roundId, crashRecord),
  wingo: roomEndpoint('wingo', phaseNum, wingoRecord),
  roulette: roomEndpoint('roulette', roundId, rouletteRecord),
  dice: roomEndpoint('dice', roundId, diceRecord),
  dingdong: roomEndpoint('dingdong', roundId, dingdongRecord),
  mines: soloEndpoint('mines', minesRecord),
  hilo: soloEndpoint('hilo', hiloRecord),
  roller: soloEndpoint('roller', rollerRecord),
  coinFlip: soloEndpoint('coinFlip', coinFlipRecord),
} as const satisfies Record<OpenGame, Endpoint>;

/** The public record of a game's finished round. */
export type GameRecord<G extends OpenGame> = z.output<(typeof replayEndpoints)[G]['reply']>;
