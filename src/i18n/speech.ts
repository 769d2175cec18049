import type { ErrorTexts } from '../../contract/errors';
import { fill, type Message, type Params } from './catalogue';
import { type Locale, LOCALES } from './areas';
import { dictionary, type Dictionary } from './dictionary';

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
  /** What failures say. */
  readonly errors: ErrorTexts;
}

/** The language of the visit, in the shape that `useSyncExternalStore` takes. */
export interface Speech {
  get(): Spoken;
  /** Resolves when the texts are there and shown; rejects when they could not be loaded, and nothing changes then. */
  set(locale: Locale): Promise<void>;
  subscribe(changed: () => void): () => void;
}

/** A translator over the texts of one language. */
export const translator =
  (text: (key: Message) => string): Translate =>
  (key, ...params) =>
    fill(text(key), params[0]);

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text);

/** Speaks Indonesian until another language was chosen, here or at an earlier visit. */
export function createSpeech(memory: LocaleMemory, words: Dictionary = dictionary): Speech {
  const speak = (locale: Locale): Spoken => ({
    locale,
    t: translator((key) => words.text(locale, key)),
    errors: words.errors(locale),
  });
  let spoken = speak('id');
  const listeners = new Set<() => void>();
  const speech: Speech = {
    get: () => spoken,
    async set(locale) {
      await words.learn(locale);
      spoken = speak(locale);
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
