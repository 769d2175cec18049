import { CODE } from '../../../contract/errors';
import { readAmount } from '../kit/amount';
import { type Refusal, stakeKey } from '../kit/effects';
import { betLimits } from './limits';
import { shareOf, withBet } from './state';
import type { PoolBet, PoolBetCommand, PoolEvent, PoolState, PoolStep } from './types';

type Funding = Extract<PoolEvent, { type: 'funded' | 'unfunded' }>;

const refuse = (state: PoolState, ref: number, refusal: Refusal): PoolStep => [
  state,
  [{ type: 'refuse', ref, refusal }],
];

/**
 * Why a bet is not for the round that is open, one code a cause: the game's word for a round that there is none of yet (3); its own "has started, join the
 * next one" (1321, 1331, 1371) for one whose bets were closed when it came; 712 when it came in time but the round was drawn before its turn, and for all
 * three in Wingo.
 */
function tooLate({ rules, plan, outcome }: PoolState, { roundId, receivedAt }: PoolBetCommand): Refusal | null {
  const started = { code: rules.startedCode };
  if (roundId !== null && BigInt(roundId) > BigInt(plan.roundId)) return rules.notYet;
  if (roundId === null ? receivedAt < plan.startTime : roundId !== plan.roundId) return started;
  if (receivedAt >= plan.closeTime) return started;
  return outcome === null ? null : { code: CODE.roundClosing };
}

/** Checks a bet and asks for its stake; it is accepted once the stake is booked (`funded`). 667 for a player with as many in the round as one may have. */
export function placeBet(state: PoolState, command: PoolBetCommand): PoolStep {
  const { ref, betId, player, picks, receivedAt } = command;
  const { rules, settings, plan } = state;
  const fault = rules.faultOf(picks);
  if (fault !== null) return refuse(state, ref, fault);
  const amount = readAmount(command.amount, betLimits(rules, settings));
  if (!amount.ok) return refuse(state, ref, amount.refusal);
  const late = tooLate(state, command);
  if (late !== null) return refuse(state, ref, late);
  if (shareOf(state, player.id).bets >= rules.maxBets) return refuse(state, ref, { code: CODE.tooFrequent });
  const cost = amount.sen * BigInt(picks.length);
  const bet: PoolBet = {
    betId,
    player,
    roundId: plan.roundId,
    picks,
    amount: amount.sen,
    cost,
    placedAt: receivedAt,
  };
  return [
    { ...state, pending: state.pending.with(betId, bet) },
    [{ type: 'stake', ref, key: stakeKey(betId), userId: player.id, amount: cost, round: plan.roundId, betId }],
  ];
}

/** The ledger's word on a pending bet. Without funds it leaves no trace but its refusal (700). */
export function settleFunding(state: PoolState, { type, ref, betId }: Funding): PoolStep {
  const bet = state.pending.get(betId);
  if (bet === undefined) throw new Error(`no pending bet ${betId}`);
  const rest = { ...state, pending: state.pending.without(betId) };
  if (type === 'unfunded') return refuse(rest, ref, { code: CODE.insufficientBalance });
  const after = withBet(rest, bet);
  const { amounts } = shareOf(after, bet.player.id);
  return [
    after,
    [
      { type: 'betPlaced', bet },
      { type: 'accept', ref, userId: bet.player.id, reply: { call: 'bet', bet, amounts } },
    ],
  ];
}
