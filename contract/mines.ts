import * as z from 'zod/mini';
import { MINES_MAX, MINES_MIN } from './constants';
import { soloCalls, soloLatest, soloRoom, soloRound, soloStake, soloStep, soloStreams, stepCalls } from './solo';
import { call } from './wire';

/** A cell of the 5 x 5 board, row by row from 0. */
export const mineCell = z.int().check(z.gte(0), z.lt(25));
const mineCount = z.int().check(z.gte(MINES_MIN), z.lte(MINES_MAX));

/** A round as its player sees it. `opened` are the cells in the order they were opened; the last one is a mine when the round is lost. `showMineIndex` are all mines once it is over, in the order of their draw; empty before. */
export const mineRound = z.object({
  ...soloRound,
  mines: mineCount,
  opened: z.array(mineCell),
  showMineIndex: z.array(mineCell),
});
export type MineRound = z.infer<typeof mineRound>;

export const mineLatest = z.object({ ...soloLatest, mines: mineCount, opened: z.int() });
export type MineLatest = z.infer<typeof mineLatest>;

const round = mineRound;
const room = soloRoom(round, mineLatest);
export type MinesRoom = z.infer<typeof room>;
const step = soloStep(round);
export type MineStep = z.infer<typeof step>;

const stake = { ...soloStake, mines: z.number() } as const;

/**
 * Calls of the Mines room (second document, section 7, Mines). `playRound` is ours, for auto play: it starts a round, opens the cells in their
 * order and cashes out, all as one command; the first mine ends it. Codes: contract/solo.
 */
export const minesCalls = {
  ...soloCalls('mines', { round, room, start: z.object(stake), step }),
  ...stepCalls('mines', { selectCard: z.number() }, step),
  playRound: call({
    route: 'game/mines/playRound',
    access: 'player',
    effect: 'write',
    req: z.object({ ...stake, cells: z.array(mineCell).check(z.minLength(1), z.maxLength(24)) }),
    res: step,
  }),
} as const;

export const minesStreams = soloStreams('mines', round, mineLatest);
