import { mailboxCalls } from '../../contract/mailbox';
import { CODE, CodeError } from '../../contract/errors';
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
import { createTurns } from '../system/turns';
import { countMails, deleteAllRead, lockMail, markAllRead, readMail, readMails } from './mails';

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
function playerOf({ player }: Pick<Caller, 'player'>): string {
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

  const inTurn = createTurns();
  /** One at a time of a player: many at once would all go through the same mails. */
  const changing = async (player: Caller['player'], work: (userId: string) => Promise<void>) => {
    const userId = playerOf({ player });
    return inTurn(userId, async () => {
      await work(userId);
      return { tags: await tagsOf(store.db, userId) };
    });
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
      ({ tag }, { player }) => changing(player, (userId) => markAllRead(store, userId, tag, clock.now())),
      COUNTING.write,
    ),

    bind(
      mailboxCalls.deleteAllRead,
      ({ tag }, { player }) => changing(player, (userId) => deleteAllRead(store, userId, tag)),
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
