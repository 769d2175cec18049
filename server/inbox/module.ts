import type { House, ServerModule } from '../modules/module';
import { mailboxBindings } from './calls';
import { countUnread } from './mails';
import { messageAnswers } from './messages';

/** Mails of players and messages of the site (first document, sections 3, 4 and 7). */
export const inboxModule = ({ store, ledger, clock, balances }: House): ServerModule<'inbox'> => ({
  answers: messageAnswers(store),
  brief: async (userId) => ({ unread: await countUnread(store.db, userId, clock.now()) }),
  calls: mailboxBindings({ store, ledger, clock, onBalance: (userId, balance) => balances.tell(userId, balance) }),
});
