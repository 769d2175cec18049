import type { TicketTopic } from '../../contract/support';
import type { DefaultedText, Int64, MaybeInt64 } from '../store/tables/columns';

/**
 * A conversation with the desk. `asker` says whose it is (askers.ts), `user_id` is null for a guest's; an asker has one that is not closed at most. Messages are numbered up to `last_seq`; `unread` counts the desk's that were not
 * seen. `waiting_since`: when the first message came that was not answered; null while none is. `taken_by` is an operator, '' for nobody; `rating` 1 to 5, 0 without; `closed_by` who ended it.
 */
export interface SupportTicketsTable {
  id: string;
  asker: string;
  user_id: string | null;
  topic: TicketTopic;
  opened_at: Int64;
  last_at: Int64;
  last_seq: Int64;
  unread: Int64;
  waiting_since: MaybeInt64;
  taken_by: DefaultedText;
  closed_at: MaybeInt64;
  closed_by: DefaultedText<'player' | 'desk' | ''>;
  rating: Int64;
}

/** `author` is the asker, or an operator's id; with `uuid` it tells a message from its repeat. `game` and `round` are '' where none is asked about; `pictures` is a JSON list of ids. */
export interface SupportMessagesTable {
  ticket_id: string;
  seq: Int64;
  kind: 'player' | 'desk' | 'note';
  author: string;
  uuid: string;
  body: string;
  pictures: string;
  game: DefaultedText;
  round: DefaultedText;
  at: Int64;
}

/** A picture as base64 of the jpg that was made of what was uploaded. `ticket_id` is '' until a message comes with it. */
export interface SupportPicturesTable {
  id: string;
  user_id: string;
  ticket_id: DefaultedText;
  jpeg: string;
  at: Int64;
}

export interface SupportTables {
  support_tickets: SupportTicketsTable;
  support_messages: SupportMessagesTable;
  support_pictures: SupportPicturesTable;
}
