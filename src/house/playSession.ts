import type { Clock } from '../../machines/kit/clock';
import type { DeviceStorage } from './storage';

/** Who was away longer than this begins a new sitting. */
export const AWAY_MS = 30 * 60_000;
const SINCE = 'play.since';
const SEEN = 'play.seen';
const CHECKED = 'play.checked';

/** What an open room says of the player's money. */
export interface Engagement {
  /** Whether something of the player's is in a round that is not settled, or is about to be. */
  atStake(): boolean;
  /** Ends an auto-bet after its round; says whether one runs. */
  stopAuto?(): boolean;
}

/** One sitting of a player at the games: how long it lasts, and when it may be interrupted. Times are the server's, epoch ms. */
export interface PlaySession {
  /** When it began; null while nobody plays here. */
  since(): number | null;
  subscribe(changed: () => void): () => void;
  /** Goes on with the sitting that the device remembers, also over a reload, or begins one. */
  resume(): void;
  /** A new one, for somebody who has just come. */
  begin(): void;
  end(): void;
  /** The player is still here. */
  seen(): void;
  /** When the next reality check is due; null while nobody plays or none is wanted. */
  checkDueAt(everyMinutes: number): number | null;
  /** A reality check was answered. */
  checked(): void;
  /** A room is open, until the returned function is called. */
  engage(engagement: Engagement): () => void;
  atStake(): boolean;
  /** Ends what plays by itself in any room; says whether anything does. */
  stopAuto(): boolean;
}

/** The sitting, remembered on the device. */
export function createPlaySession(storage: DeviceStorage, clock: Clock): PlaySession {
  /** Whole milliseconds: they go over the wire. */
  const now = (): number => Math.floor(clock.now());
  let since: number | null = null;
  const listeners = new Set<() => void>();
  const rooms = new Set<Engagement>();
  const timeOf = (key: string): number | null => {
    const time = Number(storage.get(key));
    return Number.isFinite(time) && time > 0 ? time : null;
  };
  const note = (key: string, time: number | null): void => storage.set(key, time === null ? null : String(time));
  const become = (time: number | null): void => {
    since = time;
    note(SINCE, time);
    note(SEEN, time === null ? null : now());
    for (const changed of [...listeners]) changed();
  };
  const begin = (): void => {
    note(CHECKED, null);
    become(now());
  };
  return {
    since: () => since,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    resume() {
      const at = now();
      const [began, seenAt] = [timeOf(SINCE), timeOf(SEEN)];
      // A clock that was set meanwhile makes no sitting begin in the future.
      if (began !== null && seenAt !== null && began <= at && at - seenAt < AWAY_MS) become(began);
      else begin();
    },
    begin,
    end() {
      note(CHECKED, null);
      become(null);
    },
    seen() {
      if (since !== null) note(SEEN, now());
    },
    checkDueAt(everyMinutes) {
      if (since === null || everyMinutes <= 0) return null;
      return Math.max(since, timeOf(CHECKED) ?? 0) + everyMinutes * 60_000;
    },
    checked() {
      note(CHECKED, now());
      for (const changed of [...listeners]) changed();
    },
    engage(engagement) {
      rooms.add(engagement);
      return () => rooms.delete(engagement);
    },
    atStake: () => [...rooms].some((room) => room.atStake()),
    stopAuto: () => [...rooms].filter((room) => room.stopAuto?.() === true).length > 0,
  };
}
