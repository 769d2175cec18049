import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../contract/inbox';
import { mailboxCalls } from '../../contract/mailbox';
import type { Pages } from '../data/hooks';
import { keyOf } from '../data/keys';
import { NO_COUNTS } from './kept';
import { createRemovals, UNDO_MS } from './removals';

const KEY = keyOf(mailboxCalls.mail, { size: 20 });
const mail = (id: string): Mail => ({ id, tag: 'news', read: true, sendTime: 1, content: '{}' });

function inbox(answer: () => Promise<unknown> = async () => ({ tags: NO_COUNTS })) {
  const client = new QueryClient();
  client.setQueryData(KEY, {
    pages: [{ list: [mail('a'), mail('b')], next: null, tags: NO_COUNTS }],
    pageParams: [{}],
  });
  const sent: string[] = [];
  const unread: number[] = [];
  let due: (() => void) | null = null;
  const removals = createRemovals(
    {
      channel: {
        request: async (_call: unknown, { id }: { id: string }) => {
          sent.push(id);
          return answer();
        },
      },
      session: { send: (event: { unread: number }) => void unread.push(event.unread) },
    } as never,
    client,
    (ms, work) => {
      expect(ms).toBe(UNDO_MS);
      due = work;
      return () => {
        if (due === work) due = null;
      };
    },
  );
  return {
    removals,
    sent,
    unread,
    isDue: () => due !== null,
    /** The moment to think better of it is over. */
    pass: async () => {
      due?.();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    ids: () => client.getQueryData<Pages<typeof mailboxCalls.mail>>(KEY)?.pages[0]?.list.map(({ id }) => id),
  };
}

describe('deleting a mail', () => {
  it('is told to the server when the moment to undo it is over', async () => {
    const { removals, sent, unread, pass, ids } = inbox();
    removals.remove('a');
    expect([removals.pending(), sent]).toEqual(['a', []]);
    await pass();
    expect([removals.pending(), sent, unread, ids()]).toEqual([null, ['a'], [0], ['b']]);
  });

  it('does not happen when it was undone', async () => {
    const { removals, sent, isDue, pass, ids } = inbox();
    removals.remove('a');
    removals.undo();
    expect([removals.pending(), isDue()]).toEqual([null, false]);
    await pass();
    expect([sent, ids()]).toEqual([[], ['a', 'b']]);
  });

  it('of a second one sends the first on its way', async () => {
    const { removals, sent, pass } = inbox();
    removals.remove('a');
    removals.remove('b');
    expect([removals.pending(), sent]).toEqual(['b', ['a']]);
    await pass();
    expect(sent).toEqual(['a', 'b']);
  });

  it('that is refused has the mail again', async () => {
    const { removals, pass, ids } = inbox(() => Promise.reject(new Error('refused')));
    removals.remove('a');
    await pass();
    expect([removals.pending(), ids()]).toEqual([null, ['a', 'b']]);
  });
});
