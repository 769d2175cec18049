import type { MailTag } from '../../contract/inbox';
import type { Int64 } from '../store/tables/columns';

/**
 * A player's mail. `key` says what it is about: the same event sends it once. `content` is the JSON of the contract's `mailContent` without what follows from
 * the row; `claim` in sen is what reading it books, times in epoch ms, `expires_at` and `read_at` 0 for never.
 */
export interface MailsTable {
  id: string;
  user_id: string;
  key: string;
  tag: MailTag;
  template: string;
  content: string;
  claim: Int64;
  sent_at: Int64;
  expires_at: Int64;
  read_at: Int64;
}

/** A message to everybody; title and body are JSON of both languages. */
export interface SiteMessagesTable {
  id: string;
  title: string;
  body: string;
  sent_at: Int64;
}

export interface SiteMessagesReadTable {
  user_id: string;
  message_id: string;
}

export interface InboxTables {
  mails: MailsTable;
  site_messages: SiteMessagesTable;
  site_messages_read: SiteMessagesReadTable;
  site_messages_seen: SiteMessagesReadTable;
}
