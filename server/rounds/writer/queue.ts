import type { Ref } from '../../engines/kit/effects';
import type { StakeRefusal } from '../../ports';

/** A command that waits for its answer. */
export interface Waiting<E> {
  readonly kind: 'command';
  readonly userId: string;
  readonly uuid: string | undefined;
  readonly route: string;
  readonly enqueuedAt: number;
  readonly barred?: StakeRefusal | null;
  readonly event: (ref: Ref) => E;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Something that the room does by itself. `make` may find that it is no longer due: null. */
export interface Turn<S, E> {
  readonly kind: 'turn';
  readonly make: (state: S) => E | null;
  readonly done: () => void;
}

export type Job<S, E> = Waiting<E> | Turn<S, E>;

/** What is carried out as one: commands of different players, or one turn of the room. */
export type Batch<S, E> =
  | { readonly kind: 'commands'; readonly commands: readonly Waiting<E>[] }
  | { readonly kind: 'turn'; readonly turn: Turn<S, E> };

/**
 * The room's commands and turns in order. A batch never holds two commands of one player, so that each sees what the
 * one before it did to the wallet; later ones keep their place. Nothing overtakes a turn.
 */
export class JobQueue<S, E> {
  #jobs: Job<S, E>[] = [];
  #turns = 0;

  get length(): number {
    return this.#jobs.length;
  }

  push(job: Job<S, E>): void {
    this.#jobs.push(job);
    if (job.kind === 'turn') this.#turns += 1;
  }

  /** When the first command in line may wait no longer; at once for a turn anywhere in the queue. */
  dueAt(windowMs: number): number {
    if (this.#turns > 0) return -Infinity;
    const [first] = this.#jobs;
    return first?.kind === 'command' ? first.enqueuedAt + windowMs : Infinity;
  }

  /** Takes the next batch out of the queue, of at most `most` commands; null when it is empty. */
  take(most: number): Batch<S, E> | null {
    const [first] = this.#jobs;
    if (first === undefined) return null;
    if (first.kind === 'turn') {
      this.#jobs = this.#jobs.slice(1);
      this.#turns -= 1;
      return { kind: 'turn', turn: first };
    }
    const commands: Waiting<E>[] = [];
    const rest: Job<S, E>[] = [];
    const players = new Set<string>();
    let turn = false;
    for (const job of this.#jobs) {
      turn ||= job.kind === 'turn';
      if (job.kind === 'turn' || turn || commands.length >= most || players.has(job.userId)) {
        rest.push(job);
        continue;
      }
      players.add(job.userId);
      commands.push(job);
    }
    this.#jobs = rest;
    return { kind: 'commands', commands };
  }

  /** Empties the queue. */
  drain(): Job<S, E>[] {
    const jobs = this.#jobs;
    this.#jobs = [];
    this.#turns = 0;
    return jobs;
  }
}
