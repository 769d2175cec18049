import type { CoinTurn } from '../../../../machines/coinFlip/types';
import type { Translate } from '../../../i18n';
import heads from '../../../ui/art/coin-heads.webp?no-inline';
import tails from '../../../ui/art/coin-tails.webp?no-inline';
import css from './Coins.module.css';

/** The coin with each side up. */
export const FACES = { heads, tails } as const;

/** The newest coins that a row has room for. */
const SHOWN = 6;

/** A round's coins in a list: the last few as they fell, a wrong one drained. */
export function Coins({ t, flips }: { readonly t: Translate; readonly flips: readonly CoinTurn[] }) {
  const from = Math.max(0, flips.length - SHOWN);
  return (
    <span className={css.coins} role="img" aria-label={flips.map(({ side }) => t(`coinFlip.${side}`)).join(', ')}>
      {from > 0 ? <span className={css.more}>…</span> : null}
      {flips.slice(from).map(({ select, side }, i) => (
        <img key={from + i} src={FACES[side]} alt="" width={22} height={22} data-wrong={select !== side || undefined} />
      ))}
    </span>
  );
}
