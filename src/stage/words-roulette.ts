import type { RouletteText } from '../../scenes/roulette/view';
import type { Locale } from '../i18n';
import { CONNECTING } from '../i18n/painted';

/** Words that are painted on the roulette room's canvas, Indonesian first. */
export const rouletteWords: Readonly<Record<Locale, Readonly<Record<RouletteText, string>>>> = {
  id: {
    red: 'Merah', black: 'Hitam', blue: 'Biru', bot: 'bot', players: 'pemain', you: 'Anda', place: 'Pasang', seconds: 'detik', spinning: 'Berputar', closed: 'Ditutup', connecting: CONNECTING.id,
    thousand: 'rb', million: 'jt', billion: 'M',
  },
  en: {
    red: 'Red', black: 'Black', blue: 'Blue', bot: 'bot', players: 'players', you: 'You', place: 'Bet', seconds: 'seconds', spinning: 'Spinning', closed: 'Closed', connecting: CONNECTING.en,
    thousand: 'K', million: 'M', billion: 'B',
  },
};
