import { sealedFactors } from '../../accounts/migrations/20261124_sealed_factors';
import { phoneProven } from '../../accounts/migrations/20261127_phone_proven';
import { sealing } from '../../accounts/migrations/20261126_sealing';
import { devicesByTime } from '../../accounts/migrations/20261127_devices_by_time';
import { roles } from '../../accounts/migrations/20261123_roles';
import { mailings } from '../../desk/migrations/20261123_mailings';
import { docVersions } from '../../docs/migrations/20261124_doc_versions';
import { docs } from '../../docs/migrations/20261123_docs';
import { fairPlay } from '../../fairplay/migrations/20261123_fair_play';
import { partners } from '../../fortune/migrations/20261124_partners';
import { freshBets } from '../../history/migrations/20261124_fresh_bets';
import { history } from '../../history/migrations/20261123_history';
import { identity } from '../../security/migrations/20261123_identity';
import { inbox } from '../../inbox/migrations/20261123_inbox';
import { operatorLog } from '../../operators/migrations/20261123_operator_log';
import { requestAnswers } from '../../http/migrations/20261123_request_answers';
import { runningBalances } from '../../ledger/migrations/20261123_running_balances';
import { frozen } from '../../accounts/migrations/20261123_frozen';
import { operatorLogFilters } from '../../operators/migrations/20261123_operator_log_filters';
import { security } from '../../accounts/migrations/20261123_security';
import { support } from '../../support/migrations/20261123_support';
import { openTickets } from '../../support/migrations/20261127_open_tickets';
import { readByTag } from '../../inbox/migrations/20261127_read_by_tag';
import { unreadByTag } from '../../inbox/migrations/20261123_unread_by_tag';
import { settings } from '../../settings/migrations/20261123_settings';
import { core } from './001_core';
import { rooms } from './002_rooms';
import { bots } from './003_bots';
import { pools } from './004_pools';
import { solo } from './005_solo';
import { operations } from './006_operations';
import { historyTotals } from './007_history_totals';
import { devices } from './008_devices';
import { clusterSecrets } from './009_cluster_secrets';
import { publicSeeds } from './010_public_seeds';
import { topWins } from './011_top_wins';
import { wingoOwnOrders } from './012_wingo_own_orders';
import { bets } from './013_bets';
import { transfers } from './014_transfers';
import { timedRounds } from './015_timed_rounds';
import { events } from './020_events';
import { answersByTime } from './021_answers_by_time';
import { archivedBets } from './022_archived_bets';
import { lineage } from './023_lineage';
import type { Migration } from './migration';

/** All steps in order: those of the games by number, those of modules, which stand in their folders, by the day on which they were written. */
export const migrations: readonly Migration[] = [
  core,
  rooms,
  bots,
  pools,
  solo,
  operations,
  historyTotals,
  devices,
  clusterSecrets,
  publicSeeds,
  topWins,
  wingoOwnOrders,
  bets,
  transfers,
  timedRounds,
  events,
  answersByTime,
  requestAnswers,
  roles,
  inbox,
  unreadByTag,
  history,
  runningBalances,
  docs,
  operatorLog,
  security,
  identity,
  fairPlay,
  support,
  frozen,
  operatorLogFilters,
  mailings,
  settings,
  partners,
  docVersions,
  sealedFactors,
  freshBets,
  sealing,
  readByTag,
  archivedBets,
  devicesByTime,
  phoneProven,
  openTickets,
  lineage,
];
