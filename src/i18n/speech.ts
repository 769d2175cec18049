import { fill, type Message, type Params, type Translation } from './catalogue';
import { id } from './id';

export const LOCALES = ['id', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
/** Each language by its own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { id: 'Bahasa Indonesia', en: 'English' };

/** Translates: a key and, for a text with blanks, their values. */
export type Translate = <Key extends Message>(key: Key, ...params: Params<Key>) => string;

/** Where the choice is remembered: the browser's storage in the app, an object in tests. */
export interface LocaleMemory {
  read(): string | null;
  write(locale: Locale): void;
}

/** The language on screen with its texts: one object as long as nothing changes. */
export interface Spoken {
  readonly locale: Locale;
  readonly t: Translate;
}

/** The language of the visit, in the shape that `useSyncExternalStore` takes. */
export interface Speech {
  get(): Spoken;
  /** Resolves when the texts are there and shown; rejects when they could not be loaded, and nothing changes then. */
  set(locale: Locale): Promise<void>;
  subscribe(changed: () => void): () => void;
}

/** A translator over one catalogue. */
export const translator = (texts: Translation): Translate => (key, ...params) => fill(texts[key], params[0]);

/** Indonesian is there at once, English comes when it is asked for. */
const load = async (locale: Locale): Promise<Translation> => (locale === 'id' ? id : (await import('./en')).en);

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text);

/** Speaks Indonesian until another language was chosen, here or at an earlier visit. */
export function createSpeech(memory: LocaleMemory): Speech {
  let spoken: Spoken = { locale: 'id', t: translator(id) };
  const listeners = new Set<() => void>();
  const speech: Speech = {
    get: () => spoken,
    async set(locale) {
      spoken = { locale, t: translator(await load(locale)) };
      memory.write(locale);
      for (const changed of [...listeners]) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const remembered = memory.read();
  // A remembered language whose texts cannot be loaded now leaves Indonesian in place.
  if (isLocale(remembered) && remembered !== 'id') speech.set(remembered).catch(() => undefined);
  return speech;
}
