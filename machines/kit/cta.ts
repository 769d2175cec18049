import type { Rate } from '../../rules/money';

interface Aboard {
  readonly stake: number;
  readonly auto: Rate | null;
}

/**
 * What the one big button of a room may do, by mode, and what each says besides. Amounts are rupiah, rates 1/10000. What a press moves,
 * and whether the form is in order, is the panel's to add.
 */
interface Modes {
  /** Guests. */
  readonly login: object;
  /** A bet in the round that takes bets. */
  readonly place: object;
  /** A bet in the next round. */
  readonly placeNext: object;
  /** Aboard a round that has not left: take the bet back. */
  readonly cancel: Aboard;
  /** The same for the next round. */
  readonly queued: Aboard;
  /** Aboard and running; what it would pay is stake x the running rate. */
  readonly cashOut: Aboard;
  /** The round takes no more bets. */
  readonly closed: object;
  /** Nothing is set up yet. */
  readonly pick: object;
  /** A stake is outside the limits of a bet. */
  readonly range: object;
}

/** Why nothing can be done: no picture yet, no connection, an answer on its way, or it would come too late for this round (`launching`). */
type Waiting = 'connecting' | 'offline' | 'launching' | 'placing' | 'cancelling' | 'escaping';

/** The button of a room: the modes it has, and why it may have to wait. */
export type CtaOf<Mode extends keyof Modes, Why extends Waiting> =
  { [M in Mode]: { readonly mode: M } & Modes[M] }[Mode] | { readonly mode: 'waiting'; readonly why: Why };

/** Why a set-up cannot be sent; the shell has a text for each. */
export type PlaceFault = 'login' | 'nothing-chosen' | 'bet-range' | 'closed';

/** The button of a room whose bets are set up on a slip. */
export type SlipCta = CtaOf<'login' | 'closed' | 'pick' | 'range' | 'place', 'connecting' | 'offline' | 'placing'>;

const FAULTS: Readonly<Record<PlaceFault, SlipCta>> = {
  login: { mode: 'login' },
  closed: { mode: 'closed' },
  'nothing-chosen': { mode: 'pick' },
  'bet-range': { mode: 'range' },
};
const WAITING = {
  connecting: { mode: 'waiting', why: 'connecting' },
  offline: { mode: 'waiting', why: 'offline' },
  placing: { mode: 'waiting', why: 'placing' },
} as const satisfies Readonly<Record<string, SlipCta>>;
const PLACE: SlipCta = { mode: 'place' };

/**
 * The button of a room with a slip; the same object for the same mode.
 * @param wait why nothing can be done at all, null when something can
 * @param fault what is wrong with sending the slip
 */
export const slipCta = (wait: keyof typeof WAITING | null, fault: () => PlaceFault | null): SlipCta => {
  if (wait !== null) return WAITING[wait];
  const wrong = fault();
  return wrong === null ? PLACE : FAULTS[wrong];
};
