export type { AreaOf, Message, Params, PlainMessage, Translation } from './catalogue';
export { LocaleProvider, useLocale, useT } from './locale';
export { LOCALES, type Locale, withWords } from './dictionary';
export {
  createSpeech,
  LOCALE_NAMES,
  type LocaleMemory,
  type Speech,
  type Spoken,
  type Translate,
  translator,
} from './speech';
