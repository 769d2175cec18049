import type { WingoPhaseName } from '../../../../machines/wingo/select';
import { type SlipAction, slipAction, type SlipInput } from '../../../play/room/slipAction';
import type { StakeFault } from '../../../play/room/stakeFault';
import { type SentSlip, type Slip, slipCost } from './slip';

/** What the main button of Wingo is decided from, besides what the room's machine allows. */
export interface ActionInput extends Pick<
  SlipInput<Slip, SentSlip>,
  'cta' | 'loggedIn' | 'slip' | 'sending' | 'last' | 'queued' | 'lastFits'
> {
  readonly phase: WingoPhaseName;
  readonly fault: StakeFault | null;
  /** The phase that takes bets now; null when none does. */
  readonly openPhase: string | null;
}

export type MainAction = SlipAction<SentSlip>;

const measure = (slip: Slip) => ({ count: slip.select.length, cost: slipCost(slip) });

/** What the main button does now: `count` selections for `cost` rupiah. */
export const mainAction = ({ phase, fault, openPhase, ...input }: ActionInput): MainAction =>
  slipAction<Slip, SentSlip>({
    ...input,
    next: phase === 'result',
    blocked: fault !== null,
    lastIsIn: input.last !== null && input.last.phase === openPhase,
    measure,
  });
