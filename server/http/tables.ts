import type { Int64 } from '../store/tables/columns';

/** A write over HTTP by the client's id for it: the SHA-256 of all that it asked for, and what it was answered as JSON, '' while it is under way. */
export interface RequestAnswersTable {
  user_id: string;
  request_id: string;
  hash: string;
  begun_at: Int64;
  outcome: string;
}

export interface HttpTables {
  request_answers: RequestAnswersTable;
}
