import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
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

interface LocaleState {
  readonly locale: Locale;
  readonly t: Translate;
  /** Resolves when the texts are there and shown; rejects when they could not be loaded, and nothing changes then. */
  setLocale(locale: Locale): Promise<void>;
}

/** Indonesian is there at once, English comes when it is asked for. */
const load = async (locale: Locale): Promise<Translation> => (locale === 'id' ? id : (await import('./en')).en);

/** A translator over one catalogue. */
export const translator = (texts: Translation): Translate => (key, ...params) => fill(texts[key], params[0]);

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text);

const Context = createContext<LocaleState>({ locale: 'id', t: translator(id), setLocale: () => Promise.resolve() });

/** Provides the language to everything below and keeps `<html lang>` in step. */
export function LocaleProvider({ memory, children }: { readonly memory: LocaleMemory; readonly children: ReactNode }) {
  const [shown, show] = useState<{ locale: Locale; texts: Translation }>({ locale: 'id', texts: id });

  const setLocale = useCallback(async (locale: Locale) => {
    const texts = await load(locale);
    memory.write(locale);
    show({ locale, texts });
  }, [memory]);

  useEffect(() => {
    const remembered = memory.read();
    // A remembered language whose file cannot be loaded now leaves Indonesian in place.
    if (isLocale(remembered) && remembered !== 'id') setLocale(remembered).catch(() => undefined);
  }, [memory, setLocale]);

  useEffect(() => {
    document.documentElement.lang = shown.locale;
  }, [shown.locale]);

  const state = useMemo<LocaleState>(() => ({ locale: shown.locale, t: translator(shown.texts), setLocale }), [shown, setLocale]);
  return <Context value={state}>{children}</Context>;
}

/** The translator of the language on screen. */
export const useT = (): Translate => useContext(Context).t;

/** The language on screen and its switch. */
export const useLocale = (): LocaleState => useContext(Context);
