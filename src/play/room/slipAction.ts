import type { SlipCta } from '../../../machines/kit/cta';

/** What the main button of a timed room is decided from. `S` is what a player sets up, `Last` a set-up that the server has taken. */
export interface SlipInput<S, Last extends S> {
  /** What the room's machine allows. */
  readonly cta: SlipCta;
  /** A result is on the board: what is sent now is for the round after it. */
  readonly next: boolean;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  /** What is set up now. */
  readonly slip: S;
  /** Limits or balance do not allow it. */
  readonly blocked: boolean;
  /** What is on its way to the server, while it is. */
  readonly sending: S | null;
  /** The last set-up that was taken; null before the first. */
  readonly last: Last | null;
  /** It was taken by the round that takes bets now. */
  readonly lastIsIn: boolean;
  /** Whether the balance and the limits allow it once more. */
  readonly lastFits: boolean;
  /** What waits for the next round. */
  readonly queued: S | null;
  /** How many choices for how many rupiah. */
  measure(this: void, slip: S): { readonly count: number; readonly cost: number };
}

/**
 * The main button; `count` choices for `cost` rupiah.
 * - `pick`: nothing is chosen, a press says so. `closed`: the round takes no more bets.
 * - `place`: `next` is for the round after the one on the board. `blocked`: the fields are not in order.
 * - `again`: the last set-up once more; `later` puts it in the queue, otherwise it is sent at once.
 * - `queued`: waits for the next round to take the board; a press takes it back.
 */
export type SlipAction<Last> =
  | { readonly kind: 'login' }
  | { readonly kind: 'wait'; readonly why: 'connecting' | 'offline' }
  | { readonly kind: 'pick' }
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'place';
      readonly count: number;
      readonly cost: number;
      readonly next: boolean;
      readonly busy: boolean;
      readonly blocked: boolean;
    }
  | {
      readonly kind: 'again';
      readonly slip: Last;
      readonly count: number;
      readonly cost: number;
      readonly later: boolean;
      readonly blocked: boolean;
    }
  | { readonly kind: 'queued'; readonly count: number; readonly cost: number };

/** What the main button does now. */
export function slipAction<S, Last extends S>(input: SlipInput<S, Last>): SlipAction<Last> {
  const { cta, next, loggedIn, slip, blocked, sending, queued, measure } = input;
  if (cta.mode === 'waiting')
    return cta.why === 'placing'
      ? { kind: 'place', ...measure(sending ?? slip), next, busy: true, blocked: false }
      : { kind: 'wait', why: cta.why };
  // The token is being checked: who this is comes in a moment.
  if (cta.mode === 'login') return loggedIn ? { kind: 'wait', why: 'connecting' } : { kind: 'login' };
  if (queued !== null) return { kind: 'queued', ...measure(queued) };
  if (measure(slip).count === 0) return withoutChoice(input);
  if (cta.mode === 'closed') return { kind: 'closed' };
  return { kind: 'place', ...measure(slip), next, busy: false, blocked };
}

/** Nothing is chosen: the last set-up is offered once more, but not twice in one round by a second tap. */
function withoutChoice<S, Last extends S>({
  cta,
  next,
  last,
  lastIsIn,
  lastFits,
  measure,
}: SlipInput<S, Last>): SlipAction<Last> {
  if (cta.mode === 'closed' && !next) return { kind: 'closed' };
  if (last === null || lastIsIn) return { kind: 'pick' };
  return { kind: 'again', slip: last, ...measure(last), later: next, blocked: !lastFits };
}

/** What a press of the main button does, by name. A bet on its way is a deed of its own: its answer changes the button, not the player. */
export type Deed = SlipAction<unknown>['kind'] | 'sending';

export const deedOf = (action: SlipAction<unknown>): Deed =>
  action.kind === 'place' && action.busy ? 'sending' : action.kind;

/** What the player makes of the button by choosing on the board and letting go, and by sending what is chosen. */
const OWN: ReadonlySet<string> = new Set([
  'pick>place',
  'again>place',
  'place>pick',
  'place>again',
  'place>sending',
  'sending>place',
]);

/** Whether a change of the button comes from the player's own picks. The round, and the answer to a bet, bring all others. */
export const byOwnHand = (before: string, after: string): boolean => OWN.has(`${before}>${after}`);
