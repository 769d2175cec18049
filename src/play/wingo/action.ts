import type { Cta, WingoPhaseName } from '../../../machines/wingo/select';
import { type SentSlip, type Slip, slipCost, type SlipFault } from './slip';

/** What the main button is decided from, besides the room's own {@link Cta}. */
export interface ActionInput {
  readonly cta: Cta;
  readonly phase: WingoPhaseName;
  /** A token is there, though the player may not be known yet. */
  readonly loggedIn: boolean;
  /** What is set up now. */
  readonly slip: Slip;
  readonly fault: SlipFault | null;
  /** What is on its way to the server, while it is. */
  readonly sending: Slip | null;
  /** The last order that was taken; null before the first of this visit. */
  readonly last: SentSlip | null;
  /** What waits for the next phase. */
  readonly queued: Slip | null;
  /** The phase that takes bets now; null when none does. */
  readonly openPhase: string | null;
  /** Whether the balance and the limits allow the last order once more. */
  readonly lastFits: boolean;
}

/**
 * The main button; `count` selections for `cost` rupiah.
 * - `pick`: nothing is chosen, a press says so. `closed`: the phase takes no more bets.
 * - `place`: `next` is for the phase after the one on the board. `blocked`: the fields are not in order.
 * - `again`: the last order once more; `later` puts it in the queue, otherwise it is sent at once.
 * - `queued`: waits for the next phase to take the board; a press takes it back.
 */
export type MainAction =
  | { readonly kind: 'login' }
  | { readonly kind: 'wait'; readonly why: 'connecting' | 'offline' }
  | { readonly kind: 'pick' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'place'; readonly count: number; readonly cost: number; readonly next: boolean; readonly busy: boolean; readonly blocked: boolean }
  | { readonly kind: 'again'; readonly slip: SentSlip; readonly count: number; readonly cost: number; readonly later: boolean; readonly blocked: boolean }
  | { readonly kind: 'queued'; readonly count: number; readonly cost: number };

const measure = (slip: Slip) => ({ count: slip.select.length, cost: slipCost(slip) });

/** What the main button does now. */
export function mainAction(input: ActionInput): MainAction {
  const { cta, phase, loggedIn, slip, fault, sending, queued } = input;
  const next = phase === 'result';
  if (cta.mode === 'waiting') return cta.why === 'placing' ? { kind: 'place', ...measure(sending ?? slip), next, busy: true, blocked: false } : { kind: 'wait', why: cta.why };
  // The token is being checked: who this is comes in a moment.
  if (cta.mode === 'login') return loggedIn ? { kind: 'wait', why: 'connecting' } : { kind: 'login' };
  if (queued !== null) return { kind: 'queued', ...measure(queued) };
  if (slip.select.length === 0) return withoutPicks(input);
  if (cta.mode === 'closed') return { kind: 'closed' };
  return { kind: 'place', ...measure(slip), next, busy: false, blocked: fault !== null };
}

/** Nothing is chosen: the last order is offered once more, but not twice in one phase by a second tap. */
function withoutPicks({ cta, phase, last, openPhase, lastFits }: ActionInput): MainAction {
  if (cta.mode === 'closed' && phase !== 'result') return { kind: 'closed' };
  if (last === null || last.phase === openPhase) return { kind: 'pick' };
  return { kind: 'again', slip: last, ...measure(last), later: phase === 'result', blocked: !lastFits };
}
