import type { PoolGame } from '../../../contract/pool';
import type { Translate } from '../../i18n';
import { formatAmount } from '../../i18n/format';

/**
 * What the games have in common that play one table, whose rounds are numbered: roulette, dice, dingdong.
 * @param drawn a draw in words
 */
export const oneTable = <D>(id: PoolGame, drawn: (t: Translate, draw: D) => string) => ({
  id,
  area: 'pool' as const,
  chain: () => id,
  again: (t: Translate) => t('pool.again'),
  roundName: (t: Translate, roundId: string) => t('room.round', { id: formatAmount(BigInt(roundId) * 100n) }),
  between: (before: string, roundId: string) => Number(BigInt(roundId) - BigInt(before)),
  drawn,
  sayDraw: (t: Translate, _roundId: string, draw: D) => t('pool.sayDraw', { name: drawn(t, draw) }),
});

/** The pool of a bet on one. */
export function poolOf<P>(select: readonly P[]): P {
  const [pool] = select;
  if (pool === undefined) throw new Error('a bet on nothing');
  return pool;
}
