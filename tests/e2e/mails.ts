/** Mails in a player's inbox, as the house has written them on earlier days. */
import type { MailTag } from '../../contract/inbox';
import type { MailContent } from '../../contract/mailbox';
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { toSen } from '../../rules/money';

export interface SeededMail {
  readonly tag: MailTag;
  readonly template: string;
  readonly content: MailContent;
  /** How long ago it was sent, ms. */
  readonly ago: number;
  readonly read?: boolean;
  /** Rupiah. */
  readonly claim?: number;
}

/** Newest last, as ids of mails sort by their time; the player's own id keeps those of two players apart. */
const idOf = (nth: number, userId: string): string => `m${String(nth).padStart(6, '0')}-${userId}`.slice(0, 40);

/**
 * In a store that is open already, at a time of the test's.
 * @param mails newest first; returns their ids in that order
 */
export const writeMails = (
  store: Store,
  player: string,
  mails: readonly SeededMail[],
  now: number,
): Promise<readonly string[]> =>
  store.transaction(async (tx) => {
    const { id: userId } = await tx
      .selectFrom('users')
      .select('id')
      .where('name', '=', player)
      .executeTakeFirstOrThrow();
    // What the house itself has written, or is about to, is not of these tests.
    await tx.deleteFrom('outbox').where('user_id', '=', userId).execute();
    await tx.deleteFrom('mails').where('user_id', '=', userId).execute();
    const rows = mails.map(({ tag, template, content, ago, read = false, claim = 0 }, i) => ({
      id: idOf(mails.length - i, userId),
      user_id: userId,
      key: `seeded:${i}`,
      tag,
      template,
      content: JSON.stringify({ showToast: true, ...content }),
      claim: toSen(claim),
      sent_at: BigInt(now - ago),
      expires_at: 0n,
      read_at: read ? BigInt(now - ago + 1) : 0n,
    }));
    for (const row of rows) await tx.insertInto('mails').values(row).execute();
    return rows.map(({ id }) => id);
  });

/** In the data of a server that is not running. */
export async function seedMails(
  dataDir: string,
  player: string,
  mails: readonly SeededMail[],
): Promise<readonly string[]> {
  const store = await openStore({ dataDir });
  try {
    return await writeMails(store, player, mails, Date.now());
  } finally {
    await store.close();
  }
}
