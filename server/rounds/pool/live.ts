import { type Course, courseOf, drawTimeOf } from '../../engines/pool/draw';
import { tallyOf } from '../../engines/pool/state';
import type {
  Outcome,
  PoolBet,
  PoolEvent,
  PoolFact,
  PoolPlan,
  PoolSettings,
  PoolState,
  Tally,
} from '../../engines/pool/types';
import type { ToldBalance } from '../balances';
import type { RoomDeps } from '../deps';
import { maskName } from '../mask';
import { createPacer, type Pacer } from '../pacer';
import { reveal, type Revealed } from '../reveal';
import type { TicketBook } from '../seeds/book';
import type { Ticket } from '../seeds/feed';
import { createTeller } from '../teller';
import { createTimers } from '../timers';
import { createWriter, type Writer } from '../writer/writer';
import { createCrowd, type Crowd } from './crowd';
import type { PoolFeed, Said, ShownBet } from './feed';
import { poolGame } from './game';
import type { Drawn, Past } from './history';

/** A round that opens at most this late keeps its announced time. */
const ON_TIME_MS = 500;

export interface PoolLiveDeps {
  readonly room: RoomDeps;
  readonly feed: PoolFeed;
  readonly epoch: bigint;
  readonly book: TicketBook;
  readonly past: Past;
  readonly failed: (error: Error) => void;
}

/** The round as it was drawn: settled, its runs under way. */
export interface Over {
  readonly outcome: Outcome;
  readonly course: Course;
  readonly revealed: Revealed;
}

type RoundDrawn = Extract<PoolFact, { type: 'roundDrawn' }>;
type Balances = ReadonlyMap<string, ToldBalance>;

const unseen = (bet: PoolBet, bot: boolean): ShownBet => ({
  bet,
  username: bot ? bet.player.name : maskName(bet.player.name),
  bot,
  paid: undefined,
});

/** A feed of a timed room while this process leads it: drives the rounds by the clock and tells everybody what happened. */
export class PoolLive {
  readonly writer: Writer<PoolState, PoolEvent>;
  /** Rounds whose result was shown, newest first, and how many there are in all. */
  history: readonly Drawn[];
  rounds: number;
  /** Null while bets are open. */
  over: Over | null = null;
  readonly #timers;
  readonly #news: Pacer<ShownBet>;
  readonly #crowd: Crowd;
  /** What lay on the pools of the round that was drawn last: on the wall clock its last bets are told when the next one has begun. */
  #drawn: { readonly roundId: string; readonly people: Tally; readonly bots: Tally } | null = null;
  /** What a draw brought waits until it was seen: results for the run to stop, balances for the picture to rest. */
  readonly #untold = new Set<() => void>();
  readonly #teller = createTeller();

  constructor(
    private readonly deps: PoolLiveDeps,
    first: PoolState,
  ) {
    const { room, feed, epoch, book, past, failed } = deps;
    const { clock, store } = room;
    this.history = past.last;
    this.rounds = past.rounds;
    this.#timers = createTimers(clock);
    this.#news = createPacer<ShownBet>(clock, (bets) => this.#publishBets(bets));
    this.#crowd = createCrowd(
      feed,
      room.bots,
      this.#timers,
      (plan) => this.#settingsOf(plan),
      first.plan,
      (bet) => this.#news.add(unseen(bet, true)),
    );
    this.writer = createWriter(first, {
      ...room,
      game: poolGame(feed, {
        engine: store.engine,
        epoch,
        bots: room.bots !== null,
        now: () => clock.now(),
        ticketOf: (roundId) => book.ticketOf(roundId),
      }),
      epoch,
      windowMs: room.batchWindowMs,
      told: (facts, _, balances) => this.#tell(facts, balances),
      committed: (commands, ms) => room.metrics.committed?.(feed.rules.game, commands, ms),
      failed,
    });
    this.#opened(first.plan);
  }

  get feed(): PoolFeed {
    return this.deps.feed;
  }

  get plan(): PoolPlan {
    return this.writer.state.plan;
  }

  get ticket(): Ticket {
    return this.deps.book.ticketOf(this.plan.roundId);
  }

  /** The house bots' table. */
  get bots(): PoolState {
    return this.#crowd.state;
  }

  /** The round whose result is not shown yet. */
  get hidden(): string | null {
    return this.history[0]?.roundId === this.plan.roundId ? null : this.plan.roundId;
  }

  players(): number {
    return this.deps.room.presence.inRoom(this.feed.rules.game);
  }

  async stop(): Promise<void> {
    this.#timers.clear();
    await this.writer.stop();
    for (const tell of this.#untold) tell();
    this.#teller.flush();
    this.#news.stop();
    this.deps.book.stop();
  }

  #fail(error: unknown): void {
    this.deps.failed(error instanceof Error ? error : new Error(String(error)));
  }

  #say({ topic, payload }: Said): void {
    this.deps.room.publisher.json(topic, payload);
  }

  #at(when: number, run: () => void): void {
    if (when <= this.deps.room.clock.now()) run();
    else this.#timers.at(when, run);
  }

  /** What is told once, by whoever comes first: its timer or the end of the room. */
  #once(run: () => void): () => void {
    const tell = (): void => {
      if (this.#untold.delete(tell)) run();
    };
    this.#untold.add(tell);
    return tell;
  }

  #publishBets(bets: readonly ShownBet[]): void {
    const { plan } = this.writer.state;
    const roundId = bets[0]?.bet.roundId ?? plan.roundId;
    const lies =
      this.#drawn?.roundId === roundId
        ? this.#drawn
        : { people: tallyOf(this.writer.state), bots: tallyOf(this.#crowd.state) };
    const shown = bets.slice(-this.feed.shownBets).reverse();
    this.#say(this.feed.news({ roundId, bets: shown, ...lies, players: this.players() }));
  }

  #tell(facts: readonly PoolFact[], balances: Balances): void {
    for (const fact of facts) if (fact.type === 'betPlaced') this.#news.add(unseen(fact.bet, false));
    const drawn = facts.find((fact) => fact.type === 'roundDrawn');
    if (drawn) this.#drew(drawn, balances);
    else this.#tellBalances(balances);
    for (const fact of facts) if (fact.type === 'roundOpened') this.#turnPage(fact.plan);
  }

  #tellBalances(balances: Balances): void {
    this.#teller.tell(
      [...balances].map(
        ([userId, balance]) =>
          () =>
            this.deps.room.balances.tell(userId, balance),
      ),
    );
  }

  #turnPage(plan: PoolPlan): void {
    this.deps.book.turnPage().catch((error: unknown) => this.#fail(error));
    this.#opened(plan);
  }

  /** A round is on the disk: it is announced, and will be drawn when its time has come. */
  #opened(plan: PoolPlan): void {
    const { room, feed, book } = this.deps;
    const { clock, changed, hash } = room;
    const ticket = book.ticketOf(plan.roundId);
    this.over = null;
    this.#say(
      feed.start({
        plan,
        ticket,
        publicSeedHash: hash(ticket.publicSeed),
        curTime: clock.now(),
        players: this.players(),
      }),
    );
    this.#crowd.open(plan, ticket.sealed.seedHash, clock.now());
    this.#timers.at(drawTimeOf(feed.rules, plan), () => void this.writer.turn((state) => this.#drawOf(state, plan)));
    changed();
  }

  /** The draw of a round; on the wall clock with the round that the clock is in by then. */
  #drawOf({ plan, outcome }: PoolState, { roundId }: PoolPlan): PoolEvent | null {
    if (plan.roundId !== roundId || outcome !== null) return null;
    const { room, feed, book } = this.deps;
    const { rules } = feed;
    const { sealed, publicSeed } = book.ticketOf(roundId);
    const drawn: PoolEvent = { type: 'draw', outcome: rules.draw(sealed.draws(publicSeed, roundId)) };
    if (rules.calendar === null) return drawn;
    const next = rules.calendar.at(Math.max(drawTimeOf(rules, plan), room.clock.now()));
    book.plan(next.roundId);
    return { ...drawn, next, settings: this.#settingsOf(next) };
  }

  /** A round is settled on the disk: its runs are announced as they begin, what it brought when the last one has stopped. */
  #drew({ plan, outcome, results, bets, sums }: RoundDrawn, balances: Balances): void {
    const { room, feed, book } = this.deps;
    const { clock, metrics, changed } = room;
    const { roundId } = plan;
    const { sealed, publicSeed } = book.ticketOf(roundId);
    const course = courseOf(feed, plan, outcome);
    const endedAt = drawTimeOf(feed.rules, plan);
    const over: Over = { outcome, course, revealed: reveal(sealed, { roundId, publicSeed, endedAt }, clock.now()) };
    this.#drawn = { roundId, people: { users: results.length, bets, sums }, bots: tallyOf(this.#crowd.state) };
    this.#news.flush();
    this.over = over;
    const tellResults = this.#once(() => {
      this.#teller.tell(results.map((result) => () => this.#say(feed.result(roundId, outcome, result))));
    });
    const tellBalances = this.#once(() => this.#tellBalances(balances));
    course.runs.forEach(({ runTime }, run) =>
      this.#at(runTime, () =>
        this.#say(
          feed.end({ roundId, outcome, course, run, revealed: over.revealed, publicSeed, curTime: clock.now() }),
        ),
      ),
    );
    // The result was seen: it joins the strip.
    this.#at(course.stopTime, () => {
      this.history = [{ roundId, outcome }, ...this.history].slice(0, feed.historySize);
      this.rounds += 1;
      tellResults();
      changed();
    });
    this.#at(Math.max(course.stopTime, clock.now()) + feed.winDelayMs, tellBalances);
    if (feed.rules.calendar === null)
      this.#timers.at(
        course.endTime,
        () =>
          void this.writer.turn((state) => {
            if (state.plan.roundId !== roundId) return null;
            const plan = this.#planAfter(roundId, course.endTime);
            return { type: 'open', plan, settings: this.#settingsOf(plan) };
          }),
      );
    metrics.roundEnded?.(feed.rules.game);
    changed();
  }

  /** What the house has decided about a round. */
  #settingsOf({ startTime }: PoolPlan): PoolSettings {
    return this.deps.room.site.at(startTime);
  }

  #planAfter(roundId: string, endTime: number): PoolPlan {
    const now = this.deps.room.clock.now();
    const next = String(BigInt(roundId) + 1n);
    const startTime = now - endTime < ON_TIME_MS ? endTime : now;
    this.deps.book.plan(next);
    return { roundId: next, startTime, closeTime: startTime + this.feed.rules.bettingMs };
  }
}
