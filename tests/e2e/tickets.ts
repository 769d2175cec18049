/** Conversations with the desk that a player has had. */
import type { TicketTopic } from '../../contract/support';
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';

interface SeededWords {
  readonly from: 'player' | 'desk';
  readonly text: string;
  /** How long ago, ms. */
  readonly ago: number;
  readonly about?: { readonly game: string; readonly round: string };
}

export interface SeededTicket {
  readonly topic: TicketTopic;
  /** Oldest first; all of it was seen. */
  readonly said: readonly SeededWords[];
  readonly rating?: number;
  /** It is over since its last message. */
  readonly over?: true;
}

/** @param tickets oldest first */
export const writeTickets = (
  store: Store,
  player: string,
  tickets: readonly SeededTicket[],
  now: number,
): Promise<readonly string[]> =>
  store.transaction(async (tx) => {
    const { id: userId } = await tx
      .selectFrom('users')
      .select('id')
      .where('name', '=', player)
      .executeTakeFirstOrThrow();
    const ids: string[] = [];
    for (const [i, { topic, said, rating = 0, over }] of tickets.entries()) {
      const id = `t${i}-${userId}`.slice(0, 40);
      const asker = `u:${userId}`;
      const [first, last] = [said[0], said.at(-1)];
      const lastAt = now - (last?.ago ?? 0);
      await tx
        .insertInto('support_tickets')
        .values({
          id,
          asker,
          user_id: userId,
          topic,
          opened_at: now - (first?.ago ?? 0),
          last_at: lastAt,
          last_seq: said.length,
          unread: 0,
          waiting_since: over || last?.from === 'desk' ? null : lastAt,
          closed_at: over ? lastAt : null,
          rating,
        })
        .execute();
      for (const [n, { from, text, ago, about }] of said.entries())
        await tx
          .insertInto('support_messages')
          .values({
            ticket_id: id,
            seq: n + 1,
            kind: from,
            author: from === 'player' ? asker : 'nobody',
            uuid: `${id}-${n}`,
            body: text,
            pictures: '[]',
            game: about?.game ?? '',
            round: about?.round ?? '',
            at: now - ago,
          })
          .execute();
      ids.push(id);
    }
    return ids;
  });

/** Makes an operator with two steps of a player, in the data of a server that is not running. */
export async function seedOperator(dataDir: string, player: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    await store.db.updateTable('users').set({ role: 'operator', mfa: 'totp' }).where('name', '=', player).execute();
  } finally {
    await store.close();
  }
}
