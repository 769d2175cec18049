import * as z from 'zod/mini';
import { multiplier } from './common';
import { soloCalls, soloLatest, soloRoom, soloRound, soloStake, soloStep, soloStreams, stepCalls } from './solo';

/** A card by its place in the list of rules/hilo/cards: 2♦ is 0, A♣ is 51. */
export const hiloCard = z.int().check(z.gte(0), z.lt(52));

export const HILO_SELECTS = ['higher', 'lower', 'same', 'skip'] as const;
/** A guess about the next card, or a skip, which costs nothing and pays nothing. Which guesses a card allows: rules/hilo/payout. */
export const hiloSelect = z.enum(HILO_SELECTS);
export type HiloSelect = z.infer<typeof hiloSelect>;

/** One card of the trail: what was said before it came (nothing for the first), and the round's rate after it (0 on a wrong guess). */
export const hiloTurn = z.object({ card: hiloCard, select: z.optional(hiloSelect), rate: multiplier });
export type HiloTurn = z.infer<typeof hiloTurn>;

/** A round as its player sees it. `cards` begins with the one dealt at the start; the last one is the card that is open. */
export const hiloRound = z.object({ ...soloRound, cards: z.array(hiloTurn), skips: z.int() });
export type HiloRound = z.infer<typeof hiloRound>;

export const hiloLatest = z.object({ ...soloLatest, cards: z.int() });
export type HiloLatest = z.infer<typeof hiloLatest>;

/** `profitRate` is the house edge in percent, `maxRate` the multiplier at which a round ends by itself. */
const hiloRule = z.object({ profitRate: z.number(), maxRate: multiplier });

const round = hiloRound;
const room = z.extend(soloRoom(round, hiloLatest), { rule: hiloRule });
export type HiloRoom = z.infer<typeof room>;
const step = soloStep(round);

/** Calls of the Hilo room (second document, section 7, Hilo). Codes: contract/solo. */
export const hiloCalls = {
  ...soloCalls('hilo', { round, room, start: z.object(soloStake), step }),
  ...stepCalls('hilo', { select: hiloSelect }, step),
} as const;

export const hiloStreams = soloStreams('hilo', round, hiloLatest);
