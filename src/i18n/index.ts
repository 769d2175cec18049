export type { AreaOf, Message, Params, Translation } from './catalogue';
export { LOCALES, LOCALE_NAMES, type Locale, LocaleProvider, type LocaleMemory, type Translate, translator, useLocale, useT } from './locale';
