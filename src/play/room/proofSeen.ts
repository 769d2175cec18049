import type { DeviceStorage } from '../../house/storage';
import type { Witness } from './proof';

/** Rounds that a device remembers of a room: more than an hour of watching. */
export const SEEN_KEPT = 200;

/** The rounds whose fingerprints this device saw before their bets closed. */
export interface SeenRounds {
  /** Keeps what is heard of a round for the first time; what is said of it later changes nothing. `id` has no spaces. */
  note(id: string, seen: Witness): void;
  find(id: string): Witness | null;
}

/** `id seedHash publicSeedHash at`, a round on each line, the oldest first. Anything else is passed over. */
const LINE = /^(\S{1,48}) ([0-9a-f]{64}) ([0-9a-f]{64}) (\d{1,15})$/;

function read(text: string | null): Map<string, Witness> {
  const rounds = new Map<string, Witness>();
  for (const line of (text ?? '').split('\n')) {
    const [, id, seedHash, publicSeedHash, at] = LINE.exec(line) ?? [];
    if (id !== undefined && seedHash !== undefined && publicSeedHash !== undefined)
      rounds.set(id, { seedHash, publicSeedHash, at: Number(at) });
  }
  return rounds;
}

const write = (rounds: ReadonlyMap<string, Witness>): string =>
  [...rounds].map(([id, { seedHash, publicSeedHash, at }]) => `${id} ${seedHash} ${publicSeedHash} ${at}`).join('\n');

/** The memory of one room, in the device's storage and, where the browser refuses that, for as long as the page is open. */
export function createSeenRounds(storage: DeviceStorage, key: string): SeenRounds {
  let known = read(storage.get(key));
  return {
    note(id, seen) {
      if (known.has(id)) return;
      // Another tab may have written meanwhile, and earlier.
      const all = new Map([...known, ...read(storage.get(key))]);
      if (!all.has(id)) all.set(id, seen);
      known = new Map([...all].sort(([, a], [, b]) => a.at - b.at).slice(-SEEN_KEPT));
      storage.set(key, write(known));
    },
    find: (id) => known.get(id) ?? read(storage.get(key)).get(id) ?? null,
  };
}

/** One memory for each room of a visit: whoever leaves a room and comes back finds it again. */
const open = new WeakMap<DeviceStorage, Map<string, SeenRounds>>();

/** The memory of a room, opened at the first call. */
export function seenRounds(storage: DeviceStorage, key: string): SeenRounds {
  const rooms = open.get(storage) ?? new Map<string, SeenRounds>();
  open.set(storage, rooms);
  const room = rooms.get(key) ?? createSeenRounds(storage, key);
  rooms.set(key, room);
  return room;
}
