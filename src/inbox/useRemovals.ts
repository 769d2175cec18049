import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useHouse } from '../house/hooks';
import { browserTimers } from '../net/timers';
import { createRemovals, type Removals } from './removals';

/** Outlive the panel: a mail deleted in it goes also when the panel has closed meanwhile. */
const made = new WeakMap<QueryClient, Removals>();

export function useRemovals(): Omit<Removals, 'pending' | 'subscribe'> & { readonly pending: string | null } {
  const house = useHouse();
  const client = useQueryClient();
  const removals = made.get(client) ?? createRemovals(house, client, (ms, work) => browserTimers.after(ms, work));
  made.set(client, removals);
  const pending = useSyncExternalStore(removals.subscribe, removals.pending);
  return { pending, remove: removals.remove, undo: removals.undo };
}
