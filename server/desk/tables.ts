import type { MAILING_STATES } from '../../contract/deskMail';
import type { Int64 } from '../store/tables/columns';

/**
 * A mail to many. Title, body and audience are JSON (contract/deskMail; who was named stands there by id). `people` were counted when it was ordered; `sent` have it, in the order of their ids
 * up to `upto`. Times in epoch ms.
 */
export interface MailingsTable {
  id: string;
  operator: string;
  ordered_at: Int64;
  send_at: Int64;
  title: string;
  body: string;
  link: string;
  audience: string;
  state: (typeof MAILING_STATES)[number];
  people: Int64;
  sent: Int64;
  upto: string;
}

export interface DeskTables {
  mailings: MailingsTable;
}
