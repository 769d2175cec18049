import type { QueryClient } from '@tanstack/react-query';
import { mailboxCalls } from '../../contract/mailbox';
import type { House } from '../house/house';
import { drop, recount, remember, unreadIn } from './kept';

/** How long a deleted mail can be had back, ms. */
export const UNDO_MS = 5_000;

/** Deleting with a moment to think better of it: the mail is out of sight at once, the server is told when that moment is over. */
export interface Removals {
  /** The mail that is about to go; null when none is. */
  readonly pending: () => string | null;
  readonly subscribe: (changed: () => void) => () => void;
  /** A second one sends the first on its way. */
  readonly remove: (id: string) => void;
  readonly undo: () => void;
}

/** @param after a timer in ms; returns how to stop it */
export function createRemovals(
  { channel, session }: Pick<House, 'channel' | 'session'>,
  client: QueryClient,
  after: (ms: number, work: () => void) => () => void,
): Removals {
  const listeners = new Set<() => void>();
  let open: { readonly id: string; readonly stop: () => void } | null = null;

  const set = (next: typeof open): void => {
    open?.stop();
    open = next;
    for (const changed of listeners) changed();
  };

  async function send(id: string): Promise<void> {
    const takeBack = remember(client);
    drop(client, id);
    try {
      const { tags } = await channel.request(mailboxCalls.remove, { id });
      recount(client, tags);
      session.send({ type: 'unread', unread: unreadIn(tags) });
    } catch {
      // The channel has said why: the mail is there again.
      takeBack();
    }
  }

  const flush = (): void => {
    if (open === null) return;
    void send(open.id);
    set(null);
  };

  return {
    pending: () => open?.id ?? null,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    remove(id) {
      if (open?.id === id) return;
      flush();
      set({ id, stop: after(UNDO_MS, flush) });
    },
    undo: () => set(null),
  };
}
