import type { User } from '../../contract/account';
import type { GameId } from '../../contract/games';
import type { Accounts } from '../accounts/accounts';
import type { Events, Listener } from '../events/index';
import type { Hidden } from '../history/hidden';
import type { Answers } from '../http/answers';
import type { Calendar, JobKinds, Jobs } from '../jobs/index';
import type { CallBinding, Clock, Entropy, Ledger, Mailer, Presence, Publisher, Store } from '../ports';
import type { Balances } from '../rounds/balances';
import type { Records } from '../site/replay';
import type { WinSource } from '../site/top-wins';
import type { Metrics } from '../system/metrics';
import type { Settings } from '../settings/settings';
import type { Logger } from '../system/logger';
import type { PicturePress } from '../system/picture-press';

/** What modules are made of: the ports, and what the house has besides. A module takes what it needs and keeps its own tables to itself. */
export interface House {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly logger: Logger;
  readonly publisher: Publisher;
  readonly presence: Presence;
  readonly balances: Balances;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly accounts: Accounts;
  readonly mailer: Mailer;
  /** Pictures of all modules pass it one at a time. */
  readonly press: PicturePress;
  readonly metrics: Pick<Metrics, 'said'>;
  readonly settings: Settings;
  readonly rooms: readonly WinSource[];
  readonly records: Records;
  /** Rounds are in the tables of play for so many days, then in the archive. */
  readonly historyDays: number;
  /** Rounds that a player has bets in, settled and not shown yet: what they paid is nobody's to know. */
  readonly hiddenOf: (userId: string) => Promise<Hidden>;
  /** The ledger's key of all that a round of a timed room brings a player. */
  readonly roundKey: (game: GameId, roundId: string, userId: string) => string;
  /** The address of an outside chat widget; null where the house's own chat is shown. */
  readonly supportWidget: string | null;
  /** What all modules say of a player. */
  readonly briefOf: (userId: string) => Promise<AccountBrief>;
}

/** An area of the contract's endpoints: every one is answered by the module of its name. */
export type Area = keyof Answers;

/** What modules may say of a player on every page. */
export type AccountBrief = Pick<User, 'unread' | 'messages' | 'support' | 'fairPlay' | 'frozen'>;

/** A domain of the server: one folder, and one line in the list. Its migrations and tables stand in that folder too (store/migrations/index, store/schema). */
export interface ServerModule<A extends Area = Area> {
  readonly answers: Answers[A];
  /** What it adds to a player's account as `GET /main/user` and `/brief` tell it: a number or two that the shell shows on every page. */
  readonly brief?: (userId: string) => Promise<AccountBrief>;
  /** What it does when something happened elsewhere. */
  readonly listens?: readonly Listener[];
  /** The jobs that it does, by kind, and when some of them are due by the calendar. */
  readonly jobs?: Partial<JobKinds>;
  readonly calendar?: Calendar;
  /** What it answers on the channel. */
  readonly calls?: readonly CallBinding[];
}
