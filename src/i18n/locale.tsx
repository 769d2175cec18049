import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { createSpeech, type Speech, type Spoken, type Translate } from './speech';

/** Indonesian for whatever stands outside of a provider: tests, the studio, the page of an error. */
const Context = createContext<Speech>(createSpeech({ read: () => null, write: () => undefined }));

/** Gives the language to everything below and keeps `<html lang>` in step. */
export function LocaleProvider({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  const { locale } = useSyncExternalStore(speech.subscribe, speech.get, speech.get);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <Context value={speech}>{children}</Context>;
}

/** The language on screen and its switch. */
export function useLocale(): Spoken & Pick<Speech, 'set'> {
  const speech = useContext(Context);
  const spoken = useSyncExternalStore(speech.subscribe, speech.get, speech.get);
  return { ...spoken, set: speech.set };
}

/** The translator of the language on screen. */
export const useT = (): Translate => useLocale().t;
