import { DICE_FACES } from '../../contract/dice';
import { DINGDONG_SELECTIONS } from '../../contract/dingdong';
import type { GameId } from '../../contract/games';
import type { BetResult, BetRow } from '../../contract/history';
import { ROULETTE_TEAMS } from '../../contract/roulette';
import { fromRate, fromSen, RATE_ONE } from '../../rules/money';
import type { Bet } from './bets';
import type { Hidden } from './hidden';

/** Pools by the number that a bet keeps. */
const POOLS: Readonly<Partial<Record<GameId, readonly (string | number)[]>>> = {
  roulette: ROULETTE_TEAMS,
  dice: DICE_FACES,
  dingdong: DINGDONG_SELECTIONS,
};

/** What a bet was put on, in the words of its game's contract (store/tables/bets says how it is kept). */
export function choiceOf({ game, choice }: Pick<Bet, 'game' | 'choice'>): string[] {
  if (choice === '') return [];
  const pools = POOLS[game];
  if (pools !== undefined) return [String(pools[Number(choice)] ?? choice)];
  return game === 'crash' ? [String(fromRate(Number(choice)))] : choice.split(',');
}

/** Whether its result may be told. */
export const isShown = ({ game, round_id, status }: Bet, hidden: Hidden): boolean =>
  status !== 'open' && hidden.get(game) !== round_id;

export function resultOf({ staked, paid }: Pick<Bet, 'staked' | 'paid'>): Exclude<BetResult, 'open'> {
  return paid > staked ? 'won' : paid < staked ? 'lost' : 'even';
}

/** What the stake was multiplied by. Pools keep no rate: what came back says it. */
export const rateOf = ({ rate, paid, staked }: Pick<Bet, 'rate' | 'paid' | 'staked'>): number =>
  fromRate(Number(rate > 0n ? rate : (paid * BigInt(RATE_ONE)) / staked));

/** A bet as the wire has it. */
export function rowOf(bet: Bet, hidden: Hidden): BetRow {
  const { bet_id, game, round_id, placed_at, staked, status, paid } = bet;
  const row = {
    id: bet_id,
    game,
    roundId: String(round_id),
    choice: choiceOf(bet),
    placedAt: Number(placed_at),
    staked: fromSen(staked),
  };
  if (!isShown(bet, hidden)) return { ...row, paid: 0, result: 'open' };
  return {
    ...row,
    paid: fromSen(paid),
    result: resultOf(bet),
    ...(status === 'returned' && { returned: true as const }),
    rate: rateOf(bet),
  };
}
