import { CODE } from '../../../contract/errors';
import { isAutoRate } from '../../../rules/crash/payout';
import { RATE_STEP } from '../../../rules/crash/target';
import { MoneyError, type Rate, toRate } from '../../../rules/money';
import { readAmount } from '../kit/amount';
import { type Refusal, stakeKey } from '../kit/effects';
import { refuse, type Side, withBets } from './state';
import type { Bet, CrashCommand, CrashEvent, CrashState, Step } from './types';

type BetCommand = Extract<CrashCommand, { type: 'bet' }>;
type Funding = Extract<CrashEvent, { type: 'funded' | 'unfunded' }>;

/** The auto cash-out as it came: none, a rate, or null for one that no flight can be asked for. */
function readAuto(wire: number | undefined): { readonly auto: Rate | null } | null {
  if (wire === undefined) return { auto: null };
  try {
    const auto = toRate(wire);
    return auto % RATE_STEP === 0 && isAutoRate(auto) ? { auto } : null;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/**
 * Which round a bet joins: the current one until its take-off by the time of receipt, the next one while this one is up or shown.
 * A late bet for the current round is 716, any other round is 712.
 */
function sideOf(state: CrashState, { roundId, receivedAt }: BetCommand): Side | Refusal {
  const { plan } = state;
  if (roundId === plan.roundId)
    return state.status === 'preparation' && receivedAt < plan.startTime ? 'bets' : { code: CODE.gameStarted };
  if (roundId === plan.nextRoundId && state.status !== 'preparation') return 'nextBets';
  return { code: CODE.roundClosing };
}

/** Whether a bet takes the player's place in a round: a withdrawn one freed it. */
const takesPlace = (bet: Bet | undefined): boolean => bet !== undefined && bet.standing.kind !== 'withdrawn';

/** Checks a bet and asks for its stake; it is accepted once the stake is booked (`funded`). */
export function placeBet(state: CrashState, command: BetCommand): Step {
  const { ref, betId, player, roundId, receivedAt } = command;
  const amount = readAmount(command.amount, state.settings.limits);
  if (!amount.ok) return refuse(state, ref, amount.refusal);
  const rate = readAuto(command.rate);
  if (rate === null) return refuse(state, ref, { code: CODE.parameter });
  const side = sideOf(state, command);
  if (typeof side !== 'string') return refuse(state, ref, side);
  const before = state[side].get(player.id);
  if (takesPlace(before)) return refuse(state, ref, { code: CODE.alreadyIn });
  const standing = { kind: 'pending', before } as const;
  const bet: Bet = {
    betId,
    player,
    roundId,
    amount: amount.sen,
    auto: rate.auto,
    placedAt: receivedAt,
    withdrawals: before?.withdrawals ?? 0,
    standing,
  };
  return [
    withBets(state, side, state[side].with(player.id, bet)),
    [{ type: 'stake', ref, key: stakeKey(betId), userId: player.id, amount: amount.sen, round: roundId, betId }],
  ];
}

/** The ledger's word on a pending bet. Without funds it leaves no trace but its refusal (700). */
export function settleFunding(state: CrashState, { type, ref, userId, roundId }: Funding): Step {
  const side: Side = roundId === state.plan.roundId ? 'bets' : 'nextBets';
  const pending = state[side].get(userId);
  if (pending?.standing.kind !== 'pending') throw new Error(`no pending bet of ${userId} in round ${roundId}`);
  const { before } = pending.standing;
  if (type === 'unfunded') {
    const bets = before === undefined ? state[side].without(userId) : state[side].with(userId, before);
    return refuse(withBets(state, side, bets), ref, { code: CODE.insufficientBalance });
  }
  const bet: Bet = { ...pending, standing: { kind: 'open' } };
  const reply = { call: 'bet', bet, joinedNext: side === 'nextBets' } as const;
  return [
    withBets(state, side, state[side].with(userId, bet)),
    [
      { type: 'betPlaced', bet },
      { type: 'accept', ref, userId, reply },
    ],
  ];
}
