import { POOL_SHOWN_BETS } from '../../../contract/pool';
import { topic } from '../../../contract/wire';
import { type Course, courseOf } from '../../engines/pool/draw';
import type {
  Outcome,
  PlayerResult,
  PoolEvent,
  PoolFact,
  PoolPlan,
  PoolSettings,
  PoolState,
} from '../../engines/pool/types';
import { fromSen } from '../../../rules/money';
import type { ToldBalance } from '../balances';
import type { RoomDeps } from '../deps';
import type { Live } from '../keeper';
import { createPacer, type Pacer } from '../pacer';
import { reveal, type Revealed } from '../reveal';
import type { TicketBook } from '../seeds/book';
import type { Ticket } from '../seeds/feed';
import { createTimers } from '../timers';
import { createWriter, type Writer } from '../writer/writer';
import { createCrowd, type Crowd } from './crowd';
import { poolGame } from './game';
import type { Drawn, Past } from './history';
import type { PoolTable } from './table';
import { type WireBet, wireBet, wireBot, wireTotals } from './wire';

/** A round that opens at most this late keeps its announced time. */
const ON_TIME_MS = 500;

export interface PoolLiveDeps<P extends string | number, R> {
  readonly room: RoomDeps;
  readonly table: PoolTable<P, R>;
  readonly settings: PoolSettings;
  readonly epoch: bigint;
  readonly book: TicketBook;
  readonly past: Past;
  readonly failed: (error: Error) => void;
}

/** The round as it was drawn: settled, its runs under way. */
export interface Over {
  readonly roundId: string;
  readonly outcome: Outcome;
  readonly course: Course;
  readonly revealed: Revealed;
}

/** A timed room while this process leads it: drives the rounds by the clock and tells everybody what happened. */
export class PoolLive<P extends string | number, R> implements Live {
  readonly writer: Writer<PoolState, PoolEvent>;
  /** Rounds whose result was shown, newest first, and how many there are in all. */
  history: readonly Drawn[];
  rounds: number;
  /** Null while bets are open. */
  over: Over | null = null;
  readonly #timers;
  readonly #news: Pacer<WireBet<P>>;
  readonly #crowd: Crowd;
  /** What a draw brought is told when its run has stopped: balances would give the result away. */
  #untold: (() => void) | null = null;

  constructor(
    private readonly deps: PoolLiveDeps<P, R>,
    first: PoolState,
  ) {
    const { room, table, settings, epoch, book, past, failed } = deps;
    const { clock, store } = room;
    const { game } = table.rules;
    this.history = past.last;
    this.rounds = past.rounds;
    this.#timers = createTimers(clock);
    this.#news = createPacer<WireBet<P>>(clock, (bets) => this.#publishBets(bets));
    this.#crowd = createCrowd(table, room.bots, this.#timers, settings, (bot) =>
      this.#news.add(wireBot(table, this.plan.roundId, bot)),
    );
    this.writer = createWriter(first, {
      ...room,
      game: poolGame(table, {
        game,
        engine: store.engine,
        epoch,
        bots: room.bots !== null,
        now: () => clock.now(),
        ticketOf: (roundId) => book.ticketOf(roundId),
      }),
      epoch,
      windowMs: room.batchWindowMs,
      told: (facts, _, balances) => this.#tell(facts, balances),
      committed: (commands, ms) => room.metrics.committed?.(game, commands, ms),
      failed,
    });
    this.#opened(first.plan);
  }

  get plan(): PoolPlan {
    return this.writer.state.plan;
  }

  get ticket(): Ticket {
    return this.deps.book.ticketOf(this.plan.roundId);
  }

  get crowd(): Pick<Crowd, 'bets' | 'sums'> {
    return this.#crowd;
  }

  /** The round whose result is not shown yet. */
  get hidden(): string | null {
    return this.history[0]?.roundId === this.plan.roundId ? null : this.plan.roundId;
  }

  players(): number {
    return this.deps.room.presence.inRoom(this.deps.table.rules.game);
  }

  /** What lies on the pools, the house bots' part in it. */
  totals() {
    return wireTotals(this.deps.table, this.writer.state.sums, this.#crowd.sums());
  }

  async stop(): Promise<void> {
    this.#timers.clear();
    await this.writer.stop();
    this.#untold?.();
    this.#news.stop();
    this.deps.book.stop();
  }

  #fail(error: unknown): void {
    this.deps.failed(error instanceof Error ? error : new Error(String(error)));
  }

  #publishBets(bets: readonly WireBet<P>[]): void {
    const bet = bets.slice(-POOL_SHOWN_BETS).reverse();
    this.deps.room.publisher.json(topic(this.deps.table.streams.update), {
      roundId: this.plan.roundId,
      bet,
      betPool: this.totals(),
      players: this.players(),
    });
  }

  #tell(facts: readonly PoolFact[], balances: ReadonlyMap<string, ToldBalance>): void {
    const drawn = facts.find((fact) => fact.type === 'roundDrawn');
    for (const fact of facts) {
      if (fact.type === 'betPlaced') this.#news.add(wireBet(this.deps.table, fact.bet));
      if (fact.type === 'roundOpened') this.#turnPage(fact.plan);
    }
    if (drawn) this.#drew(drawn.plan, drawn.outcome, drawn.results, balances);
    else this.#tellBalances(balances);
  }

  #tellBalances(balances: ReadonlyMap<string, ToldBalance>): void {
    for (const [userId, balance] of balances) this.deps.room.balances.tell(userId, balance);
  }

  #turnPage(plan: PoolPlan): void {
    this.deps.book.turnPage().catch((error: unknown) => this.#fail(error));
    this.#opened(plan);
  }

  /** A round is on the disk: it is announced, and will be drawn when its bets close. */
  #opened(plan: PoolPlan): void {
    const { room, table } = this.deps;
    const { clock, publisher, changed, hash } = room;
    const { sealed, publicSeed } = this.deps.book.ticketOf(plan.roundId);
    this.over = null;
    publisher.json(topic(table.streams.start), {
      ...plan,
      hash: sealed.seedHash,
      seedPubHash: hash(publicSeed),
      publicSeed,
      curTime: clock.now(),
      players: this.players(),
    });
    this.#crowd.open(plan, sealed.seedHash, clock.now());
    this.#timers.at(plan.closeTime, () => void this.writer.turn((state) => this.#drawOf(state, plan)));
    changed();
  }

  #drawOf({ plan, outcome }: PoolState, { roundId }: PoolPlan): PoolEvent | null {
    if (plan.roundId !== roundId || outcome !== null) return null;
    const { sealed, publicSeed } = this.deps.book.ticketOf(roundId);
    return { type: 'draw', outcome: this.deps.table.rules.draw(sealed.draws(publicSeed, roundId)) };
  }

  /** A round is settled on the disk: its runs are announced as they begin, what it brought when the last one has stopped. */
  #drew(
    plan: PoolPlan,
    outcome: Outcome,
    results: readonly PlayerResult[],
    balances: ReadonlyMap<string, ToldBalance>,
  ): void {
    const { room, table, book } = this.deps;
    const { clock, metrics, changed } = room;
    const { roundId } = plan;
    const { sealed, publicSeed } = book.ticketOf(roundId);
    const course = courseOf({ rules: table.rules }, plan, outcome);
    const over: Over = {
      roundId,
      outcome,
      course,
      revealed: reveal(sealed, { roundId, publicSeed, endedAt: plan.closeTime }, clock.now()),
    };
    this.#news.flush();
    this.over = over;
    this.#untold = () => {
      this.#untold = null;
      for (const { userId, staked, paid } of results)
        room.publisher.json(topic(table.streams.result, userId), {
          roundId,
          IDR: { amount: fromSen(paid), stake: fromSen(staked) },
          ...table.resultFields(outcome),
        });
      this.#tellBalances(balances);
    };
    course.runs.forEach((run, i) => {
      if (i === 0) this.#run(over, i, publicSeed);
      else this.#timers.at(run.runTime, () => this.#run(over, i, publicSeed));
    });
    this.#timers.at(course.stopTime, () => this.#stopped(over));
    this.#timers.at(
      course.endTime,
      () =>
        void this.writer.turn((state) =>
          state.plan.roundId === roundId ? { type: 'open', plan: this.#planAfter(roundId, course.endTime) } : null,
        ),
    );
    metrics.roundEnded?.(table.rules.game);
    changed();
  }

  #run({ roundId, outcome, course, revealed }: Over, run: number, publicSeed: string): void {
    const { room, table } = this.deps;
    room.publisher.json(
      topic(table.streams.end),
      table.endOf({ roundId, outcome, course, run, revealed, publicSeed, curTime: room.clock.now() }),
    );
  }

  /** The result was seen: it joins the strip. */
  #stopped({ roundId, outcome }: Over): void {
    this.history = [{ roundId, outcome }, ...this.history].slice(0, this.deps.table.historySize);
    this.rounds += 1;
    this.#untold?.();
    this.deps.room.changed();
  }

  #planAfter(roundId: string, endTime: number): PoolPlan {
    const now = this.deps.room.clock.now();
    const next = String(BigInt(roundId) + 1n);
    const startTime = now - endTime < ON_TIME_MS ? endTime : now;
    this.deps.book.plan(next);
    return { roundId: next, startTime, closeTime: startTime + this.deps.table.rules.bettingMs };
  }
}
