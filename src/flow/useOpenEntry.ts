import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useHouse } from '../house/hooks';

/** The movement that the address has open over the record, null for none, and how another is opened: it takes the place of the one that is open. */
export function useOpenEntry(): readonly [string | null, (id: string) => void] {
  const { modals, openPanel } = useHouse();
  const open = useSelector(modals, ({ context: { stack, query } }) =>
    stack.includes('transaction') ? (query.flow ?? null) : null,
  );
  return [open, useCallback((id) => openPanel('transaction', { flow: id }), [openPanel])];
}
