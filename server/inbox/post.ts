import { pushes } from '../../contract/inbox';
import { type MailContent, type MailValue } from '../../contract/mailbox';
import { type Sen } from '../../rules/money';
import type { Clock, Entropy, Publisher, Store, Tx } from '../ports';
import { toMail } from './mails';
import { TEMPLATES, type TemplateName } from './templates';
import { filled } from './words';

/** A mail to be sent. */
export interface Letter {
  readonly userId: string;
  /** What it is about, once a player: `welcome`, `win:crash:204817`. */
  readonly key: string;
  readonly template: TemplateName;
  /** The values of the template's blanks, and of the table. */
  readonly values: Readonly<Record<string, MailValue>>;
  /** Names of values that stand as a table below the text. */
  readonly rows?: readonly string[];
  /** A page or a panel of ours that it leads to. */
  readonly link?: string;
  readonly showToast?: boolean;
  /** What reading it books into the player's account, sen. */
  readonly claim?: Sen;
  /** Epoch ms; never without. */
  readonly expiresAt?: number;
}

export interface PostOffice {
  /** Writes a mail inside the caller's transaction, once for its key; the player's connections are told once that has committed. @returns false when the key was used before */
  send(tx: Tx, letter: Letter): Promise<boolean>;
}

export function createPostOffice(deps: {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly publisher: Publisher;
}): PostOffice {
  return {
    async send(tx, { userId, key, template, values, rows, link, showToast = true, claim = 0n, expiresAt = 0 }) {
      const { tag, title, body } = TEMPLATES[template];
      const content: MailContent = {
        showToast,
        title: filled(title.id, values),
        body: filled(body.id, values),
        values: { ...values },
        ...(rows && { rows: [...rows] }),
        ...(link !== undefined && { link }),
      };
      const row = await tx
        .insertInto('mails')
        .values({
          id: deps.entropy.id(),
          user_id: userId,
          key,
          tag,
          template,
          content: JSON.stringify(content),
          claim,
          sent_at: deps.clock.now(),
          expires_at: expiresAt,
          read_at: 0n,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return false;
      deps.store.afterCommit(tx, () => deps.publisher.toUser(userId, pushes.inboxNew.route, toMail(row)));
      return true;
    },
  };
}
