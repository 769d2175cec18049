import { availableParallelism } from 'node:os';
import { tooSoon } from '../../contract/errors';
import type { Clock } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Allowance } from '../system/allowance';
import type { Rate } from '../system/bucket';

/** Why a password is hashed: by a reset that has shown its code, by a login of a device that knows the account, by another login, by a registration. */
export const LANES = ['reset', 'known', 'login', 'register'] as const;
export type Lane = (typeof LANES)[number];

/**
 * A hash that somebody wants. `player` and `address` are who pays for it; null when nobody of that kind does. What a known device asks for takes none of its
 * address's hashes, only of the places where it may wait.
 */
export interface HashRequest {
  readonly lane: Lane;
  readonly player: string | null;
  readonly address: string | null;
}

export interface HashLimits {
  /** Hashes at once in this process: each is a whole core and 19 MiB. */
  readonly running: number;
  /** Hashes that may wait in a lane, and those of them that one address may have. */
  readonly waiting: number;
  readonly waitingPerAddress: number;
  /** What one subject of the guard may have hashed, right passwords too: five wrong ones hold it up long before. */
  readonly perPlayer: Rate;
  /** What one address may have hashed. Towns share addresses, so an evening's newcomers fit in; a thousand welcome credits do not. */
  readonly perAddress: Readonly<Record<'login' | 'register', Rate>>;
}

export const HASH_LIMITS: HashLimits = {
  // One core stays with the rooms.
  running: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 64,
  waitingPerAddress: 8,
  perPlayer: { burst: 20, perSecond: 20 / 900 },
  perAddress: { login: { burst: 300, perSecond: 0.5 }, register: { burst: 40, perSecond: 0.1 } },
};

/** What is told to whoever finds a lane full: by then two full lanes are done with on any machine that hashes in 30 ms. */
export const FULL_RETRY_MS = 4_000;

export interface HashQueue {
  /** Runs the work when its turn comes. @throws CodeError 667 with the wait, at once, when it may not even wait */
  run<T>(request: HashRequest, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly address: string | null;
  readonly start: () => void;
}

/**
 * Limits password hashing itself, which is what an attack on the entrance costs us: by player, by address and in all. Lanes take turns, so
 * that a login waits for one registration at most, however many there are; nothing sleeps, what cannot wait is refused at once.
 */
export function createHashQueue(clock: Clock, limits: HashLimits = HASH_LIMITS): HashQueue {
  const lanes = LANES.map((): Waiting[] => []);
  const players = createAllowance(limits.perPlayer, clock);
  const addresses = {
    login: createAllowance(limits.perAddress.login, clock),
    register: createAllowance(limits.perAddress.register, clock),
  };
  let running = 0;
  let turn = 0;

  const next = (): Waiting | undefined => {
    for (let i = 0; i < lanes.length; i += 1) {
      const lane = (turn + i) % lanes.length;
      const first = lanes[lane]?.shift();
      if (first === undefined) continue;
      turn = lane + 1;
      return first;
    }
    return undefined;
  };
  const pump = (): void => {
    while (running < limits.running) {
      const first = next();
      if (first === undefined) return;
      running += 1;
      first.start();
    }
  };

  /** Whose allowances a request takes from. */
  const payers = ({ lane, player, address }: HashRequest): readonly (readonly [Allowance, string])[] => [
    ...(player === null ? [] : [[players, player] as const]),
    ...(address !== null && (lane === 'login' || lane === 'register') ? [[addresses[lane], address] as const] : []),
  ];

  /** Who resets has spent a code, of which there are few: that lane is never full. */
  const isFull = ({ lane, address }: HashRequest, queue: readonly Waiting[]): boolean =>
    lane !== 'reset' &&
    (queue.length >= limits.waiting ||
      (address !== null && queue.filter((waiting) => waiting.address === address).length >= limits.waitingPerAddress));

  return {
    run(request, work) {
      const queue = lanes[LANES.indexOf(request.lane)] ?? [];
      const paying = payers(request);
      const waitMs = Math.max(0, ...paying.map(([allowance, key]) => allowance.waitMs(key)));
      if (waitMs > 0) return Promise.reject(tooSoon(waitMs));
      if (isFull(request, queue)) return Promise.reject(tooSoon(FULL_RETRY_MS));
      for (const [allowance, key] of paying) allowance.take(key);
      return new Promise((resolve, reject) => {
        const start = (): void => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              pump();
            });
        };
        queue.push({ address: request.address, start });
        pump();
      });
    },
  };
}
