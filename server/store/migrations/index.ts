import { roles } from '../../accounts/migrations/20261123_roles';
import { history } from '../../history/migrations/20261123_history';
import { requestAnswers } from '../../http/migrations/20261123_request_answers';
import { inbox } from '../../inbox/migrations/20261123_inbox';
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
  requestAnswers,
  roles,
  inbox,
  history,
];
