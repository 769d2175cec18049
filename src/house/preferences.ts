import type { DeviceStorage } from './storage';

export const LEVELS = ['high', 'medium', 'low'] as const;
/** What the canvas may cost. */
export type Level = (typeof LEVELS)[number];
export const QUALITIES = ['auto', ...LEVELS] as const;
/** A level, or `auto`: the governor's choice. */
export type Quality = (typeof QUALITIES)[number];

/** What the player has set on this device, and what the stage has found out for it. */
export interface Settings {
  readonly sound: boolean;
  /** Music under the effects, where sound is on. */
  readonly music: boolean;
  /** Mails are told of while the site lies in the background, where the browser allows it. */
  readonly notices: boolean;
  readonly quality: Quality;
  /** What the governor found right for this device; null before it has looked. */
  readonly autoLevel: Level | null;
  /** And with which share of that level's device pixels, in width and in height; 1 before it has looked. */
  readonly autoSharpness: number;
  /** The open room's sounds are on their way: known to this visit only. */
  readonly audioLoading: boolean;
}

/** Settings with their memory, in the shape that `useSyncExternalStore` takes. */
export interface Preferences {
  get(): Settings;
  set(change: Partial<Settings>): void;
  subscribe(changed: () => void): () => void;
}

const isLevel = (text: string | null): text is Level => LEVELS.some((level) => level === text);
const isQuality = (text: string | null): text is Quality => QUALITIES.some((quality) => quality === text);

/** Settings as they were left on this device. Sound is on until it was switched off; browsers wait for a gesture anyway. */
export function createPreferences(storage: DeviceStorage): Preferences {
  const quality = storage.get('quality');
  const autoLevel = storage.get('quality.auto');
  const sharpness = Number(storage.get('quality.sharpness'));
  let settings: Settings = {
    sound: storage.get('sound') !== 'off',
    music: storage.get('music') !== 'off',
    notices: storage.get('notices') !== 'off',
    quality: isQuality(quality) ? quality : 'auto',
    autoLevel: isLevel(autoLevel) ? autoLevel : null,
    autoSharpness: sharpness > 0 && sharpness < 1 ? sharpness : 1,
    audioLoading: false,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change };
      for (const name of ['sound', 'music', 'notices'] as const) storage.set(name, settings[name] ? 'on' : 'off');
      storage.set('quality', settings.quality);
      storage.set('quality.auto', settings.autoLevel);
      storage.set('quality.sharpness', settings.autoSharpness < 1 ? String(settings.autoSharpness) : null);
      for (const changed of [...listeners]) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
