/** The words of the roller room's canvas. */
import type { RollerText } from '../../scenes/roller/view';
import type { Locale } from '../i18n';
import { CONNECTING } from '../i18n/painted';

export const rollerWords: Readonly<Record<Locale, Readonly<Record<RollerText, string>>>> = {
  id: { won: 'Menang', pays: 'Bayar', refused: 'Angka terlalu dekat ke ujung', connecting: CONNECTING.id, thousand: 'rb' },
  en: { won: 'Won', pays: 'Pays', refused: 'Number too close to the end', connecting: CONNECTING.en, thousand: 'K' },
};
