import { CODE, CodeError } from '../../../contract/errors';
import type { Ref } from '../../engines/kit/effects';
import type { Clock, StakeRefusal } from '../../ports';
import type { ToldBalance } from '../balances';
import { checkEpoch, FencedError } from '../fence';
import { errorOf } from './answers';
import { carryCommands, type CarryDeps, carryEffects, type Carried, fold } from './carry';
import { sortEffects } from './game';
import { JobQueue, type Batch, type Waiting } from './queue';

/** Commands that arrive within this time are one commit. */
export const BATCH_WINDOW_MS = 5;
/** So many commands share the cost of a commit well enough: they wait for no more company. */
export const BATCH_PLENTY = 128;
/** Most commands of one commit. */
export const BATCH_MOST = 500;
/**
 * Most commands of one player that may wait at a time. They are never in one batch, and a turn of the room waits for all that came before it: without
 * this, one account with many connections could hold up the crash of a round for everybody.
 */
export const MOST_WAITING = 16;

/** A command on its way in. `uuid` is the client's id for it, if it sent one. */
export interface Incoming<E> {
  readonly userId: string;
  readonly uuid: string | undefined;
  readonly route: string;
  /** Why it is refused whatever the game says, null or missing for nothing: a command that was answered before gets that answer all the same. */
  readonly barred?: StakeRefusal | null;
  /** The event; `ref` tells the answers of a batch apart. */
  readonly event: (ref: Ref) => E;
}

export interface WriterDeps<S, E, R, F extends { readonly type: string }> extends CarryDeps<S, E, R, F> {
  readonly clock: Clock;
  readonly epoch: bigint;
  /** ToldBalance of what became true, after its commit and before the answers go out. `balances` are of everybody whose money moved, with the command that an answer goes to. */
  readonly told: (facts: readonly F[], state: S, balances: ReadonlyMap<string, ToldBalance>) => void;
  /** A write failed: what is in memory can no longer be trusted. The writer takes nothing any more. */
  readonly failed: (error: Error) => void;
  readonly committed?: (commands: number, ms: number) => void;
  readonly windowMs?: number;
}

/** The one writer of a room: commands and turns in order, each batch one commit, answers only after it. */
export interface Writer<S, E> {
  readonly state: S;
  /**
   * The reply to a command. @throws CodeError for a refusal; 667 when too many of the player's wait; 10006 when the room cannot write, and did not carry it out; 0 when nobody knows whether
   * it was carried out: who sent it looks at the room, or asks again with the same id.
   */
  command(incoming: Incoming<E>): Promise<unknown>;
  /** Lets the room do something by itself, in its turn; resolves once it is committed, or found to be no longer due. */
  turn(make: (state: S) => E | null): Promise<void>;
  /** Resolves when everything taken so far is committed. */
  idle(): Promise<void>;
  /** Takes nothing any more and waits for what was taken. */
  stop(): Promise<void>;
}

const unavailable = (): CodeError => new CodeError(CODE.gameUnavailable);
const fateUnknown = (): CodeError => new CodeError(CODE.unparseable);

/** A commit that was sent and not answered: what it carries out may be in the store. */
class InDoubtError extends Error {
  override readonly name = 'InDoubtError';
  constructor(cause: unknown) {
    super('a commit was not answered', { cause });
  }
}

/** Starts a writer on a state that matches the store. */
export function createWriter<S, E, R, F extends { readonly type: string }>(
  initial: S,
  deps: WriterDeps<S, E, R, F>,
): Writer<S, E> {
  const { game, store, clock, epoch, told, failed, windowMs = BATCH_WINDOW_MS } = deps;
  const queue = new JobQueue<S, E>();
  /** Commands without an answer yet, by player. */
  const waiting = new Map<string, number>();
  let state = initial;
  let closed = false;
  let running: Promise<void> | null = null;
  let timer: { readonly due: number; readonly cancel: () => void } | null = null;

  /**
   * One transaction under this leader's epoch, tried a second time when the store dropped the first before its commit: a lost connection is
   * not worth a void round. A commit without an answer is in doubt and never tried again: commands that it did carry out would only be
   * answered then, and their bets would be in the store but not in the room. The room starts over from the store instead.
   */
  async function write<T>(work: Parameters<typeof store.transaction<T>>[0]): Promise<T> {
    const once = async (): Promise<T> => {
      let sent = false;
      try {
        return await store.transaction(async (tx) => {
          await checkEpoch(tx, store.engine, game.room, epoch);
          const done = await work(tx);
          sent = true;
          return done;
        });
      } catch (error) {
        throw sent ? new InDoubtError(error) : error;
      }
    };
    try {
      return await once();
    } catch (error) {
      if (error instanceof InDoubtError || error instanceof FencedError) throw error;
      return once();
    }
  }

  /** `answered` are the players whose command was carried out, with its id: a player is in a batch with one command at most. */
  function accept(carried: Carried<S, F>, answered: ReadonlyMap<string, string | undefined>): void {
    state = carried.state;
    const balances = [...carried.balances].map(([userId, balance]): [string, ToldBalance] => [
      userId,
      { ...balance, uuid: answered.get(userId) },
    ]);
    told(carried.facts, state, new Map(balances));
  }

  async function commands(batch: readonly Waiting<E>[]): Promise<void> {
    const startedAt = clock.now();
    const before = state;
    const carried = await write((tx) => carryCommands(deps, tx, before, batch, startedAt));
    accept(
      carried,
      new Map(
        batch.filter((_, place) => carried.outcomes.get(place)?.ok).map(({ userId, uuid }) => [userId, uuid] as const),
      ),
    );
    batch.forEach((command, place) => {
      const outcome = carried.outcomes.get(place);
      if (outcome === undefined) command.reject(new Error(`no answer to ${command.route}`));
      else if (outcome.ok) command.resolve(outcome.reply);
      else command.reject(errorOf(outcome.refusal));
    });
    deps.committed?.(batch.length, clock.now() - startedAt);
  }

  async function turn(make: (state: S) => E | null): Promise<void> {
    const event = make(state);
    if (event === null) return;
    const [after, effects] = fold(game, state, [event]);
    const { moves, facts } = sortEffects(effects);
    // What neither moves money nor is written down needs no commit: the take-off of a rocket does not wait for a disk.
    const writes = moves.length > 0 || facts.some((fact) => game.persists(fact));
    accept(
      writes
        ? await write((tx) => carryEffects(deps, tx, after, effects))
        : { state: after, facts, outcomes: new Map(), balances: new Map() },
      new Map(),
    );
  }

  async function carry(batch: Batch<S, E>): Promise<void> {
    try {
      if (batch.kind === 'commands') await commands(batch.commands);
      else await turn(batch.turn.make);
    } catch (error) {
      closed = true;
      const fate = error instanceof InDoubtError ? fateUnknown : unavailable;
      if (batch.kind === 'commands') for (const command of batch.commands) command.reject(fate());
      rejectAll();
      failed(error instanceof Error ? error : new Error(String(error)));
    } finally {
      if (batch.kind === 'turn') batch.turn.done();
    }
  }

  function rejectAll(): void {
    for (const job of queue.drain()) {
      if (job.kind === 'command') job.reject(unavailable());
      else job.done();
    }
  }

  async function run(): Promise<void> {
    for (let batch = queue.take(BATCH_MOST); batch !== null; batch = queue.take(BATCH_MOST)) {
      await carry(batch);
      // A command that came meanwhile may still have company: it waits for its window like any other.
      if (!closed && queue.dueAt(windowMs) > clock.now()) break;
    }
  }

  /**
   * Commands begin their batch when a timer fires, never amid those that come with them: taking in a crowd's may last longer than the window, and a
   * batch that began meanwhile would leave the rest to a second commit. Without a window nothing waits.
   */
  function wake(): void {
    if (running !== null || queue.length === 0) return;
    const waits = queue.dueAt(windowMs);
    if (waits === -Infinity || windowMs === 0 || closed) return begin();
    const due = queue.length < BATCH_PLENTY ? waits : Math.min(waits, clock.now());
    if (timer !== null && timer.due <= due) return;
    timer?.cancel();
    timer = { due, cancel: clock.at(due, begin) };
  }

  function begin(): void {
    stopTimer();
    if (running !== null) return;
    running = run().finally(() => {
      running = null;
      wake();
    });
  }

  function stopTimer(): void {
    timer?.cancel();
    timer = null;
  }

  async function idle(): Promise<void> {
    while (running !== null || queue.length > 0) {
      if (running === null) await flush();
      else await running;
    }
  }

  async function flush(): Promise<void> {
    stopTimer();
    running = run().finally(() => {
      running = null;
    });
    await running;
  }

  return {
    get state() {
      return state;
    },
    command(incoming) {
      if (closed) return Promise.reject(unavailable());
      const { userId } = incoming;
      const others = waiting.get(userId) ?? 0;
      if (others >= MOST_WAITING) return Promise.reject(new CodeError(CODE.tooFrequent));
      waiting.set(userId, others + 1);
      const answered = (): void => {
        const left = (waiting.get(userId) ?? 0) - 1;
        if (left > 0) waiting.set(userId, left);
        else waiting.delete(userId);
      };
      return new Promise<unknown>((resolve, reject) => {
        queue.push({ kind: 'command', ...incoming, enqueuedAt: clock.now(), resolve, reject });
        wake();
      }).finally(answered);
    },
    turn(make) {
      if (closed) return Promise.resolve();
      return new Promise((done) => {
        queue.push({ kind: 'turn', make, done });
        wake();
      });
    },
    idle,
    async stop() {
      closed = true;
      await idle();
    },
  };
}
