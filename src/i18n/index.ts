export type { PlainMessage } from './catalogue';
export { LocaleProvider, useLocale, useT } from './locale';
export { type Area, LOCALES, type Locale } from './areas';
export { withWords } from './dictionary';
export { createSpeech, LOCALE_NAMES, type Speech, type Spoken, type Translate, translator } from './speech';
