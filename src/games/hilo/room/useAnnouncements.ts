import { useEffect, useRef } from 'react';
import type { HiloRound } from '../../../../machines/hilo/types';
import { isOpen } from '../../../../machines/kit/solo/desk';
import type { Sen } from '../../../../rules/money';
import type { Translate } from '../../../i18n';
import { useT } from '../../../i18n';
import { formatRp, formatWireMultiplier } from '../../../i18n/format';
import { useAnnounce } from '../../../ui/Announcer';
import { useHilo } from './context';
import { backOf } from './RoundFigures';
import { useTold } from './useTold';
import { spokenCard } from './words';

/** What became of the round between two pictures of it, in words; null when nothing did. */
export function saidOf(
  t: Translate,
  before: HiloRound | null,
  after: HiloRound,
  maxProfit: Sen,
): { readonly text: string; readonly urgent: boolean } | null {
  const last = after.cards.at(-1);
  if (last === undefined) return null;
  const card = spokenCard(t, last.card);
  if (before?.roundId !== after.roundId) {
    if (!isOpen(after)) return null;
    return { text: t(after.cards.length === 1 ? 'hilo.sayDeal' : 'hilo.sayResume', { card }), urgent: false };
  }
  const cashed =
    after.status === 'won' && before.status === 'open'
      ? { text: t('hilo.sayCash', { amount: formatRp(after.winAmount) }), urgent: true }
      : null;
  if (after.cards.length === before.cards.length) return cashed;
  if (last.select === 'skip') return { text: t('hilo.saySkip', { card }), urgent: false };
  if (after.status === 'lost')
    return { text: t('hilo.sayWrong', { card, amount: formatRp(after.amount) }), urgent: true };
  return (
    cashed ?? {
      text: t('hilo.sayRight', {
        card,
        rate: formatWireMultiplier(after.rate),
        amount: formatRp(backOf(after, maxProfit)),
      }),
      urgent: false,
    }
  );
}

/** Tells screen readers what the canvas shows. */
export function useAnnouncements(): void {
  const t = useT();
  const announce = useAnnounce();
  const round = useTold();
  const maxProfit = useHilo(({ context }) => context.maxProfit);
  const before = useRef<HiloRound | null>(null);
  useEffect(() => {
    if (round !== null && round !== before.current) {
      const said = saidOf(t, before.current, round, maxProfit);
      if (said !== null) announce(said.text, said.urgent ? 'assertive' : 'polite');
    }
    before.current = round;
  }, [round, maxProfit, announce, t]);
}
