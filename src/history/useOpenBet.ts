import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useHouse } from '../house/hooks';

/** The bet that the address has open over the history, null for none, and how another is opened: it takes the place of the one that is open. */
export function useOpenBet(): readonly [string | null, (id: string) => void] {
  const { modals, openPanel } = useHouse();
  const open = useSelector(modals, ({ context: { stack, query } }) =>
    stack.includes('bet-history-detail') ? (query.bet ?? null) : null,
  );
  return [open, useCallback((id) => openPanel('bet-history-detail', { bet: id }), [openPanel])];
}
