import type { DeviceStorage } from './storage';

export const QUALITIES = ['auto', 'high', 'low'] as const;
/** How much the canvas may cost: `auto` leaves it to the governor. */
export type Quality = (typeof QUALITIES)[number];

/** What the player has set on this device. */
export interface Settings {
  readonly sound: boolean;
  readonly quality: Quality;
}

/** Settings with their memory, in the shape that `useSyncExternalStore` takes. */
export interface Preferences {
  get(): Settings;
  set(change: Partial<Settings>): void;
  subscribe(changed: () => void): () => void;
}

const isQuality = (text: string | null): text is Quality => QUALITIES.some((quality) => quality === text);

/** Settings as they were left on this device. Sound is on until it was switched off; browsers wait for a gesture anyway. */
export function createPreferences(storage: DeviceStorage): Preferences {
  const quality = storage.get('quality');
  let settings: Settings = { sound: storage.get('sound') !== 'off', quality: isQuality(quality) ? quality : 'auto' };
  const listeners = new Set<() => void>();
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change };
      storage.set('sound', settings.sound ? 'on' : 'off');
      storage.set('quality', settings.quality);
      for (const changed of [...listeners]) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
