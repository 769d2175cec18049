import { availableParallelism } from 'node:os';
import { tooSoon } from '../../contract/errors';
import type { Clock } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Allowance } from '../system/allowance';
import type { Rate } from '../system/bucket';
import { turnPathOf } from '../system/network';

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
  /** What is routed as one, in which the address lies: whoever holds a /48 or a /24 is no crowd. */
  readonly part: string;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

const countOf = (queue: readonly Waiting[], part: string): number => queue.filter((one) => one.part === part).length;

/** One more in a lane: the parts have their turns one after another, so that who asks for one hash waits for one of each and not for what another has piled up. */
function lined(queue: readonly Waiting[], one: Waiting): readonly Waiting[] {
  const round = countOf(queue, one.part);
  const before = new Map<string, number>();
  const at = queue.findIndex(({ part }) => {
    const ofPart = before.get(part) ?? 0;
    before.set(part, ofPart + 1);
    return ofPart > round;
  });
  return queue.toSpliced(at < 0 ? queue.length : at, 0, one);
}

/** Who makes room in a full lane for one of a part: the last of the part that has most, where that is more than the other will have. */
function crowdedOut(queue: readonly Waiting[], part: string): Waiting | undefined {
  const last = queue.toSorted((a, b) => countOf(queue, a.part) - countOf(queue, b.part)).at(-1);
  return last === undefined || countOf(queue, last.part) <= countOf(queue, part) + 1
    ? undefined
    : queue.findLast((one) => one.part === last.part);
}

/**
 * Limits password hashing itself, which is what an attack on the entrance costs us: by player, by address and in all. Lanes take turns, so
 * that a login waits for one registration at most, however many there are, and within each those who come from somewhere else; nothing sleeps, what cannot wait is refused at once.
 */
export function createHashQueue(clock: Clock, limits: HashLimits = HASH_LIMITS): HashQueue {
  const lanes = LANES.map((): readonly Waiting[] => []);
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
      const [first, ...rest] = lanes[lane] ?? [];
      if (first === undefined) continue;
      lanes[lane] = rest;
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

  const partOf = (address: string | null): string => (address === null ? '' : turnPathOf(address)[0]);
  const leave = (place: number, gone: Waiting): void => {
    lanes[place] = (lanes[place] ?? []).filter((one) => one !== gone);
    gone.refuse(tooSoon(FULL_RETRY_MS));
  };

  /** Who resets has spent a code, of which there are few: that lane is never full. */
  const hasRoom = ({ lane, address }: HashRequest, place: number): boolean => {
    const queue = lanes[place] ?? [];
    if (lane === 'reset') return true;
    if (address !== null && queue.filter((one) => one.address === address).length >= limits.waitingPerAddress)
      return false;
    if (queue.length < limits.waiting) return true;
    const gone = crowdedOut(queue, partOf(address));
    if (gone !== undefined) leave(place, gone);
    return gone !== undefined;
  };

  return {
    run(request, work) {
      const place = LANES.indexOf(request.lane);
      const paying = payers(request);
      const waitMs = Math.max(0, ...paying.map(([allowance, key]) => allowance.waitMs(key)));
      if (waitMs > 0) return Promise.reject(tooSoon(waitMs));
      if (!hasRoom(request, place)) return Promise.reject(tooSoon(FULL_RETRY_MS));
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
        const { address } = request;
        lanes[place] = lined(lanes[place] ?? [], { address, part: partOf(address), start, refuse: reject });
        pump();
      });
    },
  };
}
