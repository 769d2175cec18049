import { CODE } from '../../../contract/errors';
import { capProfit, pay, RATE_ONE } from '../../../rules/money';
import { readAmount } from '../kit/amount';
import { endKey, type Player, type Refusal, stakeKey } from '../kit/effects';
import { betIdOf, refuse, seatOf, withSeat } from './state';
import type { Seat, SoloEffect, SoloEvent, SoloRound, SoloRules, SoloState, SoloStep } from './types';

type Of<Ask, Act, T extends SoloEvent<Ask, Act>['type']> = Extract<SoloEvent<Ask, Act>, { type: T }>;

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'code' in value;

/** The draws that a round came from: its seed is the seat's, because a seed with an open round is not rotated. */
const drawsOf = <Board>({ seeds }: Seat<Board>, { clientSeed, nonce }: SoloRound<Board>) =>
  seeds.secret.soloDraws(clientSeed, nonce);

/**
 * The round on this board: over when the board says so, when the player takes the money, or when more could not be won, because the profit of a round is limited:
 * going on would only be a risk.
 */
function standing<Ask, Board, Act>(
  rules: SoloRules<Ask, Board, Act>,
  { settingsAt }: Pick<SoloState<Ask, Board, Act>, 'settingsAt'>,
  seat: Seat<Board>,
  round: SoloRound<Board>,
  at: number,
  cashing: boolean,
): SoloRound<Board> {
  const stand = rules.stand(round.board);
  const { maxProfit } = settingsAt(round.startedAt);
  const over = (): Pick<SoloRound<Board>, 'board' | 'endedAt' | 'digest'> => {
    const draws = drawsOf(seat, round);
    return { board: rules.uncover(round.board, draws), endedAt: at, digest: draws.digest };
  };
  if (stand.status === 'lost') return { ...round, ...over(), status: 'lost', rate: 0, paid: 0n };
  const back = pay(round.amount, stand.rate);
  const full = back >= round.amount + maxProfit;
  if (stand.status === 'open' && !cashing && !full) return { ...round, rate: stand.rate };
  return { ...round, ...over(), status: 'won', rate: stand.rate, paid: capProfit(round.amount, back, maxProfit) };
}

/** The seat after a change of its round, the money it moves, and the word of it. `staked` says whether the stake left in the same step. */
function played<Ask, Board, Act>(
  rules: SoloRules<Ask, Board, Act>,
  state: SoloState<Ask, Board, Act>,
  ref: number,
  player: Player,
  before: Seat<Board>,
  round: SoloRound<Board>,
  staked: boolean,
): SoloStep<Ask, Board, Act> {
  const seat: Seat<Board> = { ...before, open: round.status === 'open' ? round : null };
  const effects: SoloEffect<Board>[] = [
    { type: 'played', player, seat, round },
    { type: 'accept', ref, userId: player.id, reply: { call: 'round', seat, round, moved: staked || round.paid > 0n } },
  ];
  if (round.paid > 0n)
    effects.unshift({
      type: 'payout',
      key: endKey(betIdOf(rules.game, round.roundId)),
      bets: [betIdOf(rules.game, round.roundId)],
      userId: player.id,
      amount: round.paid,
      round: String(round.roundId),
    });
  return [withSeat(state, seat), effects];
}

/** Checks a start and asks for its stake; the round begins once that is booked (`funded`). 785 while a round is open, 667 sooner after the last start than the house allows. */
export function startRound<Ask, Board, Act>(
  rules: SoloRules<Ask, Board, Act>,
  state: SoloState<Ask, Board, Act>,
  start: Of<Ask, Act, 'start'>,
): SoloStep<Ask, Board, Act> {
  const { ref, player, ask, script, at } = start;
  const { open, startedAt } = seatOf(state, player.id);
  if (open !== null) return refuse(state, ref, CODE.activeRound);
  if (at < startedAt + start.minRoundMs) return refuse(state, ref, CODE.tooFrequent);
  const refusal = rules.refusal(ask, script ?? []);
  if (refusal !== null) return [state, [{ type: 'refuse', ref, refusal }]];
  const amount = readAmount(start.amount, state.settingsAt(at).limits);
  if (!amount.ok) return [state, [{ type: 'refuse', ref, refusal: amount.refusal }]];
  const roundId = state.nextRoundId;
  const betId = betIdOf(rules.game, roundId);
  return [
    {
      ...state,
      nextRoundId: roundId + 1n,
      pending: state.pending.with(player.id, { player, roundId, ask, script, amount: amount.sen, at }),
    },
    [
      {
        type: 'stake',
        ref,
        key: stakeKey(betId),
        userId: player.id,
        amount: amount.sen,
        round: String(roundId),
        betId: player.id,
      },
    ],
  ];
}

/** The ledger's word on a start. Without funds it leaves no trace but its refusal (700), and does not count as a round of its seeds. */
export function beginRound<Ask, Board, Act>(
  rules: SoloRules<Ask, Board, Act>,
  state: SoloState<Ask, Board, Act>,
  { type, ref, userId }: Of<Ask, Act, 'funded' | 'unfunded'>,
): SoloStep<Ask, Board, Act> {
  const pending = state.pending.get(userId);
  if (pending === undefined) throw new Error(`${userId} has no start that waits for its stake`);
  const rest = { ...state, pending: state.pending.without(userId) };
  if (type === 'unfunded') return refuse(rest, ref, CODE.insufficientBalance);
  const { player, roundId, ask, script, amount, at } = pending;
  const before = seatOf(rest, userId);
  const { seedId, secret, clientSeed, nonce } = before.seeds;
  const draws = secret.soloDraws(clientSeed, nonce);
  let round: SoloRound<Board> = {
    roundId,
    userId,
    seedId,
    clientSeed,
    nonce,
    amount,
    serverSeedHash: secret.seedHash,
    board: rules.deal(ask, draws),
    status: 'open',
    rate: RATE_ONE,
    paid: 0n,
    startedAt: at,
    endedAt: 0,
    digest: '',
  };
  const seat: Seat<Board> = { ...before, startedAt: at, seeds: { ...before.seeds, nonce: nonce + 1 } };
  round = standing(rules, rest, seat, round, at, false);
  for (const act of script ?? []) {
    if (round.status !== 'open') break;
    const board = rules.act(round.board, act, draws, 0);
    if (isRefusal(board)) throw new Error(`a script that was accepted is refused with ${board.code}`);
    round = standing(rules, rest, seat, { ...round, board }, at, false);
  }
  if (script !== null && round.status === 'open') round = standing(rules, rest, seat, round, at, true);
  return played(rules, rest, ref, player, seat, round, true);
}

/** The open round that a step means: 710 when it is another one, `gone` when there is none. */
function openRound<Ask, Board, Act>(
  state: SoloState<Ask, Board, Act>,
  userId: string,
  roundId: string,
  gone: number,
): SoloRound<Board> | number {
  const { open } = seatOf(state, userId);
  if (open === null) return gone;
  return String(open.roundId) === roundId ? open : CODE.unfinishedGame;
}

/** One step in the open round. */
export function act<Ask, Board, Act>(
  rules: SoloRules<Ask, Board, Act>,
  state: SoloState<Ask, Board, Act>,
  event: Of<Ask, Act, 'act'>,
): SoloStep<Ask, Board, Act> {
  const { ref, player, at } = event;
  const round = openRound(state, player.id, event.roundId, CODE.parameter);
  if (typeof round === 'number') return refuse(state, ref, round);
  const seat = seatOf(state, player.id);
  const board = rules.act(round.board, event.act, drawsOf(seat, round), at - round.startedAt);
  if (isRefusal(board)) return [state, [{ type: 'refuse', ref, refusal: board }]];
  return played(rules, state, ref, player, seat, standing(rules, state, seat, { ...round, board }, at, false), false);
}

/** Takes the money of the open round. */
export function cashRound<Ask, Board, Act>(
  rules: SoloRules<Ask, Board, Act>,
  state: SoloState<Ask, Board, Act>,
  event: Of<Ask, Act, 'cash'>,
): SoloStep<Ask, Board, Act> {
  const { ref, player, at } = event;
  const round = openRound(state, player.id, event.roundId, CODE.cannotCashOut);
  if (typeof round === 'number') return refuse(state, ref, round);
  const stand = rules.stand(round.board);
  if (stand.status === 'open' && stand.cash !== null) return [state, [{ type: 'refuse', ref, refusal: stand.cash }]];
  const seat = seatOf(state, player.id);
  return played(rules, state, ref, player, seat, standing(rules, state, seat, round, at, true), false);
}
