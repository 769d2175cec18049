/** Words that are painted on the canvas, Indonesian first. Short on purpose: they stand on pills. */

import type { CrashText } from '../../scenes/crash/view';
import type { DiceText } from '../../scenes/dice/view';
import type { DingdongText } from '../../scenes/dingdong/view';
import type { WingoText } from '../../scenes/wingo/view';
import type { Locale } from '../i18n';
import { CONNECTING } from '../i18n/painted';

export const crashWords: Readonly<Record<Locale, Readonly<Record<CrashText, string>>>> = {
  id: { startsIn: 'detik lagi lepas landas', won: 'Menang', flying: 'Kalau ditarik', crashedAt: 'Roket meledak', lag: 'Menunggu sinyal…', connecting: CONNECTING.id, seconds: 'd', bot: 'bot' },
  en: { startsIn: 'seconds to lift-off', won: 'Won', flying: 'If you cash out', crashedAt: 'Rocket exploded', lag: 'Waiting for signal…', connecting: CONNECTING.en, seconds: 's', bot: 'bot' },
};

export const wingoWords: Readonly<Record<Locale, Readonly<Record<WingoText, string>>>> = {
  id: {
    period: 'Periode', drawIn: 'Undian dalam', drawing: 'Mengundi…', result: 'Hasil', closing: 'Segera ditutup', closed: 'Taruhan ditutup', selections: 'pilihan', placed: 'terpasang', history: 'Riwayat',
    connecting: CONNECTING.id, green: 'Hijau', red: 'Merah', violet: 'Ungu', thousand: 'rb', million: 'jt', billion: 'M',
  },
  en: {
    period: 'Period', drawIn: 'Draw in', drawing: 'Drawing…', result: 'Result', closing: 'Closing', closed: 'Bets closed', selections: 'picks', placed: 'placed', history: 'History',
    connecting: CONNECTING.en, green: 'Green', red: 'Red', violet: 'Violet', thousand: 'K', million: 'M', billion: 'B',
  },
};

export const diceWords: Readonly<Record<Locale, Readonly<Record<DiceText, string>>>> = {
  id: {
    connecting: CONNECTING.id, seconds: 'detik', next: 'Ronde baru', total: 'Total', people: 'orang', bet: '+ Pasang', hot: 'Ramai', waits: 'Antre', matched: 'dadu cocok', missed: 'Tidak cocok', closed: 'Taruhan ditutup',
    thousand: 'rb', million: 'jt', billion: 'M',
  },
  en: {
    connecting: CONNECTING.en, seconds: 'seconds', next: 'Next round', total: 'Total', people: 'in', bet: '+ Bet', hot: 'Hot', waits: 'Next', matched: 'dice match', missed: 'No match', closed: 'Bets closed',
    thousand: 'K', million: 'M', billion: 'B',
  },
};

export const dingdongWords: Readonly<Record<Locale, Readonly<Record<DingdongText, string>>>> = {
  id: {
    CHERRY: 'Ceri', APPLE: 'Apel', MANGO: 'Mangga', BAMBOO: 'Bambu', GRAPE: 'Anggur', STAR: 'Bintang', DING: 'Ding', AGAIN: 'Lagi', closesIn: 'Tutup dalam', closed: 'Taruhan ditutup', runAgain: 'Putar ulang',
    won: 'Menang', back: 'Kembali', put: '+ Pasang', connecting: CONNECTING.id, offline: 'Terputus', reconnecting: 'Menyambung lagi…', thousand: 'rb', million: 'jt', billion: 'M',
  },
  en: {
    CHERRY: 'Cherry', APPLE: 'Apple', MANGO: 'Mango', BAMBOO: 'Bamboo', GRAPE: 'Grape', STAR: 'Star', DING: 'Ding', AGAIN: 'Lagi', closesIn: 'Closes in', closed: 'Bets closed', runAgain: 'Runs again',
    won: 'Won', back: 'Returned', put: '+ Bet', connecting: CONNECTING.en, offline: 'Disconnected', reconnecting: 'Reconnecting…', thousand: 'K', million: 'M', billion: 'B',
  },
};
