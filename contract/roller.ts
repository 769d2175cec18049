import * as z from 'zod/mini';
import { money, multiplier } from './common';
import { soloCalls, soloLatest, soloRoom, soloRound, soloSeeds, soloStake, soloStreams } from './solo';

/** 0 to 100000: what is rolled and what may be chosen. */
export const rollerNumber = z.int().check(z.gte(0), z.lte(100_000));

/** A round: over as soon as it began. `multiplier` is what was paid, 0 for a round lost; `chance` of the choice and what it pays are rules/roller's. */
export const rollerRound = z.object({
  ...soloRound,
  result: rollerNumber,
  choose: rollerNumber,
  isHigher: z.boolean(),
  multiplier,
});
export type RollerRound = z.infer<typeof rollerRound>;

export const rollerLatest = z.object({
  ...soloLatest,
  result: rollerNumber,
  choose: rollerNumber,
  isHigher: z.boolean(),
});
export type RollerLatest = z.infer<typeof rollerLatest>;

const round = rollerRound;

/** The documented reply (result, choose, isHigher, multiplier) lies flat, with the round's other fields beside it. */
const step = z.extend(round, { balance: money, seeds: soloSeeds });
export type RollerStep = z.infer<typeof step>;

/** Calls of the Roller room (second document, section 7, Roller); its `round` is the caller's last one. Codes: contract/solo. */
export const rollerCalls = soloCalls('roller', {
  round,
  room: soloRoom(round, rollerLatest),
  start: z.object({ ...soloStake, choose: z.number(), isHigher: z.boolean() }),
  step,
});

export const rollerStreams = soloStreams('roller', round, rollerLatest);
