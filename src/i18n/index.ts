export type { AreaOf, Message, Params, PlainMessage, Translation } from './catalogue';
export { LocaleProvider, useLocale, useT } from './locale';
export { createSpeech, LOCALES, LOCALE_NAMES, type Locale, type LocaleMemory, type Speech, type Spoken, type Translate, translator } from './speech';
