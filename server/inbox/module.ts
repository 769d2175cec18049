import type { House, ServerModule } from '../modules/module';
import { mailboxBindings } from './calls';
import { inboxListener } from './listener';
import { countUnread } from './mails';
import { countUnseen, messageAnswers } from './messages';
import { createPostOffice } from './post';

/** Mails of players and messages of the site (first document, sections 3, 4 and 7). */
export const inboxModule = ({ store, ledger, clock, entropy, publisher, balances }: House): ServerModule<'inbox'> => ({
  answers: messageAnswers(store),
  brief: async (userId) => {
    const [unread, messages] = await Promise.all([
      countUnread(store.db, userId, clock.now()),
      countUnseen(store.db, userId),
    ]);
    return { unread, messages };
  },
  listens: [inboxListener(createPostOffice({ store, clock, entropy, publisher }))],
  calls: mailboxBindings({ store, ledger, clock, onBalance: (userId, balance) => balances.tell(userId, balance) }),
});
