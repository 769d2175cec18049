import type { Course } from '../../engines/pool/draw';
import type { Outcome, PlayerResult, PoolBet, PoolPlan, PoolReply, PoolRules, Tally } from '../../engines/pool/types';
import type { Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { PoolBot } from '../bots';
import type { Random } from '../deps';
import type { Revealed } from '../reveal';
import type { Ticket } from '../seeds/feed';
import type { FeedName } from '../seeds/store';

/** A bet as it is shown to somebody: `username` as they may see it, `paid` once the result was. */
export interface ShownBet {
  readonly bet: PoolBet;
  readonly username: string;
  readonly bot: boolean;
  readonly paid: Sen | undefined;
}

/** Bets that came since the last message, newest first, and all that lies there with them. */
export interface News {
  readonly roundId: string;
  readonly bets: readonly ShownBet[];
  readonly people: Tally;
  readonly bots: Tally;
  readonly players: number;
}

/** A round that opens. Times are epoch ms. */
export interface RoundStart {
  readonly plan: PoolPlan;
  readonly ticket: Ticket;
  /** Of the public seed. */
  readonly publicSeedHash: string;
  readonly curTime: number;
  readonly players: number;
}

/** A run that begins, of a round that is drawn and settled. */
export interface RunStart {
  readonly roundId: string;
  readonly outcome: Outcome;
  readonly course: Course;
  /** Which run of the course. */
  readonly run: number;
  readonly revealed: Revealed;
  readonly publicSeed: string;
  readonly curTime: number;
}

/** A message and where it goes. */
export interface Said {
  readonly topic: string;
  readonly payload: object;
}

/** One feed of rounds as its room plays and tells them; a room has one or several side by side. */
export interface PoolFeed {
  readonly rules: PoolRules;
  /** Who draws, among the hash chains. */
  readonly chain: FeedName;
  /** Drawn rounds that are kept at hand. */
  readonly historySize: number;
  /** The longest list of bets of one message. */
  readonly shownBets: number;
  /** From the last run's stop until a balance may show what was won, ms. */
  readonly winDelayMs: number;
  /** The pools by their number, as the row of a bet names them. */
  readonly keys: readonly string[];
  /** The house bots of a round. */
  bots(random: Random, openMs: number, limits: StakeLimits): readonly PoolBot[];
  start(round: RoundStart): Said;
  news(news: News): Said;
  end(run: RunStart): Said;
  result(roundId: string, outcome: Outcome, result: PlayerResult): Said;
  reply(reply: PoolReply, balance: Sen): unknown;
}
