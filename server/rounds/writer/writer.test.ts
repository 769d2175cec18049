import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../kinds';
import { createLedger } from '../../ledger/ledger';
import type { Clock, Store } from '../../ports';
import { migrate } from '../../store/migrate';
import { openSqlite } from '../../store/sqlite';
import { claimRoom } from '../fence';
import type { Game } from './game';
import { BATCH_PLENTY, BATCH_WINDOW_MS, createWriter, type Writer } from './writer';

type Said = { readonly type: 'said' };
interface Hello {
  readonly ref: number;
  readonly userId: string;
}
/** A room that answers every command with how many came before it, and moves no money. */
const greeter: Game<number, Hello, number, Said> = {
  room: 'greeter',
  step: (count, { ref, userId }) => [count + 1, [{ type: 'accept', ref, userId, reply: count }]],
  funding: () => {
    throw new Error('nothing is staked here');
  },
  over: () => null,
  persists: () => false,
  save: async () => {},
  reply: (count) => count,
};

/** A clock that is set by hand and whose timers fire when they are told to. */
class HandClock implements Clock {
  time = 1_000;
  #timers: { readonly when: number; readonly run: () => void }[] = [];

  now = (): number => this.time;

  at(when: number, run: () => void): () => void {
    const timer = { when, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Fires what is due. */
  fire(): void {
    const due = this.#timers.filter(({ when }) => when <= this.time);
    this.#timers = this.#timers.filter(({ when }) => when > this.time);
    for (const { run } of due) run();
  }
}

describe('the writer of a room', () => {
  let store: Store;
  let clock: HandClock;
  let commits: number[];
  let writer: Writer<number, Hello>;

  /** In place of the store's transactions. */
  let lost: Store['transaction'] | null;

  const open = async (windowMs?: number): Promise<void> => {
    const epoch = await store.transaction((tx) => claimRoom(tx, greeter.room));
    writer = createWriter(0, {
      game: greeter,
      store: { ...store, transaction: (work) => (lost ?? store.transaction)(work) },
      ledger: createLedger({ store, clock, kinds: KINDS }),
      guard: { refused: async () => new Map() },
      clock,
      epoch,
      told: () => {},
      failed: (error) => {
        if (lost === null) throw error;
      },
      committed: (commands) => commits.push(commands),
      windowMs,
    });
  };
  /** A command of each of a crowd; taking one in lasts a while. */
  const crowd = (size: number, ms: number): Promise<unknown>[] =>
    Array.from({ length: size }, (_, i) => {
      clock.time += ms;
      const userId = `player-${i}`;
      return writer.command({ userId, uuid: undefined, route: 'hello', event: (ref) => ({ ref, userId }) });
    });

  beforeEach(async () => {
    store = openSqlite(null);
    await migrate(store);
    clock = new HandClock();
    commits = [];
    lost = null;
  });
  afterEach(async () => {
    await writer.stop();
    await store.close();
  });

  it('makes one commit of a crowd that takes longer to come in than commands wait for each other', async () => {
    await open();
    const replies = crowd(40, BATCH_WINDOW_MS / 5);
    clock.fire();
    expect(await Promise.all(replies)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(commits).toEqual([40]);
  });

  it('waits for company as long as the window lasts, and no longer once a crowd is there', async () => {
    await open();
    const few = crowd(BATCH_PLENTY - 1, 0);
    clock.time += BATCH_WINDOW_MS - 1;
    clock.fire();
    await new Promise((resolve) => setImmediate(resolve));
    expect(commits).toEqual([]);
    clock.time += 1;
    clock.fire();
    await Promise.all(few);
    expect(commits).toEqual([BATCH_PLENTY - 1]);
    const many = crowd(BATCH_PLENTY + 20, 0);
    clock.fire();
    expect(await Promise.all(many)).toHaveLength(BATCH_PLENTY + 20);
    expect(commits).toEqual([BATCH_PLENTY - 1, BATCH_PLENTY + 20]);
  });

  it('begins at once for a turn of the room, with all that came before it', async () => {
    await open();
    const replies = crowd(3, 0);
    await writer.turn(() => null);
    expect(await Promise.all(replies)).toEqual([0, 1, 2]);
    expect(commits).toEqual([3]);
  });

  it('begins at once without a window', async () => {
    await open(0);
    expect(await Promise.all(crowd(1, 0))).toEqual([0]);
    expect(commits).toEqual([1]);
  });

  describe('whose store fails', () => {
    const codeOf = (reply: Promise<unknown> | undefined): Promise<unknown> =>
      Promise.resolve(reply).then(
        () => 'carried out',
        (error: unknown) => (error as { code?: number }).code,
      );

    it('says that a command was not carried out when its transaction never came to its commit', async () => {
      await open(0);
      lost = async () => {
        throw new Error('connection lost');
      };
      expect(await codeOf(crowd(1, 0)[0])).toBe(10006);
    });

    it('says that nobody knows when the commit itself was not answered, also the second try’s, and does not try that again', async () => {
      for (const failsBefore of [0, 1]) {
        await open(0);
        let [tries, carriedOut] = [0, 0];
        lost = async (work) => {
          tries += 1;
          if (tries <= failsBefore) throw new Error('connection lost');
          await store.transaction(work);
          carriedOut += 1;
          throw new Error('connection lost amid the commit');
        };
        expect(await codeOf(crowd(1, 0)[0]), String(failsBefore)).toBe(0);
        expect([tries, carriedOut]).toEqual([failsBefore + 1, 1]);
        lost = null;
      }
    });
  });
});
