import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useHouse } from '../house/hooks';

/** The mail that the address has open over the inbox, null for none, and how another is opened: it takes the place of the one that is open. */
export function useOpenMail(): readonly [string | null, (id: string) => void] {
  const { modals, openPanel } = useHouse();
  const open = useSelector(modals, ({ context: { stack, query } }) =>
    stack.includes('inbox-detail') ? (query.mail ?? null) : null,
  );
  return [open, useCallback((id) => openPanel('inbox-detail', { mail: id }), [openPanel])];
}
