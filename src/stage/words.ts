/** Words that are painted on the canvas, Indonesian first. Short on purpose: they stand on pills. */

import type { CrashText } from '../../scenes/crash/view';
import type { Locale } from '../i18n';

export const crashWords: Readonly<Record<Locale, Readonly<Record<CrashText, string>>>> = {
  id: { startsIn: 'detik lagi lepas landas', won: 'Menang', flying: 'Kalau ditarik', crashedAt: 'Roket meledak', lag: 'Menunggu sinyal…', connecting: 'Menghubungkan…', seconds: 'd', bot: 'bot' },
  en: { startsIn: 'seconds to lift-off', won: 'Won', flying: 'If you cash out', crashedAt: 'Rocket exploded', lag: 'Waiting for signal…', connecting: 'Connecting…', seconds: 's', bot: 'bot' },
};
