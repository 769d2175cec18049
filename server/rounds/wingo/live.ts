import { CURRENCY, WINGO_WIN_DELAY_MS } from '../../../contract/constants';
import {
  WINGO_SHOWN_ORDERS,
  type WingoModel,
  type WingoOrder,
  wingoStreams,
  type WingoTotals,
} from '../../../contract/wingo';
import { topic } from '../../../contract/wire';
import { opening, WINGO_MODELS } from '../../engines/wingo/state';
import type { ModelState, WingoEvent, WingoFact, WingoSettings, WingoState } from '../../engines/wingo/types';
import { fromSen } from '../../../rules/money';
import { phaseAt, type WingoPhase } from '../../../rules/wingo/phase';
import type { ToldBalance } from '../balances';
import type { RoomDeps } from '../deps';
import type { Live } from '../keeper';
import { createPacer, type Pacer } from '../pacer';
import { reveal } from '../reveal';
import { createTimers } from '../timers';
import { createWriter, type Writer } from '../writer/writer';
import type { PhaseBook } from './book';
import { createCrowd, type Crowd } from './crowd';
import { wingoGame } from './game';
import { type Drawn, DRAWS_KEPT } from './history';
import { wireOrder, wireTotals } from './wire';

export type PerModel<T> = Readonly<Record<WingoModel, T>>;

export const perModel = <T>(make: (model: WingoModel) => T): PerModel<T> => ({ 1: make(1), 2: make(2), 3: make(3) });

export interface WingoLiveDeps {
  readonly room: RoomDeps;
  readonly settings: WingoSettings;
  readonly epoch: bigint;
  readonly books: PerModel<PhaseBook>;
  readonly drawn: PerModel<Drawn>;
  readonly failed: (error: Error) => void;
}

/** The Wingo room while this process leads it: three models on the wall clock. */
export class WingoLive implements Live {
  readonly writer: Writer<WingoState, WingoEvent>;
  readonly #drawn: Record<WingoModel, Drawn>;
  readonly #timers;
  readonly #news: PerModel<Pacer<WingoOrder>>;
  readonly #crowds: PerModel<Crowd>;
  /** What was ordered in the phase that a model drew last: its last orders are told once the next one has begun. */
  readonly #drawnTotals: Partial<Record<WingoModel, WingoTotals>> = {};
  /** What draws brought is told when their balls lie: balances would give the result away. */
  readonly #untold = new Set<() => void>();

  constructor(
    private readonly deps: WingoLiveDeps,
    models: PerModel<ModelState>,
  ) {
    const { room, settings, epoch, books, failed } = deps;
    const { clock, store } = room;
    this.#drawn = { ...deps.drawn };
    this.#timers = createTimers(clock);
    this.#news = perModel((model) => createPacer<WingoOrder>(clock, (orders) => this.#publishOrders(model, orders)));
    this.#crowds = perModel((model) =>
      createCrowd(room.bots, this.#timers, settings.limits, (order) => this.#news[model].add(order)),
    );
    this.writer = createWriter(opening(settings, models), {
      ...room,
      game: wingoGame({
        engine: store.engine,
        epoch,
        bots: room.bots !== null,
        now: () => clock.now(),
        ticketOf: (phaseNum) => this.#bookOf(phaseNum).ticketOf(phaseNum),
      }),
      epoch,
      windowMs: room.batchWindowMs,
      told: (facts, _, balances) => this.#tell(facts, balances),
      committed: (commands, ms) => room.metrics.committed?.('wingo', commands, ms),
      failed,
    });
    for (const model of WINGO_MODELS) this.#opened(models[model].phase, books[model]);
  }

  /** What a model has drawn, newest first. */
  drawn(model: WingoModel): Drawn {
    return this.#drawn[model];
  }

  book(model: WingoModel): PhaseBook {
    return this.deps.books[model];
  }

  players(): number {
    return this.deps.room.presence.inRoom('wingo');
  }

  /** The house bots' orders of a model, newest first. */
  bots(model: WingoModel): readonly WingoOrder[] {
    return this.#crowds[model].orders();
  }

  /** What was ordered in the current phase of a model. */
  totals(model: WingoModel): WingoTotals {
    const { counts, orders, staked } = this.writer.state.models[model];
    return wireTotals({ users: counts.size, orders: orders?.count ?? 0, staked }, this.bots(model));
  }

  async stop(): Promise<void> {
    this.#timers.clear();
    await this.writer.stop();
    for (const tell of this.#untold) tell();
    for (const model of WINGO_MODELS) {
      this.#news[model].stop();
      this.deps.books[model].stop();
    }
  }

  /** The ninth character of a phase number names its model. */
  #bookOf(phaseNum: string): PhaseBook {
    const model = WINGO_MODELS.find((one) => phaseNum[8] === String(one));
    if (model === undefined) throw new Error(`a phase of no model: ${phaseNum}`);
    return this.deps.books[model];
  }

  #publishOrders(model: WingoModel, orders: WingoOrder[]): void {
    const { phase } = this.writer.state.models[model];
    const of = orders[0]?.phase ?? phase.phaseNum;
    this.deps.room.publisher.json(topic(wingoStreams.update, CURRENCY), {
      model,
      phase: of,
      orders: orders.slice(-WINGO_SHOWN_ORDERS).reverse(),
      totals: of === phase.phaseNum ? this.totals(model) : this.#drawnTotals[model],
      players: this.players(),
    });
  }

  #tell(facts: readonly WingoFact[], balances: ReadonlyMap<string, ToldBalance>): void {
    for (const fact of facts) this.#tellOne(fact);
    const { clock } = this.deps.room;
    const drawn = facts.some((fact) => fact.type === 'phaseDrawn');
    const tell = (): void => {
      this.#untold.delete(tell);
      for (const [userId, balance] of balances) this.deps.room.balances.tell(userId, balance);
    };
    if (!drawn || balances.size === 0) return tell();
    this.#untold.add(tell);
    this.#timers.at(clock.now() + WINGO_WIN_DELAY_MS, tell);
  }

  #tellOne(fact: WingoFact): void {
    switch (fact.type) {
      case 'orderPlaced':
        return this.#news[fact.order.model].add(wireOrder(fact.order));
      case 'orderSettled':
        return;
      case 'phaseDrawn':
        return this.#drew(fact);
      case 'phaseOpened': {
        const book = this.deps.books[fact.phase.model];
        book
          .turnPage()
          .catch((error: unknown) => this.deps.failed(error instanceof Error ? error : new Error(String(error))));
        return this.#opened(fact.phase, book);
      }
    }
  }

  /** A phase is on the disk: it is announced, and will be drawn at its end. */
  #opened(phase: WingoPhase, book: PhaseBook): void {
    const { clock, publisher, changed, hash } = this.deps.room;
    const { model, phaseNum, startTime, closeTime, endTime } = phase;
    const { sealed, publicSeed } = book.ticketOf(phaseNum);
    publisher.json(topic(wingoStreams.start), {
      model,
      phase: phaseNum,
      startTime,
      closeTime,
      endTime,
      curTime: clock.now(),
      serverSeedHash: sealed.seedHash,
      seedPubHash: hash(publicSeed),
      players: this.players(),
    });
    this.#crowds[model].open(phase, sealed.seedHash, clock.now());
    this.#timers.at(endTime, () => void this.writer.turn((state) => this.#drawOf(state, phase)));
    changed();
  }

  /** The draw of a phase, and the phase that the clock is in by then. */
  #drawOf(state: WingoState, { model, phaseNum, endTime }: WingoPhase): WingoEvent | null {
    if (state.models[model].phase.phaseNum !== phaseNum) return null;
    const book = this.deps.books[model];
    const next = phaseAt(model, Math.max(endTime, this.deps.room.clock.now()));
    book.plan(next.phaseNum);
    return { type: 'draw', model, number: book.numberOf(phaseNum), next };
  }

  /** A phase is settled on the disk: now its seed may be seen. */
  #drew({ phase, number, results, orders }: Extract<WingoFact, { type: 'phaseDrawn' }>): void {
    const { clock, publisher, metrics } = this.deps.room;
    const { model, phaseNum, endTime } = phase;
    const { sealed, publicSeed } = this.deps.books[model].ticketOf(phaseNum);
    const { serverSeed, digest } = reveal(sealed, { roundId: phaseNum, publicSeed, endedAt: endTime }, clock.now());
    const { total, last } = this.#drawn[model];
    this.#drawn[model] = { total: total + 1, last: [{ phase: phaseNum, number }, ...last].slice(0, DRAWS_KEPT) };
    const staked = results.reduce((sum, result) => sum + result.staked, 0n);
    this.#drawnTotals[model] = wireTotals({ users: results.length, orders, staked }, this.bots(model));
    this.#news[model].flush();
    publisher.json(topic(wingoStreams.end), {
      model,
      phase: phaseNum,
      number,
      serverSeed,
      roundHash: digest,
      publicSeed,
      curTime: clock.now(),
    });
    for (const { userId, staked, paid } of results)
      publisher.json(topic(wingoStreams.result, userId), {
        model,
        phase: phaseNum,
        number,
        IDR: { amount: fromSen(paid), stake: fromSen(staked) },
      });
    metrics.roundEnded?.('wingo');
  }
}
