import type { PartnerPlan } from '../../contract/fortune';
import type { Int64 } from '../store/tables/columns';

/** The newest application of a player to become a partner; `decided_at` is 0 while it waits, `reason` '' unless it was refused. Times in epoch ms. */
export interface PartnerApplicationsTable {
  user_id: string;
  state: 'review' | 'accepted' | 'refused';
  channel: PartnerPlan['channel'];
  address: string;
  plan: string;
  sent_at: Int64;
  decided_at: Int64;
  reason: string;
}

export interface FortuneTables {
  partner_applications: PartnerApplicationsTable;
}
