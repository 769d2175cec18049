/** The words of the mines room's canvas. */
import type { MinesText } from '../../scenes/mines/view';
import type { Locale } from '../i18n';
import { CONNECTING } from '../i18n/painted';

export const minesWords: Readonly<Record<Locale, Readonly<Record<MinesText, string>>>> = { id: { connecting: CONNECTING.id }, en: { connecting: CONNECTING.en } };
