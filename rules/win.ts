import { type Sen, toSen } from './money';

/** The size of a win by w = money back / stake (art storyboard): none w <= 1, S under 2, M under 10, L under 50, XL from 50. */
export type WinSize = 'none' | 'S' | 'M' | 'L' | 'XL';

const SIZES: readonly { readonly below: bigint; readonly size: WinSize }[] = [
  { below: 2n, size: 'S' },
  { below: 10n, size: 'M' },
  { below: 50n, size: 'L' },
];

/** The size of what came back for a stake, both in sen. Nothing is celebrated unless more came back than was staked. */
export function winSizeOf(stake: Sen, back: Sen): WinSize {
  if (back <= stake) return 'none';
  return SIZES.find(({ below }) => back < stake * below)?.size ?? 'XL';
}

/** As {@link winSizeOf}, both in rupiah from the wire. */
export const winSize = (stake: number, back: number): WinSize => winSizeOf(toSen(stake), toSen(back));
