import { type CrashBet, crashStreams } from '../../../contract/crash';
import { CRASH_HISTORY_SIZE, CRASH_TICK_MS } from '../../../contract/constants';
import { topic } from '../../../contract/wire';
import { crashTime } from '../../engines/crash/course';
import { nextAutoAt } from '../../engines/crash/engine';
import { opening } from '../../engines/crash/state';
import type { CrashEvent, CrashFact, CrashSettings, CrashState, Plan } from '../../engines/crash/types';
import { multiplierAt } from '../../../rules/crash/curve';
import { fromRate, fromSen } from '../../../rules/money';
import type { ToldBalance } from '../balances';
import type { RoomDeps } from '../deps';
import type { Live } from '../keeper';
import { maskName } from '../mask';
import { reveal, type Revealed } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { createTeller } from '../teller';
import { createTimers } from '../timers';
import { createWriter, type Writer } from '../writer/writer';
import { createCrowd } from './crowd';
import { crashGame } from './game';
import type { Past } from './history';
import { createRoundNews } from './publish';
import type { RoundBook } from './book';
import type { SettingsAt } from './settings';
import { wireBet, wireBets } from './wire';

/** A round that opens at most this late keeps its announced time. */
const ON_TIME_MS = 500;

export interface CrashLiveDeps {
  readonly room: RoomDeps;
  readonly settings: SettingsAt;
  readonly epoch: bigint;
  readonly book: RoundBook;
  readonly past: Past;
  /** Closes what is open in the store: nobody's stake hangs until the next start. */
  readonly recover: () => Promise<unknown>;
  readonly failed: (error: Error) => void;
}

/** The crash room while this process leads it: drives the rounds by the clock and tells everybody what happened. */
export class CrashLive implements Live {
  readonly writer: Writer<CrashState, CrashEvent>;
  /** Targets of the last finished rounds, newest first. */
  rates: readonly number[];
  /** Rounds that are over. */
  rounds: number;
  /** What the current round revealed; null until it is over. */
  revealed: Revealed | null = null;
  readonly #timers;
  readonly #teller = createTeller();
  readonly #news;
  readonly #crowd;

  constructor(
    private readonly deps: CrashLiveDeps,
    first: Plan,
  ) {
    const { room, epoch, book, past } = deps;
    const { clock, publisher, store } = room;
    this.rates = past.rates;
    this.rounds = past.rounds;
    this.#timers = createTimers(clock);
    this.#news = createRoundNews(clock, publisher, this.#teller, () => this.players());
    this.#crowd = createCrowd(room.bots, this.#timers, (plan) => this.#settingsOf(plan), {
      joined: (bet) => this.#news.bet(this.plan.roundId, bet),
      left: ({ userId, name, avatar, amount }, rate, winAmount) =>
        this.#news.escape(
          { roundId: this.plan.roundId, userId, name, avatar, rate, winAmount, bot: true },
          fromSen(amount),
        ),
    });
    this.writer = createWriter(opening(this.#settingsOf(first), first), {
      ...room,
      game: crashGame({
        engine: store.engine,
        epoch,
        bots: room.bots !== null,
        now: () => clock.now(),
        ticketOf: (roundId) => book.ticketOf(roundId),
      }),
      epoch,
      windowMs: room.batchWindowMs,
      told: (facts, state, balances) => this.#tell(facts, state, balances),
      committed: (commands, ms) => room.metrics.committed?.('crash', commands, ms),
      failed: (error) => this.#fail(error),
    });
    this.#opened(first, this.writer.state);
  }

  get plan(): Plan {
    return this.writer.state.plan;
  }

  get ticket(): Ticket {
    return this.deps.book.ticketOf(this.plan.roundId);
  }

  players(): number {
    return this.deps.room.presence.inRoom('crash');
  }

  /** The house bots at the table, as the wire shows them. */
  bots(): readonly CrashBet[] {
    return this.#crowd.bets();
  }

  async stop(ours: boolean): Promise<void> {
    this.#timers.clear();
    if (ours) void this.writer.turn((state) => this.#due(state));
    await this.writer.stop();
    this.#news.stop();
    this.#teller.flush();
    this.deps.book.stop();
    if (ours) await this.deps.recover();
  }

  /** What the flight owes by now: cash-outs came due since the last tick, or the whole round is over. */
  #due({ status, plan }: CrashState): CrashEvent | null {
    if (status !== 'goingUp') return null;
    const at = this.deps.room.clock.now();
    return at < crashTime(plan) ? { type: 'tick', at } : { type: 'crash' };
  }

  #fail(error: unknown): void {
    this.deps.failed(error instanceof Error ? error : new Error(String(error)));
  }

  #tell(facts: readonly CrashFact[], state: CrashState, balances: ReadonlyMap<string, ToldBalance>): void {
    for (const fact of facts) this.#tellOne(fact, state);
    this.#teller.tell(
      [...balances].map(
        ([userId, balance]) =>
          () =>
            this.deps.room.balances.tell(userId, balance),
      ),
    );
  }

  #tellOne(fact: CrashFact, state: CrashState): void {
    switch (fact.type) {
      case 'betPlaced':
      case 'betWithdrawn':
        return this.#news.bet(fact.bet.roundId, wireBet(fact.bet));
      case 'betEscaped': {
        const { player, roundId, amount } = fact.bet;
        return this.#news.escape(
          {
            roundId,
            userId: player.id,
            name: maskName(player.name),
            avatar: player.avatar,
            rate: fromRate(fact.rate),
            winAmount: fromSen(fact.paid),
          },
          fromSen(amount),
        );
      }
      case 'roundOpened':
        return this.#opened(fact.plan, state);
      case 'roundLaunched':
        return this.#launched(fact.plan, fact.crashAt);
      case 'roundCrashed':
        return this.#crashed(fact.plan, fact.crashAt, state);
    }
  }

  /** A round is on the disk: it is announced, and will leave at its start time. */
  #opened(plan: Plan, state: CrashState): void {
    const { room, book } = this.deps;
    const { clock, publisher, changed } = room;
    const { sealed, publicSeed } = book.ticketOf(plan.roundId);
    this.revealed = null;
    this.#news.flush();
    this.#crowd.open(plan, sealed.seedHash);
    publisher.json(topic(crashStreams.start), {
      roundId: plan.roundId,
      nextRoundId: plan.nextRoundId,
      publicSeed,
      seedPubHash: room.hash(publicSeed),
      seedHashHash: sealed.seedHash,
      startTime: plan.startTime,
      serverTime: clock.now(),
      joinedNext: state.bets.size > 0,
      bet: wireBets(state.bets, this.bots(), null),
      players: this.players(),
    });
    this.#timers.at(
      plan.startTime,
      () => void this.writer.turn((now) => (now.status === 'preparation' ? { type: 'launch' } : null)),
    );
    book.turnPage().catch((error: unknown) => this.#fail(error));
    changed();
  }

  #launched(plan: Plan, crashAt: number): void {
    this.#crowd.launch(plan);
    this.#tick(plan, crashAt, plan.startTime);
    this.#timers.at(
      crashAt,
      () => void this.writer.turn((now) => (now.status === 'goingUp' ? { type: 'crash' } : null)),
    );
    this.deps.room.changed();
  }

  /** Ten times a second: the multiplier for everybody, and the auto cash-outs that came due. */
  #tick(plan: Plan, crashAt: number, due: number): void {
    const { clock, publisher } = this.deps.room;
    const now = clock.now();
    if (now >= crashAt) return;
    const elapsed = Math.max(0, now - plan.startTime);
    publisher.text(topic(crashStreams.data), `${fromRate(multiplierAt(elapsed))}|${elapsed}`);
    if (nextAutoAt(this.writer.state) <= now)
      void this.writer.turn((state) => (state.status === 'goingUp' ? { type: 'tick', at: now } : null));
    // Ticks that were missed while the process was busy are not made up for.
    const next = Math.max(due + CRASH_TICK_MS, now - ((now - plan.startTime) % CRASH_TICK_MS) + CRASH_TICK_MS);
    if (next < crashAt) this.#timers.at(next, () => this.#tick(plan, crashAt, next));
  }

  /** The round is settled on the disk: now its seed may be seen. */
  #crashed(plan: Plan, crashAt: number, state: CrashState): void {
    const { room, book } = this.deps;
    const { clock, publisher, metrics, changed } = room;
    const { sealed, publicSeed } = book.ticketOf(plan.roundId);
    const nextRoundTime = state.status === 'squib' ? state.nextRoundTime : clock.now();
    this.revealed = reveal(sealed, { roundId: plan.roundId, publicSeed, endedAt: crashAt }, clock.now());
    this.rates = [fromRate(plan.target), ...this.rates].slice(0, CRASH_HISTORY_SIZE);
    this.rounds += 1;
    this.#news.flush();
    const { serverSeed, digest } = this.revealed;
    publisher.json(topic(crashStreams.end), {
      roundId: plan.roundId,
      target: fromRate(plan.target),
      hash: digest,
      serverSeed,
      publicSeed,
      nextRoundTime,
      serverTime: clock.now(),
    });
    metrics.roundEnded?.('crash');
    this.#timers.at(
      nextRoundTime,
      () => void this.writer.turn((now) => (now.status === 'squib' ? this.#openAfter(now.plan, nextRoundTime) : null)),
    );
    changed();
  }

  /** What the house had decided about a round when its start was announced: its record is told by the same. */
  #settingsOf({ startTime }: Plan): CrashSettings {
    return this.deps.settings(startTime);
  }

  #openAfter({ nextRoundId }: Plan, openAt: number): CrashEvent {
    const { room, settings, book } = this.deps;
    const now = room.clock.now();
    const { preparationMs } = settings(now);
    const plan = book.plan(BigInt(nextRoundId), (now - openAt < ON_TIME_MS ? openAt : now) + preparationMs);
    return { type: 'open', plan, settings: this.#settingsOf(plan) };
  }
}
