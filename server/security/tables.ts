import type { DOCUMENTS, IdentityState } from '../../contract/security';
import type { Int64 } from '../store/tables/columns';

/** A picture as base64 of the jpg that was made of what was uploaded. */
export interface PicturesTable {
  id: string;
  user_id: string;
  purpose: 'avatar' | 'identity';
  jpeg: string;
  at: Int64;
}

/** `born` is YYYY-MM-DD, `pictures` a JSON list of ids; `decided_at` 0 and `reason` '' until somebody has decided. */
export interface IdentificationsTable {
  user_id: string;
  state: Exclude<IdentityState, 'none'>;
  name: string;
  born: string;
  document: (typeof DOCUMENTS)[number];
  pictures: string;
  sent_at: Int64;
  decided_at: Int64;
  reason: string;
}

export interface SecurityTables {
  pictures: PicturesTable;
  identifications: IdentificationsTable;
}
