import { CRASH_MAX_WITHDRAWALS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { endKey, type Refusal } from '../kit/effects';
import { refuse, type Side, withBets } from './state';
import type { Bet, CrashCommand, CrashState, Step } from './types';

type CancelCommand = Extract<CrashCommand, { type: 'cancel' }>;

/** A bet may be taken back until the take-off of its round by the time of receipt. */
function sideOf({ plan, status }: CrashState, { roundId, receivedAt }: CancelCommand): Side | Refusal {
  if (roundId === plan.nextRoundId) return 'nextBets';
  if (roundId !== plan.roundId) return { code: CODE.roundClosing };
  return status === 'preparation' && receivedAt < plan.startTime ? 'bets' : { code: CODE.gameStarted };
}

/**
 * Takes the caller's own bet back; its stake returns in full. 706 without a bet, 9005 for one taken back before, 667 for a player who has
 * taken back as many in this round as one may: each is several rows in the store and a message to everybody.
 */
export function cancelBet(state: CrashState, command: CancelCommand): Step {
  const { ref, userId, roundId } = command;
  const side = sideOf(state, command);
  if (typeof side !== 'string') return refuse(state, ref, side);
  const open = state[side].get(userId);
  if (open === undefined) return refuse(state, ref, { code: CODE.cannotCashOut });
  if (open.standing.kind !== 'open') return refuse(state, ref, { code: CODE.repeatedRequest });
  if (open.withdrawals >= CRASH_MAX_WITHDRAWALS) return refuse(state, ref, { code: CODE.tooFrequent });
  const bet: Bet = { ...open, withdrawals: open.withdrawals + 1, standing: { kind: 'withdrawn' } };
  return [
    withBets(state, side, state[side].with(userId, bet)),
    [
      { type: 'refund', key: endKey(bet.betId), bets: [bet.betId], userId, amount: bet.amount, round: roundId },
      { type: 'betWithdrawn', bet },
      { type: 'accept', ref, userId, reply: { call: 'cancel', roundId } },
    ],
  ];
}
