import type { BoardGroup, DocKey } from '../../contract/docs';
import type { Int64 } from '../store/tables/columns';

/** A notice of the house; title and body are JSON of both languages, `link` '' for none, `until_at` 0 for as long as it hangs. Times in epoch ms. */
export interface BoardsTable {
  id: string;
  board_group: BoardGroup;
  title: string;
  body: string;
  link: string;
  since_at: Int64;
  until_at: Int64;
}

/** How often a doc was opened on a day (WIB, from its first ms). */
export interface DocVisitsTable {
  doc: DocKey;
  day_start: Int64;
  visits: Int64;
}

/** What an operator made of a doc: `words` is JSON of `DocText` (contract/deskDocs). A doc without a row is as the program has it. */
export interface DocVersionsTable {
  doc: DocKey;
  version: Int64;
  words: string;
  at: Int64;
  actor: string;
  reason: string;
}

export interface DocsTables {
  doc_versions: DocVersionsTable;
  boards: BoardsTable;
  doc_visits: DocVisitsTable;
}
