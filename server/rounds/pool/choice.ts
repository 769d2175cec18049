import type { Sen } from '../../../rules/money';
import type { PoolFeed } from './feed';

type Keys = Pick<PoolFeed, 'keys'>;

/** The pools of a bet as its row has them, and read back. */
export const writeChoice = ({ keys }: Keys, picks: readonly number[]): string =>
  picks.map((pool) => keys[pool]).join(',');

/** The pools of a bet and what lies on each of them: its stake is shared out evenly. */
export function readChoice({ keys }: Keys, { choice, staked }: { readonly choice: string; readonly staked: Sen }) {
  const picks = choice
    .split(',')
    .map((key) => keys.indexOf(key))
    .filter((pool) => pool >= 0);
  return { picks, amount: staked / BigInt(picks.length) };
}
