import { useEffect, useRef } from 'react';
import { isRight, rightFlips } from '../../../../machines/coinFlip/machine';
import type { CoinFlipRound } from '../../../../machines/coinFlip/types';
import { isOpen } from '../../../../machines/kit/solo/desk';
import type { Sen } from '../../../../rules/money';
import { type Translate, useT } from '../../../i18n';
import { formatRp, formatWireMultiplier } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { useCoinFlip } from './context';
import { backOf } from './RoundFigures';
import { useTold } from './useTold';

/** What became of the round between two pictures of it, in words; null when nothing did. */
export function saidOf(
  t: Translate,
  before: CoinFlipRound | null,
  after: CoinFlipRound,
  maxProfit: Sen,
): { readonly text: string; readonly urgent: boolean } | null {
  if (before?.roundId !== after.roundId)
    return isOpen(after) && after.flips.length > 0
      ? { text: t('coinFlip.sayResume', { n: rightFlips(after).length }), urgent: false }
      : null;
  const last = after.flips.at(-1);
  if (after.status === 'won' && before.status === 'open')
    return { text: t('coinFlip.sayCash', { amount: formatRp(after.winAmount) }), urgent: true };
  if (last === undefined || after.flips.length === before.flips.length) return null;
  const side = t(`coinFlip.${last.side}`);
  return isRight(last)
    ? {
        text: t('coinFlip.sayRight', {
          side,
          rate: formatWireMultiplier(after.rate),
          amount: formatRp(backOf(after, maxProfit)),
        }),
        urgent: false,
      }
    : { text: t('coinFlip.sayWrong', { side, amount: formatRp(after.amount) }), urgent: true };
}

/** Tells screen readers what the canvas shows. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const round = useTold();
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  const before = useRef<CoinFlipRound | null>(null);
  useEffect(() => {
    if (round !== null && round !== before.current) {
      const said = saidOf(t, before.current, round, maxProfit);
      if (said !== null) announce(said.text, said.urgent ? 'assertive' : 'polite');
    }
    before.current = round;
  }, [round, maxProfit, announce, t]);
}
