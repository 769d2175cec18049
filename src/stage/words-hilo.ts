/** The words of the hilo room's canvas. */
import type { HiloText } from '../../scenes/hilo/view';
import type { Locale } from '../i18n';
import { CONNECTING } from '../i18n/painted';

export const hiloWords: Readonly<Record<Locale, Readonly<Record<HiloText, string>>>> = {
  id: { now: 'Saat ini', start: 'Mulai', next: 'Berikut', right: 'Benar', skip: 'Lewati', higherSame: 'Naik / sama', lowerSame: 'Turun / sama', higher: 'Naik', lower: 'Turun', same: 'Sama', connecting: CONNECTING.id },
  en: { now: 'Worth now', start: 'Start', next: 'Next', right: 'Right', skip: 'Skip', higherSame: 'Higher / same', lowerSame: 'Lower / same', higher: 'Higher', lower: 'Lower', same: 'Same', connecting: CONNECTING.en },
};
