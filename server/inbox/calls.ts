import { mailboxCalls } from '../../contract/mailbox';
import { CODE, CodeError } from '../../contract/errors';
import type { MailTag } from '../../contract/inbox';
import {
  bind,
  type Balance,
  type Caller,
  type CallBinding,
  type Clock,
  type Ledger,
  type Store,
  type Tx,
} from '../ports';
import { countMails, lockMail, readMail, readMails } from './mails';

export interface MailboxDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Told a balance that a claim moved. */
  readonly onBalance: (userId: string, balance: Balance) => void;
}

/** Mails of every tag are counted with each answer, a thousand rows of each: what that costs, of reads and of commands. */
const COUNTING = { read: 10, write: 4 } as const;

/** The gateway has checked that there is one (contract: access). */
function playerOf({ player }: Caller): string {
  if (player === null) throw new CodeError(CODE.loginFirst);
  return player.id;
}

/** The inbox's calls (contract/mailbox). */
export function mailboxBindings({ store, ledger, clock, onBalance }: MailboxDeps): CallBinding[] {
  const tagsOf = (db: Store['db'] | Tx, userId: string) => countMails(db, userId, clock.now());

  /** Books what a mail brings. The mail's own id is the key, so that it comes once whoever asks, and however often. */
  const claim = async (tx: Tx, userId: string, id: string, amount: bigint): Promise<Balance> => {
    const [posted] = await ledger.post(tx, [{ key: `mail:${id}`, userId, kind: 'gift', amount, ref: `mail:${id}` }]);
    if (posted === undefined) throw new Error('the ledger answers every movement');
    return posted;
  };

  return [
    bind(
      mailboxCalls.mail,
      async (asked, caller) => {
        const userId = playerOf(caller);
        return { ...(await readMails(store.db, userId, asked, clock.now())), tags: await tagsOf(store.db, userId) };
      },
      COUNTING.read,
    ),

    bind(mailboxCalls.one, async ({ id }, caller) => {
      const found = await readMail(store.db, playerOf(caller), id, clock.now());
      if (found === null) throw new CodeError(CODE.parameter);
      return { mail: found };
    }),

    bind(
      mailboxCalls.read,
      async ({ id }, caller) => {
        const userId = playerOf(caller);
        const { balance, tags } = await store.transaction(async (tx) => {
          const now = clock.now();
          const mail = await lockMail(store, tx, userId, id, now);
          if (!mail) throw new CodeError(CODE.parameter);
          if (mail.read_at > 0n) return { balance: null, tags: await tagsOf(tx, userId) };
          await tx.updateTable('mails').set({ read_at: now }).where('id', '=', id).execute();
          const claimed = mail.claim > 0n ? await claim(tx, userId, id, mail.claim) : null;
          return { balance: claimed, tags: await tagsOf(tx, userId) };
        });
        if (balance) onBalance(userId, balance);
        return { claimed: balance !== null, tags };
      },
      COUNTING.write,
    ),

    bind(
      mailboxCalls.readAll,
      async ({ tag }, caller) => {
        const userId = playerOf(caller);
        return store.transaction(async (tx) => {
          const unread = tx
            .updateTable('mails')
            .set({ read_at: clock.now() })
            .where('user_id', '=', userId)
            .where('read_at', '=', 0n)
            .where('claim', '=', 0n);
          await (tag === undefined ? unread : unread.where('tag', '=', tag)).execute();
          return { tags: await tagsOf(tx, userId) };
        });
      },
      COUNTING.write,
    ),

    bind(
      mailboxCalls.deleteAllRead,
      async ({ tag }, caller) => {
        const userId = playerOf(caller);
        return store.transaction(async (tx) => {
          await readOf(tx, userId, tag).execute();
          return { tags: await tagsOf(tx, userId) };
        });
      },
      COUNTING.write,
    ),

    bind(
      mailboxCalls.remove,
      async ({ id }, caller) => {
        const userId = playerOf(caller);
        return store.transaction(async (tx) => {
          const mail = await lockMail(store, tx, userId, id, clock.now());
          if (!mail) throw new CodeError(CODE.parameter);
          if (mail.claim > 0n && mail.read_at === 0n) throw new CodeError(CODE.claimFailed);
          await tx.deleteFrom('mails').where('id', '=', id).execute();
          return { tags: await tagsOf(tx, userId) };
        });
      },
      COUNTING.write,
    ),
  ];
}

const readOf = (tx: Tx, userId: string, tag: MailTag | undefined) => {
  const read = tx.deleteFrom('mails').where('user_id', '=', userId).where('read_at', '>', 0n);
  return tag === undefined ? read : read.where('tag', '=', tag);
};
