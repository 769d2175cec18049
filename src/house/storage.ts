/** The device's memory, as far as the browser lets us: in a private window it forgets, and nothing fails. */
export interface DeviceStorage {
  get(key: string): string | null;
  /** Null forgets. */
  set(key: string, value: string | null): void;
}

const PREFIX = 'lintang.';

/** Over `localStorage`; reads and writes that the browser refuses are dropped. */
export function deviceStorage(area: () => Storage): DeviceStorage {
  return {
    get(key) {
      try {
        return area().getItem(PREFIX + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) area().removeItem(PREFIX + key);
        else area().setItem(PREFIX + key, value);
      } catch {
        // Refused or full: the setting lasts until the page closes.
      }
    },
  };
}
