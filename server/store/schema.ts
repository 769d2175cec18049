import type { DeskTables } from '../desk/tables';
import type { DocsTables } from '../docs/tables';
import type { FairPlayTables } from '../fairplay/tables';
import type { FortuneTables } from '../fortune/tables';
import type { HttpTables } from '../http/tables';
import type { InboxTables } from '../inbox/tables';
import type { SecurityTables } from '../security/tables';
import type { SupportTables } from '../support/tables';
import type { SettingsTables } from '../settings/tables';
import type { OperatorTables } from '../operators/tables';
import type { AccountTables } from './tables/accounts';
import type { BetTables } from './tables/bets';
import type { ClusterTables } from './tables/cluster';
import type { EventTables } from './tables/events';
import type { HistoryTables } from './tables/history';
import type { JobTables } from './tables/jobs';
import type { LedgerTables } from './tables/ledger';
import type { OperationsTables } from './tables/operations';
import type { PoolTables } from './tables/pools';
import type { RoomTables } from './tables/rooms';
import type { SoloTables } from './tables/solo';

/**
 * Every table of the store. Each area keeps its own file in `tables/`, a module in its own folder; this only puts them together.
 * The common subset of both engines: TEXT, 64-bit INTEGER, JSON as TEXT, ON CONFLICT, RETURNING.
 */
export interface Database
  extends
    AccountTables,
    LedgerTables,
    BetTables,
    RoomTables,
    PoolTables,
    SoloTables,
    OperationsTables,
    HistoryTables,
    ClusterTables,
    EventTables,
    JobTables,
    HttpTables,
    InboxTables,
    DeskTables,
    DocsTables,
    OperatorTables,
    SecurityTables,
    SupportTables,
    FairPlayTables,
    FortuneTables,
    SettingsTables {}
